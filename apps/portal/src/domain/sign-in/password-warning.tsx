import { Alert } from '@sahakorn/ui/alert';
import { ShieldAlert } from 'lucide-react';

/** Warns of callers who ask for the password. */
export function PasswordWarning() {
  return (
    <Alert tone="warning" icon={<ShieldAlert aria-hidden />} title="สหกรณ์ไม่ขอรหัสผ่านของท่าน">
      ไม่ว่าทางโทรศัพท์ ข้อความ หรือไลน์ หากมีผู้ขอ โปรดวางสายแล้วโทรแจ้งสหกรณ์
    </Alert>
  );
}
