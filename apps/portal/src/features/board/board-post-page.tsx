import { BODY_RULE, NAME_RULE, TITLE_RULE } from '@sahakorn/contract/text-rules';
import { Panel } from '@sahakorn/ui/panel';
import { TextField } from '@sahakorn/ui/text-field';
import { TextareaField } from '@sahakorn/ui/textarea-field';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta.tsx';
import { useOwnNames } from '../../lib/config/use-own-names.ts';
import { paths } from '../../lib/paths.ts';
import { PostFrame } from '../../domain/posting/post-frame.tsx';
import { validateName, validatePublicText } from '../../domain/posting/text-validation.ts';
import { usePostForm } from '../../domain/posting/use-post-form.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { type Posted, useCreateTopicMutation } from './board-endpoints.ts';
import { AnsweredTopics } from './answered-topics.tsx';
import { BoardRules } from './board-rules.tsx';
import { saveOwnPost } from './own-posts.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';

const EMPTY = { title: '', body: '', name: '' };
const FIELD_IDS = { title: 'board-title', body: 'board-body', name: 'board-name' } as const;

export function BoardPostPage() {
  return (
    <>
      <PageMeta />
      <Breadcrumbs parent={{ to: paths.board(), name: 'กระดานถามตอบ' }} current="ตั้งกระทู้" />
      <h1 className="mb-5 text-2xl @panel:text-3xl">ตั้งกระทู้</h1>
      <div className="grid grid-cols-1 gap-6 @wide:flex @wide:items-start @wide:gap-10">
        <div className="min-w-0 flex-1">
          <TopicForm />
        </div>
        <div className="min-w-0 @wide:w-92">
          <BoardRules />
        </div>
      </div>
    </>
  );
}

function TopicForm() {
  const form = useTopicForm();
  const { bindText } = form;
  return (
    <Panel aria-label="กระทู้ใหม่">
      <PostFrame form={form} refused="ยังตั้งกระทู้ไม่ได้" submit="ตั้งกระทู้" busyLabel="กำลังส่ง">
        <TextField label="หัวข้อ" hint="บอกเรื่องที่ถามให้สั้นและชัด" autoComplete="off" {...bindText('title')} />
        <AnsweredTopics title={form.values.title} />
        <TextareaField label="รายละเอียด" rows={6} limit={BODY_RULE.max} {...bindText('body')} />
        <div className="max-w-form">
          <TextField
            label="ชื่อที่ใช้แสดง"
            hint="ชื่อเล่นหรือนามแฝงก็ได้ ทุกคนเห็นชื่อนี้"
            autoComplete="nickname"
            {...bindText('name')}
          />
        </div>
      </PostFrame>
    </Panel>
  );
}

function useTopicForm() {
  const [createTopic] = useCreateTopicMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const ownNames = useOwnNames();
  return usePostForm<typeof EMPTY, Posted>({
    name: 'board-topic',
    purpose: 'board',
    empty: EMPTY,
    fieldIds: FIELD_IDS,
    validate: ({ title, body, name }) => ({
      title: validatePublicText(title, 'หัวข้อ', { ...TITLE_RULE, ownNames }),
      body: validatePublicText(body, 'รายละเอียด', { ...BODY_RULE, ownNames }),
      name: validateName(name, { ...NAME_RULE, ownNames }),
    }),
    send: ({ title, body, name }, guard) =>
      createTopic({ title: title.trim(), body: body.trim(), name: name.trim(), ...guard }),
    onSent: ({ id, token }) => {
      saveOwnPost({ kind: 'topic', id, token });
      dispatch(toastRaised({ tone: 'success', title: 'ตั้งกระทู้แล้ว' }));
      void navigate(paths.boardTopic(id), { replace: true });
    },
  });
}
