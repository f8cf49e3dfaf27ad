import { Alert } from '@sahakorn/ui/alert';
import { useLocation } from 'react-router-dom';
import { type SignInReason, readSignInState } from '../../domain/sign-in/sign-in-state.ts';

const DONE: Partial<Record<SignInReason, { title: string; next: string }>> = {
  registered: { title: 'ลงทะเบียนแล้ว', next: 'เข้าสู่ระบบด้วยรหัสผ่านที่ตั้งไว้' },
  reset: {
    title: 'ตั้งรหัสผ่านใหม่แล้ว',
    next: 'เครื่องที่เข้าสู่ระบบไว้ถูกออกจากระบบทั้งหมด เข้าสู่ระบบด้วยรหัสผ่านใหม่',
  },
};

export function DoneNotice() {
  const { state } = useLocation();
  const { cause } = readSignInState(state);
  const done = cause === null ? undefined : DONE[cause];
  if (!done) return null;
  return (
    <Alert tone="success" title={done.title}>
      {done.next}
    </Alert>
  );
}
