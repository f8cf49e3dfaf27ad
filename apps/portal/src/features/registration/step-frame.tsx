import type { ReactNode } from 'react';
import { AttemptNotice } from '../../components/forms/attempt-notice.tsx';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { type Field, summaryItems } from './form-errors.ts';
import type { StepForm } from './use-step-form.ts';

type StepFrameProps = {
  form: StepForm;
  shown: readonly Field[];
  /** What did not work, e.g. `ยังลงทะเบียนไม่ได้`. */
  refused: string;
  submit: string;
  busyLabel: string;
  children: ReactNode;
};

export function StepFrame({ form, shown, refused, submit, busyLabel, children }: StepFrameProps) {
  const { waitUntil } = form;
  return (
    <form noValidate className="grid gap-5 px-inset py-6" onSubmit={form.handleSubmit}>
      <AttemptNotice
        form={form}
        summary={getSummary({ form, shown, refused })}
        locked={{
          title: 'ลองหลายครั้งแล้วยังไม่ผ่าน',
          advice: 'ระหว่างนี้ตรวจสอบข้อมูลอีกครั้ง หรือโทรสอบถามเจ้าหน้าที่',
          openTitle: 'ลองได้อีกครั้งแล้ว',
        }}
      />
      {children}
      <SubmitButton busyLabel={form.busy ? busyLabel : undefined} until={waitUntil}>
        {submit}
      </SubmitButton>
    </form>
  );
}

function getSummary({ form, shown, refused }: Pick<StepFrameProps, 'form' | 'shown' | 'refused'>) {
  const count = Object.keys(form.refusal.mistakes).length;
  return {
    title: count === 0 ? refused : `${refused} มี ${count} ช่องที่ต้องแก้`,
    items: summaryItems(form.refusal, shown),
  };
}
