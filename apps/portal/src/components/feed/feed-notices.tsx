import { formatThaiTime } from '@sahakorn/thai/date';
import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { ErrorState } from '@sahakorn/ui/error-state';
import { ServerOff, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { type ApiError, isConnectionError } from '../../lib/api/api-error.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { getErrorSentence, isServerError } from '../../lib/api/error-sentence.ts';

export type FeedErrorProps = { error: ApiError; retry: () => unknown; what: string };

export function FeedError({ error, retry, what }: FeedErrorProps) {
  const [busy, setBusy] = useState(false);
  const shownAt = useNow();
  const [tries, setTries] = useState<{ count: number; at?: Date }>({ count: 1 });
  const handleRetry = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
    setTries(({ count }) => ({ count: count + 1, at: new Date() }));
  };
  const { contactPhone } = useRuntimeConfig();
  const offline = isConnectionError(error);
  const requestId = isServerError(error) ? error.requestId : undefined;
  return (
    <ErrorState
      title={`ยังแสดง${what}ไม่ได้`}
      icon={offline ? <WifiOff aria-hidden /> : <ServerOff aria-hidden />}
      className={offline ? undefined : 'border-s-5 border-s-danger-line'}
      busyLabel={busy ? 'กำลังลองอีกครั้ง' : undefined}
      onRetry={() => void handleRetry()}
    >
      <p>{getErrorSentence(error)}</p>
      {!offline && (
        <p className="mt-2 text-sm text-text-muted">
          ลองแล้ว {tries.count}&nbsp;ครั้ง เมื่อ {formatThaiTime((tries.at ?? shownAt).toISOString())}
        </p>
      )}
      {!offline && contactPhone && (
        <p className="mt-2 text-sm">
          หากยังขัดข้องเกิน 15&nbsp;นาที โทร. <span className="whitespace-nowrap">{contactPhone}</span>
          {requestId !== undefined && ` แจ้งเลขเหตุ ${requestId}`}
        </p>
      )}
    </ErrorState>
  );
}

export function StaleNotice({ retry }: { retry: () => unknown }) {
  return (
    <Alert
      slides
      tone="warning"
      title="ไม่สามารถเชื่อมต่อได้"
      className="mb-5"
      action={
        <Button size="sm" onClick={retry}>
          ลองอีกครั้ง
        </Button>
      }
    >
      ข้อมูลที่เห็นเป็นข้อมูลก่อนการเชื่อมต่อขาดหาย
    </Alert>
  );
}
