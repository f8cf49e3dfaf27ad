import { Alert } from '@sahakorn/ui/alert';
import { useCountdown } from './use-countdown.ts';

export type LockedNoticeProps = {
  /** Until when no try is allowed (epoch, ms). Give the notice another `key` for another instant. */
  until: number;
  /** What went wrong several times, e.g. `ใส่รหัสผ่านผิดหลายครั้ง`. */
  title: string;
  advice: string;
  openTitle: string;
};

/** Counts down until the next try is allowed, and says when it is. */
export function LockedNotice({ until, title, advice, openTitle }: LockedNoticeProps) {
  const secondsLeft = useCountdown(until);
  if (secondsLeft === 0) return <Alert tone="info" title={openTitle} />;
  return (
    <Alert tone="warning" title={title}>
      ลองใหม่ได้ในอีก{' '}
      <span role="timer" className="whitespace-nowrap">
        {secondsLeft} วินาที
      </span>{' '}
      {advice}
    </Alert>
  );
}
