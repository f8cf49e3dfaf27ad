import { Alert } from '@sahakorn/ui/alert';
import type { ButtonProps } from '@sahakorn/ui/button';
import { FormSummary, type FormSummaryProps } from '@sahakorn/ui/form-summary';
import { type ComponentProps, useState } from 'react';
import { ScriptForm, ScriptSubmit } from './script-form.tsx';
import type { FormState } from './use-form.ts';
import { useCountdown } from './use-countdown.ts';

type FormProps = ComponentProps<'form'> & {
  form: FormState;
  refused: string;
  locked: Omit<LockedNoticeProps, 'until'>;
  submit: string;
  busyLabel: string;
  variant?: 'primary' | 'outline';
};

export function Form(props: FormProps) {
  const { form, refused, locked, submit, busyLabel, variant = 'primary', className = '', ...more } = props;
  const { attempt, waitUntil, busy, errors, fieldErrorCount, handleSubmit } = form;
  const { children, ...rest } = more;
  return (
    <ScriptForm className={`grid gap-5 ${className}`} onSubmit={handleSubmit} {...rest}>
      {waitUntil === null ? (
        <Summary
          key={attempt}
          title={fieldErrorCount === 0 ? refused : `${refused} มี ${fieldErrorCount} ช่องที่ต้องแก้`}
          items={errors}
        />
      ) : (
        <LockedNotice key={`locked-${waitUntil}`} until={waitUntil} {...locked} />
      )}
      {children}
      <SubmitButton busyLabel={busy ? busyLabel : undefined} until={waitUntil} variant={variant}>
        {submit}
      </SubmitButton>
    </ScriptForm>
  );
}

/** Unchanged until the next attempt: removing a line during a press would move the button away from the pointer. */
function Summary(props: Pick<FormSummaryProps, 'title' | 'items'>) {
  const [{ title, items }] = useState(props);
  return items.length === 0 ? null : <FormSummary title={title} items={items} />;
}

type SubmitButtonProps = Pick<ButtonProps, 'busyLabel' | 'variant' | 'children'> & { until: number | null };

function SubmitButton({ busyLabel, until, ...rest }: SubmitButtonProps) {
  const secondsLeft = useCountdown(until);
  const waiting = secondsLeft > 0 ? `รอ ${secondsLeft} วินาที` : undefined;
  return <ScriptSubmit size="lg" busyLabel={busyLabel ?? waiting} {...rest} />;
}

type LockedNoticeProps = {
  /** When the lock ends (epoch, ms). Needs a `key` per lock. */
  until: number;
  title: string;
  advice: string;
  openTitle: string;
};

function LockedNotice({ until, title, advice, openTitle }: LockedNoticeProps) {
  const secondsLeft = useCountdown(until);
  if (secondsLeft === 0) return <Alert slides tone="info" title={openTitle} />;
  return (
    <Alert slides tone="warning" title={title}>
      ลองใหม่ได้ในอีก{' '}
      <span role="timer" className="whitespace-nowrap">
        {secondsLeft} วินาที
      </span>{' '}
      {advice}
    </Alert>
  );
}
