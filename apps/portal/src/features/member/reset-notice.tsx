import { formatThaiDate } from '@sahakorn/thai/date';
import { Alert } from '@sahakorn/ui/alert';
import { memberApi } from './member-endpoints.ts';

/** Warns on every screen of the session that the password was reset. */
export function ResetNotice() {
  const profile = memberApi.endpoints.getMemberProfile.useQueryState();
  const head = memberApi.endpoints.getMemberHead.useQueryState();
  const resetAt = (profile.data ?? head.data)?.account_reset_at;
  if (!resetAt) return null;
  return (
    <Alert tone="warning" className="mb-4 print:hidden" title="มีการตั้งรหัสผ่านใหม่">
      เมื่อ {formatThaiDate(resetAt, { time: true })} หากไม่ใช่ท่าน แจ้งสหกรณ์ทันที
    </Alert>
  );
}
