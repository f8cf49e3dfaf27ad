import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { AttemptNotice } from '../../components/forms/attempt-notice.tsx';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { ProofProgress } from '../proof-of-work/proof-progress.tsx';
import { HONEYPOT, type PostForm } from './use-post-form.ts';
import { toSummaryItems } from '../../components/forms/summary-items.ts';

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

export function PostFrame({ form, fieldIds, refused, submit, busyLabel, children }: PostFrameProps) {
  const { adoptTyped, handleSubmit, ...state } = form;
  const { waitUntil, busy, progress } = state;
  const formRef = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (formRef.current) adoptTyped(formRef.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at hydration
  }, []);
  return (
    <form ref={formRef} noValidate className="grid gap-5 px-inset py-5" onSubmit={handleSubmit}>
      <AttemptNotice
        form={state}
        summary={getSummary({ fieldIds, refused }, state)}
        locked={{ title: 'ส่งข้อความหลายครั้งติดกัน', advice: 'ข้อความที่พิมพ์ไว้ยังอยู่', openTitle: 'ส่งได้อีกครั้งแล้ว' }}
      />
      {children}
      <div inert className="sr-only">
        <label>
          เว็บไซต์
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ProofProgress progress={progress} />
      <div>
        <SubmitButton key={waitUntil} busyLabel={busy ? busyLabel : undefined} until={waitUntil}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}

function getSummary(
  { fieldIds, refused }: Pick<PostFrameProps, 'fieldIds' | 'refused'>,
  { mistakes, failure }: Pick<PostForm, 'mistakes' | 'failure'>,
) {
  const [first = ''] = Object.values(fieldIds);
  const found = toSummaryItems(mistakes, fieldIds);
  if (found.length > 0) return { title: `${refused} มี ${found.length} ช่องที่ต้องแก้`, items: found };
  return { title: refused, items: failure === null ? [] : [{ fieldId: first, text: failure }] };
}
