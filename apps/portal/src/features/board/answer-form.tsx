import { BODY_RULE, NAME_RULE } from '@sahakorn/contract/text-rules';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { TextField } from '@sahakorn/ui/text-field';
import { TextareaField } from '@sahakorn/ui/textarea-field';
import { useDispatch } from 'react-redux';
import { PostFrame } from '../../domain/posting/post-frame.tsx';
import { findMistake, findNameMistake, pickMistakes } from '../../domain/posting/text-mistakes.ts';
import { usePostForm } from '../../domain/posting/use-post-form.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { useAnswerTopicMutation } from './board-endpoints.ts';
import { saveOwnPost } from './own-posts.ts';

const EMPTY = { body: '', name: '' } as const satisfies Record<string, string>;
type Values = Record<keyof typeof EMPTY, string>;
const FIELD_IDS = { body: 'answer-body', name: 'answer-name' } as const;

export function AnswerForm({ topicId }: { topicId: number }) {
  const form = useAnswerForm(topicId);
  const { bindField } = form;
  return (
    <Panel className="print:hidden">
      <PanelHead title="ตอบกระทู้นี้" />
      <PostFrame form={form} fieldIds={FIELD_IDS} refused="ยังตอบไม่ได้" submit="ส่งคำตอบ" busyLabel="กำลังส่ง">
        <TextareaField
          id={FIELD_IDS.body}
          label="คำตอบ"
          hint="ทุกคนอ่านได้ อย่าใส่เลขบัตรประชาชน เบอร์โทรศัพท์ หรือเลขบัญชี"
          limit={BODY_RULE.max}
          {...bindField('body')}
        />
        <div className="max-w-form">
          <TextField
            id={FIELD_IDS.name}
            label="ชื่อที่ใช้แสดง"
            hint="ชื่อเล่นหรือนามแฝงก็ได้"
            autoComplete="nickname"
            {...bindField('name')}
          />
        </div>
      </PostFrame>
    </Panel>
  );
}

function useAnswerForm(topicId: number) {
  const [answerTopic] = useAnswerTopicMutation();
  const dispatch = useDispatch();
  return usePostForm<Values, { id: number; token: string }>({
    name: `board-answer-${topicId}`,
    purpose: 'board',
    empty: EMPTY,
    validate: ({ body, name }) =>
      pickMistakes({ body: findMistake(body, 'คำตอบ', BODY_RULE), name: findNameMistake(name, NAME_RULE) }),
    send: ({ body, name }, guard) => answerTopic({ topicId, body: body.trim(), name: name.trim(), ...guard }),
    keep: ({ name }) => ({ name }),
    onSent: ({ id, token }) => {
      saveOwnPost({ kind: 'answer', id, token });
      dispatch(toastRaised({ tone: 'success', title: 'ส่งคำตอบแล้ว' }));
    },
  });
}
