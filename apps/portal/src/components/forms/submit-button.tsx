import { Button } from '@sahakorn/ui/button';
import type { ReactNode } from 'react';
import { useCountdown } from './use-countdown.ts';

type SubmitButtonProps = {
  /** What is being done while the form is sent, e.g. `กำลังเข้าสู่ระบบ`; undefined while nothing is. */
  busyLabel: string | undefined;
  /** Until when no try is allowed (epoch, ms), or null. The button stays the same, and keeps the focus. */
  until: number | null;
  /** `outline` where another button of the screen is the first. Default `primary`. */
  variant?: 'primary' | 'outline';
  children: ReactNode;
};

/** Sends a form; waits while it is being sent, and while no try is allowed. */
export function SubmitButton({ busyLabel, until, variant = 'primary', children }: SubmitButtonProps) {
  const secondsLeft = useCountdown(until);
  const waiting = secondsLeft > 0 ? `รอ ${secondsLeft} วินาที` : undefined;
  return (
    <Button type="submit" variant={variant} size="lg" busyLabel={busyLabel ?? waiting}>
      {children}
    </Button>
  );
}
