import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import { paths } from '../../lib/paths.ts';
import { selectUser } from '../../domain/session/session-slice.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { useListOwnPostsQuery, useRemoveAnswerMutation, useRemoveTopicMutation } from './board-endpoints.ts';
import { forgetOwnPost, useOwnPosts } from './own-posts.ts';

export function usePostRemoval(topicId: number, { onAnswerRemoved }: { onAnswerRemoved: () => void }) {
  const here = useOwnPosts();
  const isMember = useSelector(selectUser) !== null;
  const { data: everywhere } = useListOwnPostsQuery(isMember ? topicId : skipToken);
  const [removeTopic] = useRemoveTopicMutation();
  const [removeAnswer] = useRemoveAnswerMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();

  const getToken = (kind: 'topic' | 'answer', id: number) =>
    here.find((post) => post.kind === kind && post.id === id)?.token;

  return {
    ownsTopic: everywhere?.topic === true || getToken('topic', topicId) !== undefined,
    ownsAnswer: (id: number) =>
      everywhere?.answer_ids.includes(id) === true || getToken('answer', id) !== undefined,
    removeTopic: async () => {
      const { error } = await removeTopic({ id: topicId, token: getToken('topic', topicId) });
      if (error !== undefined) return false;
      forgetOwnPost({ kind: 'topic', id: topicId });
      dispatch(toastRaised({ tone: 'success', title: 'ลบกระทู้แล้ว' }));
      void navigate(paths.board(), { replace: true });
      return true;
    },
    removeAnswer: async (id: number) => {
      const { error } = await removeAnswer({ id, token: getToken('answer', id) });
      if (error !== undefined) return false;
      forgetOwnPost({ kind: 'answer', id });
      dispatch(toastRaised({ tone: 'success', title: 'ลบคำตอบแล้ว' }));
      onAnswerRemoved();
      return true;
    },
  };
}
