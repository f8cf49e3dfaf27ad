import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { Passbook, PassbookCover } from '@sahakorn/ui/passbook';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { paths } from '../../lib/paths.ts';
import { getReturnPath } from '../../domain/session/return-path.ts';
import { selectUser } from '../../domain/session/session-slice.ts';
import { type Session, getFullName } from '../../lib/session/session.ts';
import { selectAlert } from '../../lib/ui-slice.ts';
import { LogonForm } from './logon-form.tsx';
import { withSignInState, type SignInReason, readSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { LinkSection } from '../../components/link-section.tsx';
import { PasswordWarning } from '../../domain/sign-in/password-warning.tsx';

const HELP_LINKS = [
  { to: paths.registerAuth, text: 'ลงทะเบียนใช้งานครั้งแรก' },
  { to: paths.forget, text: 'ลืมรหัสผ่าน' },
  { to: paths.terms, text: 'ข้อกำหนดและเงื่อนไขการใช้งาน' },
  { to: paths.selfCheck, text: 'ตรวจสอบความพร้อมของเครื่อง' },
];

/** The sign-in screen. Redirects once someone has signed in, in this tab or another. */
export function LogonPage() {
  const user = useSelector(selectUser);
  const [tokenOnArrival] = useState(user?.token);
  const { state } = useLocation();
  const isLeaving = user !== null && user.token !== tokenOnArrival;
  return (
    <div className="mx-auto grid max-w-form gap-x-18 gap-y-8 @wide:max-w-none @wide:grid-cols-2">
      {/* The form stays until the next screen is loaded. */}
      {isLeaving && <Navigate to={getReturnPath(state)} replace />}
      <div className="grid content-start gap-5">
        <Notices user={isLeaving ? null : user} />
        <Passbook>
          <PassbookCover level={1} title="ระบบสมาชิก Online" />
          <LogonForm isLeaving={isLeaving} />
        </Passbook>
      </div>
      <aside className="grid content-start gap-8">
        <LinkSection
          title="เข้าใช้งานครั้งแรก หรือเข้าไม่ได้"
          links={HELP_LINKS}
          state={withSignInState(state, {})}
        />
        <LinkSection
          title="มีเอกสารของสหกรณ์"
          links={[{ to: paths.verify, text: 'ตรวจสอบว่าเอกสารตรงกับต้นฉบับ' }]}
        />
        <ContactPhone />
        <PasswordWarning />
      </aside>
    </div>
  );
}

function Notices({ user }: { user: Session | null }) {
  const { memberAreaOpen } = useRuntimeConfig();
  const alert = useSelector(selectAlert);
  return (
    <>
      <DoneNotice />
      {alert !== null && <Alert tone="warning" role="alert" title={alert} />}
      {!memberAreaOpen && (
        <Alert tone="warning" title="ระบบสมาชิกปิดปรับปรุงชั่วคราว">
          ข้อมูลของท่านไม่สูญหาย ลองเข้าใช้งานใหม่ภายหลัง
        </Alert>
      )}
      {user && (
        <Alert
          tone="info"
          title="เข้าสู่ระบบอยู่แล้ว"
          action={
            <Button size="sm" asChild>
              <Link to={paths.status}>ดูข้อมูลส่วนตัว</Link>
            </Button>
          }
        >
          ในชื่อ {getFullName(user)} <span className="inline-block">เลขสมาชิก {user.membershipNo}</span>
        </Alert>
      )}
    </>
  );
}

const DONE: Partial<Record<SignInReason, { title: string; next: string }>> = {
  registered: { title: 'ลงทะเบียนแล้ว', next: 'เข้าสู่ระบบด้วยรหัสผ่านที่ตั้งไว้' },
  reset: {
    title: 'ตั้งรหัสผ่านใหม่แล้ว',
    next: 'เครื่องที่เข้าสู่ระบบไว้ถูกออกจากระบบทั้งหมด เข้าสู่ระบบด้วยรหัสผ่านใหม่',
  },
};

function DoneNotice() {
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
