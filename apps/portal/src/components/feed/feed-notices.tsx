import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { ErrorState } from '@sahakorn/ui/error-state';
import { CircleAlert, WifiOff } from 'lucide-react';
import { type ApiError, isConnectionError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';

type FeedFaultProps = {
  error: ApiError;
  retry: () => void;
  what: string;
};

/** Replaces a feed's content after an error, with a retry button. */
export function FeedFault({ error, retry, what }: FeedFaultProps) {
  const requestId = error.kind === 'failed' && error.status >= 500 ? error.requestId : undefined;
  return (
    <ErrorState
      title={`ยังแสดง${what}ไม่ได้`}
      icon={isConnectionError(error) ? <WifiOff aria-hidden /> : <CircleAlert aria-hidden />}
      onRetry={retry}
    >
      <p>{getErrorSentence(error)}</p>
      {requestId !== undefined && <p className="text-sm">หากแจ้งเจ้าหน้าที่ ให้บอกรหัส {requestId}</p>}
    </ErrorState>
  );
}

/** Says that what is shown may have changed since, because the connection is gone. */
export function StaleNotice({ retry }: { retry: () => void }) {
  return (
    <Alert
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
