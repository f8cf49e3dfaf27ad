import { CheckboxField } from '@sahakorn/ui/checkbox-field';
import { DisclosureItem, DisclosureList } from '@sahakorn/ui/disclosure-list';
import { PasswordField } from '@sahakorn/ui/password-field';
import { TextField } from '@sahakorn/ui/text-field';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import {
  type IdentityProof,
  type RegistrationDraft,
  keepDraft,
} from '../../domain/sign-in/registration-draft.ts';
import { SanitisedHtml } from '../../components/html/sanitised-html.tsx';
import { FIELD_IDS } from './form-errors.ts';
import { ProofCountdown } from './proof-countdown.tsx';
import { PURPOSES, type Purpose } from './purpose.ts';
import { useProveIdentityMutation } from './registration-endpoints.ts';
import { StepFrame } from './step-frame.tsx';
import { usePasswordStep } from './use-password-step.ts';

type PasswordStepProps = { purpose: Purpose; draft: RegistrationDraft; proof: IdentityProof };

export function PasswordStep({ purpose, draft, proof: firstProof }: PasswordStepProps) {
  const { proof, extend, extending } = useProof(draft, firstProof);
  const form = usePasswordStep(purpose, draft, proof);
  const { values, change, handleBlur } = form;
  const { mistakes } = form.refusal;
  const { submit, busy, refused } = PURPOSES[purpose];
  return (
    <StepFrame form={form} shown={form.shown} refused={refused} submit={submit} busyLabel={busy}>
      <VerifiedMember purpose={purpose} membershipNo={draft.membershipNo} />
      <ProofCountdown
        key={proof.until}
        until={proof.until}
        busy={extending}
        onExtend={extend}
        onOver={form.forProof}
      />
      {proof.codeSentTo !== null && (
        <TextField
          id={FIELD_IDS.code}
          size="lg"
          label="รหัสยืนยัน 6 หลัก"
          hint={`ส่งไปที่อีเมล ${proof.codeSentTo} แล้ว อาจใช้เวลาสักครู่`}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={values.code}
          error={mistakes.code}
          onChange={({ target }) => change({ code: target.value })}
          onBlur={handleBlur}
        />
      )}
      <TextField
        id={FIELD_IDS.firstName}
        size="lg"
        label="ชื่อ"
        hint="ตามทะเบียนสมาชิก ไม่ต้องใส่คำนำหน้า"
        autoComplete="given-name"
        value={values.firstName}
        error={mistakes.firstName}
        onChange={({ target }) => change({ firstName: target.value })}
        onBlur={handleBlur}
      />
      <TextField
        id={FIELD_IDS.surname}
        size="lg"
        label="นามสกุล"
        autoComplete="family-name"
        value={values.surname}
        error={mistakes.surname}
        onChange={({ target }) => change({ surname: target.value })}
        onBlur={handleBlur}
      />
      <input type="text" autoComplete="username" value={draft.membershipNo} readOnly hidden />
      <PasswordField
        id={FIELD_IDS.password}
        size="lg"
        label="รหัสผ่านใหม่"
        hint="วลียาวที่จำได้ดีกว่าคำสั้นที่ซับซ้อน เว้นวรรคและใช้ภาษาไทยได้ แนะนำให้ยาว 15 ตัวอักษรขึ้นไป"
        words={{ subject: 'รหัสผ่านใหม่' }}
        rules={form.rules}
        value={values.password}
        error={mistakes.password}
        onChange={({ target }) => change({ password: target.value })}
        onBlur={handleBlur}
      />
      {purpose === 'register' && proof.terms && (
        <TermsField
          terms={proof.terms}
          accepted={values.terms}
          error={mistakes.terms}
          onAcceptedChange={(terms) => change({ terms })}
        />
      )}
    </StepFrame>
  );
}

function useProof(draft: RegistrationDraft, firstProof: IdentityProof) {
  const [proof, setProof] = useState(firstProof);
  const [prove, { isLoading }] = useProveIdentityMutation();
  const extend = async () => {
    const { membershipNo, idCard, dateOfBirth } = draft;
    const { data } = await prove({ membershipNo, idCard, dateOfBirth });
    if (!data) return;
    keepDraft({ proof: data });
    setProof(data);
  };
  return { proof, extend: () => void extend(), extending: isLoading };
}

function VerifiedMember({ purpose, membershipNo }: { purpose: Purpose; membershipNo: string }) {
  const { state } = useLocation();
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      <span>
        เลขสมาชิก <strong className="whitespace-nowrap">{membershipNo}</strong> ยืนยันตัวตนแล้ว
      </span>
      <Link
        className="link-line inline-flex min-h-11 items-center text-link"
        to={PURPOSES[purpose].first()}
        state={withSignInState(state, {})}
      >
        แก้ไขข้อมูลยืนยันตัวตน
      </Link>
    </p>
  );
}

type TermsFieldProps = {
  terms: NonNullable<IdentityProof['terms']>;
  accepted: boolean;
  error: string | undefined;
  onAcceptedChange: (accepted: boolean) => void;
};

function TermsField({ terms, accepted, error, onAcceptedChange }: TermsFieldProps) {
  return (
    <div className="grid gap-3">
      <DisclosureList>
        <DisclosureItem title={terms.title} note={`ฉบับที่ ${terms.version}`}>
          <div className="px-inset pb-4">
            <SanitisedHtml html={terms.bodyHtml} />
          </div>
        </DisclosureItem>
      </DisclosureList>
      <CheckboxField
        id={FIELD_IDS.terms}
        label="อ่านและยอมรับข้อกำหนดและเงื่อนไขการใช้งานแล้ว"
        checked={accepted}
        error={error}
        onChange={({ target }) => onAcceptedChange(target.checked)}
      />
    </div>
  );
}
