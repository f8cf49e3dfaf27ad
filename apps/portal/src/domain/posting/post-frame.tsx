import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Form } from '../../components/forms/form.tsx';
import { ProofProgress } from '../proof-of-work/proof-progress.tsx';
import { HONEYPOT, type PostForm } from './use-post-form.ts';

type PostFrameProps = Omit<ComponentProps<typeof Form>, 'locked'> & { form: PostForm };

const LOCKED = {
  title: 'ส่งข้อความหลายครั้งติดกัน',
  advice: 'ข้อความที่พิมพ์ไว้ยังอยู่',
  openTitle: 'ส่งได้อีกครั้งแล้ว',
};

export function PostFrame({ form, children, ...rest }: PostFrameProps) {
  const { adoptTyped, progress, ...state } = form;
  const formRef = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (formRef.current) adoptTyped(formRef.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at hydration
  }, []);
  return (
    <Form
      ref={formRef}
      form={state}
      className="px-inset py-5 [&>button]:justify-self-start"
      locked={LOCKED}
      {...rest}
    >
      {children}
      <div inert className="sr-only">
        <label>
          เว็บไซต์
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ProofProgress progress={progress} />
    </Form>
  );
}
