import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { useEffect } from 'react';
import { useCountdown } from '../../components/forms/use-countdown.ts';

const WARN_BEFORE_SECONDS = 120;

type ProofClockProps = {
  until: number;
  busy: boolean;
  onExtend: () => void;
  onOver: () => void;
};

export function ProofCountdown({ until, busy, onExtend, onOver }: ProofClockProps) {
  const secondsLeft = useCountdown(until);
  const over = secondsLeft === 0;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  return (
    <div aria-live="polite" className="empty:hidden">
      {secondsLeft <= WARN_BEFORE_SECONDS && !over && (
        <Alert
          slides
          tone="warning"
          title="ใกล้หมดเวลายืนยันตัวตน"
          action={
            <Button size="sm" busyLabel={busy ? 'กำลังขอเวลา' : undefined} onClick={onExtend}>
              ขอเวลาเพิ่ม
            </Button>
          }
        >
          เหลือเวลาตั้งรหัสผ่านอีก{' '}
          <span role="timer" className="whitespace-nowrap">
            {formatDuration(secondsLeft)}
          </span>
        </Alert>
      )}
    </div>
  );
}

function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} วินาที` : `${minutes} นาที ${seconds % 60} วินาที`;
}
