import { Alert } from '@sahakorn/ui/alert';
import { Passbook, PassbookCover } from '@sahakorn/ui/passbook';
import { useLayoutEffect, useRef, useState } from 'react';
import { Navigate, matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { type SignInState, readSignInState, withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import {
  type RegistrationDraft,
  discardDraft,
  saveDraft,
  readDraft,
} from '../../domain/sign-in/registration-draft.ts';
import { STEP, paths, patterns } from '../../lib/paths.ts';
import { IdentityStep } from './identity-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { PURPOSES, type Purpose } from './purpose.ts';
import { PasswordWarning } from '../../domain/sign-in/password-warning.tsx';
import { LinkSection } from '../../components/link-section.tsx';

type Step = 'identity' | 'password';

const CAPTIONS = {
  identity: 'ขั้นที่ 1 จาก 2 ยืนยันตัวตน',
  password: 'ขั้นที่ 2 จาก 2 ตั้งรหัสผ่าน',
} as const satisfies Record<Step, string>;

export function RegistrationPage() {
  const { purpose, step } = useStep();
  const { state } = useLocation();
  const bookRef = useFocusOnStep(step);
  return (
    <div className="mx-auto grid max-w-form gap-x-18 gap-y-8 @wide:max-w-none @wide:grid-cols-2">
      <div className="grid content-start gap-5">
        <Notice signInState={readSignInState(state)} />
        <Passbook ref={bookRef}>
          <PassbookCover level={1} title={PURPOSES[purpose].title} caption={CAPTIONS[step]} />
          <StepBody key={`${purpose} ${step}`} purpose={purpose} step={step} />
        </Passbook>
      </div>
      <aside className="grid content-start gap-8">
        <OtherLinks purpose={purpose} />
        <ContactPhone />
        <PasswordWarning />
      </aside>
    </div>
  );
}

function useStep(): { purpose: Purpose; step: Step } {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (matchPath(patterns.forget, pathname)) {
    return { purpose: 'forget', step: search.get(STEP) === 'password' ? 'password' : 'identity' };
  }
  return { purpose: 'register', step: matchPath(patterns.register, pathname) ? 'password' : 'identity' };
}

function useFocusOnStep(step: Step) {
  const bookRef = useRef<HTMLElement>(null);
  const shownStep = useRef(step);
  // Before paint: moving the focus later could interrupt someone who is typing.
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    const heading = bookRef.current?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [step]);
  return bookRef;
}

function StepBody({ purpose, step }: { purpose: Purpose; step: Step }) {
  const { state } = useLocation();
  const [draft] = useState(() => loadDraft(readSignInState(state)));
  const [proof] = useState(() => (draft.proof && draft.proof.until > Date.now() ? draft.proof : null));
  if (step === 'identity') return <IdentityStep purpose={purpose} draft={draft} />;
  if (proof) return <PasswordStep purpose={purpose} draft={draft} proof={proof} />;
  const wasStarted = draft.membershipNo !== '';
  const next = wasStarted ? withSignInState(state, { cause: 'proof-over' }) : state;
  return <Navigate to={PURPOSES[purpose].first} state={next} replace />;
}

function loadDraft({ cause, membershipNo }: SignInState): RegistrationDraft {
  const draft = readDraft();
  if (cause !== 'reset-required' || membershipNo === draft.membershipNo) return draft;
  discardDraft();
  return saveDraft({ membershipNo });
}

function Notice({ signInState: { cause } }: { signInState: SignInState }) {
  if (cause === 'reset-required') {
    return (
      <Alert tone="warning" role="alert" title="ต้องตั้งรหัสผ่านใหม่ก่อนเข้าสู่ระบบ">
        สหกรณ์ขอให้ตั้งรหัสผ่านใหม่เพื่อความปลอดภัยของบัญชี ยืนยันตัวตน แล้วตั้งรหัสผ่านได้ทันที
      </Alert>
    );
  }
  if (cause !== 'proof-over') return null;
  return (
    <Alert tone="warning" role="alert" title="ยืนยันตัวตนอีกครั้ง">
      การยืนยันตัวตนใช้ได้ 10 นาที และใช้ได้ครั้งเดียว ข้อมูลที่กรอกไว้ยังอยู่ ยกเว้นข้อมูลลับ
    </Alert>
  );
}

function OtherLinks({ purpose }: { purpose: Purpose }) {
  const { state } = useLocation();
  const other =
    purpose === 'register'
      ? { to: paths.forget, text: 'ลงทะเบียนแล้วแต่ลืมรหัสผ่าน' }
      : { to: paths.registerAuth, text: 'ยังไม่เคยลงทะเบียนใช้งาน' };
  const logon = { to: paths.logon, text: 'เข้าสู่ระบบด้วยรหัสผ่านที่มีอยู่' };
  const terms = { to: paths.terms, text: 'ข้อกำหนดและเงื่อนไขการใช้งาน' };
  return <LinkSection title="ทางเลือกอื่น" links={[logon, other, terms]} state={withSignInState(state, {})} />;
}
