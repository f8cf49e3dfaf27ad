import { BODY_RULE, NAME_RULE } from '@sahakorn/contract/text-rules';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { TextField } from '@sahakorn/ui/text-field';
import { TextareaField } from '@sahakorn/ui/textarea-field';
import { useDispatch } from 'react-redux';
import { PostFrame } from '../../domain/posting/post-frame.tsx';
import { validateName, validatePublicText } from '../../domain/posting/text-validation.ts';
import { usePostForm } from '../../domain/posting/use-post-form.ts';
import { useOwnNames } from '../../lib/config/use-own-names.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { type Posted, useAnswerTopicMutation } from './board-endpoints.ts';
import { saveOwnPost } from './own-posts.ts';

const EMPTY = { body: '', name: '' };
const FIELD_IDS = { body: 'answer-body', name: 'answer-name' } as const;

export function AnswerForm({ topicId }: { topicId: number }) {
  const form = useAnswerForm(topicId);
  const { bindText } = form;
  return (
    <Panel className="print:hidden">
      <PanelHead title="ตอบกระทู้นี้" />
      <PostFrame form={form} refused="ยังตอบไม่ได้" submit="ส่งคำตอบ" busyLabel="กำลังส่ง">
        <TextareaField
          label="คำตอบ"
          hint="ทุกคนอ่านได้ อย่าใส่เลขบัตรประชาชน เบอร์โทรศัพท์ หรือเลขบัญชี"
          limit={BODY_RULE.max}
          {...bindText('body')}
        />
        <div className="max-w-form">
          <TextField
            label="ชื่อที่ใช้แสดง"
            hint="ชื่อเล่นหรือนามแฝงก็ได้"
            autoComplete="nickname"
            {...bindText('name')}
          />
        </div>
      </PostFrame>
    </Panel>
  );
}

function useAnswerForm(topicId: number) {
  const [answerTopic] = useAnswerTopicMutation();
  const dispatch = useDispatch();
  const ownNames = useOwnNames();
  return usePostForm<typeof EMPTY, Posted>({
    name: `board-answer-${topicId}`,
    purpose: 'board',
    empty: EMPTY,
    fieldIds: FIELD_IDS,
    validate: ({ body, name }) => ({
      body: validatePublicText(body, 'คำตอบ', { ...BODY_RULE, ownNames }),
      name: validateName(name, { ...NAME_RULE, ownNames }),
    }),
    send: ({ body, name }, guard) => answerTopic({ topicId, body: body.trim(), name: name.trim(), ...guard }),
    keep: ({ name }) => ({ name }),
    onSent: ({ id, token }) => {
      saveOwnPost({ kind: 'answer', id, token });
      dispatch(toastRaised({ tone: 'success', title: 'ส่งคำตอบแล้ว' }));
    },
  });
}
