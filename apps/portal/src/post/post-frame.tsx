import { FormSummary } from '@sahakorn/ui/form-summary';
import { type ReactNode, useState } from 'react';
import { LockedNotice } from '../form/locked-notice.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { ProofProgress } from '../proof/proof-progress.tsx';
import { HONEYPOT, type PostForm } from './use-post-form.ts';

type PostFrameProps = {
  form: PostForm;
  /** Ids of the fields by the names of the form, in its order. */
  fieldIds: Readonly<Record<string, string>>;
  /** What did not work, e.g. `ยังตั้งกระทู้ไม่ได้`. */
  refused: string;
  /** The button's words, and those while the text is sent. */
  submit: string;
  busyLabel: string;
  children: ReactNode;
};

/** A form that anyone may fill in: what is wrong with it, its fields, and the button that sends it. */
export function PostFrame({ form, fieldIds, refused, submit, busyLabel, children }: PostFrameProps) {
  const { waitUntil } = form;
  return (
    <form noValidate className="grid gap-5 px-inset py-5" onSubmit={form.handleSubmit}>
      {waitUntil === null ? (
        <Summary key={form.attempt} form={form} fieldIds={fieldIds} refused={refused} />
      ) : (
        <LockedNotice
          key={`locked-${waitUntil}`}
          until={waitUntil}
          title="ส่งข้อความหลายครั้งติดกัน"
          advice="ข้อความที่พิมพ์ไว้ยังอยู่"
          openTitle="ส่งได้อีกครั้งแล้ว"
        />
      )}
      {children}
      <div inert className="sr-only">
        <label>
          เว็บไซต์
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ProofProgress progress={form.progress} />
      <div>
        <SubmitButton key={waitUntil} busyLabel={form.busy ? busyLabel : undefined} until={waitUntil}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Of one try: a line that went while its reader presses the button would move the button away. */
function Summary({ form, fieldIds, refused }: Pick<PostFrameProps, 'form' | 'fieldIds' | 'refused'>) {
  const [{ mistakes, failure }] = useState(form);
  const [first = ''] = Object.values(fieldIds);
  const found = Object.entries(fieldIds).flatMap(([field, fieldId]) => {
    const text = mistakes[field];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  if (found.length > 0) return <FormSummary title={`${refused} มี ${found.length} ช่องที่ต้องแก้`} items={found} />;
  if (failure === null) return null;
  return <FormSummary title={refused} items={[{ fieldId: first, text: failure }]} />;
}
