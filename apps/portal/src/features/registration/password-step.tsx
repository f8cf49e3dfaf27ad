import { formatNumber } from '@sahakorn/thai/number';
import { CheckboxField } from '@sahakorn/ui/checkbox-field';
import { DisclosureItem, DisclosureList } from '@sahakorn/ui/disclosure-list';
import { PasswordField } from '@sahakorn/ui/password-field';
import { TextField } from '@sahakorn/ui/text-field';
import { useState } from 'react';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Link, useLocation } from 'react-router-dom';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import {
  type IdentityProof,
  type RegistrationDraft,
  saveDraft,
} from '../../domain/sign-in/registration-draft.ts';
import { ProofProgress } from '../../domain/proof-of-work/proof-progress.tsx';
import { Form } from '../../components/forms/form.tsx';
import { SanitisedHtml } from '../../components/html/sanitised-html.tsx';
import { ProofCountdown } from './proof-countdown.tsx';
import { LOCKED, PURPOSES, type Purpose } from './purpose.ts';
import { usePasswordStep } from './use-password-step.ts';
import { useProveIdentity } from './use-prove-identity.ts';

type PasswordStepProps = { purpose: Purpose; draft: RegistrationDraft; proof: IdentityProof };

export function PasswordStep({ purpose, draft, proof: firstProof }: PasswordStepProps) {
  const { proof, extend, extending, progress } = useIdentityProof(draft, firstProof);
  const form = usePasswordStep(purpose, draft, proof);
  const { bindText } = form;
  const { submit, busy, refused } = PURPOSES[purpose];
  return (
    <Form
      form={form}
      className="px-inset py-6"
      refused={refused}
      locked={LOCKED}
      submit={submit}
      busyLabel={busy}
    >
      <VerifiedMember purpose={purpose} membershipNo={draft.membershipNo} />
      <ProofCountdown
        key={proof.until}
        until={proof.until}
        busy={extending}
        onExtend={extend}
        onOver={form.goToProof}
      />
      {proof.codeSentTo !== null && (
        <TextField
          size="lg"
          label="รหัสยืนยัน 6 หลัก"
          hint={`ส่งไปที่อีเมล ${proof.codeSentTo} แล้ว อาจใช้เวลาสักครู่`}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...bindText('code')}
        />
      )}
      <TextField
        size="lg"
        label="ชื่อ"
        hint="ตามทะเบียนสมาชิก ไม่ต้องใส่คำนำหน้า"
        autoComplete="given-name"
        {...bindText('firstName')}
      />
      <TextField size="lg" label="นามสกุล" autoComplete="family-name" {...bindText('surname')} />
      <input type="text" autoComplete="username" value={draft.membershipNo} readOnly hidden />
      <PasswordField
        size="lg"
        label="รหัสผ่านใหม่"
        hint="ประโยคยาวที่จำง่ายปลอดภัยกว่าคำสั้นที่ซับซ้อน เว้นวรรคและใช้ภาษาไทยได้ แนะนำให้ยาว 15 ตัวอักษรขึ้นไป"
        words={{ subject: 'รหัสผ่านใหม่' }}
        rules={form.rules}
        {...bindText('password')}
      />
      {purpose === 'register' && proof.terms && <TermsField terms={proof.terms} form={form} />}
      <ProofProgress progress={form.progress ?? progress} />
    </Form>
  );
}

function useIdentityProof(draft: RegistrationDraft, firstProof: IdentityProof) {
  const [proof, setProof] = useState(firstProof);
  const { proveIdentity, busy: extending, progress } = useProveIdentity();
  const extend = async () => {
    const { membershipNo, idCard, dateOfBirth } = draft;
    const { data } = await proveIdentity({ membershipNo, idCard, dateOfBirth });
    if (!data) return;
    saveDraft({ proof: data });
    setProof(data);
  };
  return { proof, extend: () => void extend(), extending, progress };
}

function VerifiedMember({ purpose, membershipNo }: { purpose: Purpose; membershipNo: string }) {
  const { state } = useLocation();
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      <span>
        เลขสมาชิก <strong className="whitespace-nowrap">{membershipNo}</strong>{' '}
        <WholeWords>ยืนยันตัวตนแล้ว</WholeWords>
      </span>
      <Link
        className="link-line inline-flex min-h-11 items-center text-link"
        to={PURPOSES[purpose].first}
        state={withSignInState(state, {})}
      >
        <WholeWords>แก้ไขข้อมูลยืนยันตัวตน</WholeWords>
      </Link>
    </p>
  );
}

type TermsFieldProps = {
  terms: NonNullable<IdentityProof['terms']>;
  form: ReturnType<typeof usePasswordStep>;
};

function TermsField({ terms, form: { bind, change } }: TermsFieldProps) {
  const { value: accepted, ...field } = bind('terms');
  return (
    <div className="grid gap-3">
      <DisclosureList>
        <DisclosureItem title={terms.title} note={`ฉบับที่ ${formatNumber(terms.version, { decimals: 0 })}`}>
          <div className="px-inset pb-4">
            <SanitisedHtml html={terms.bodyHtml} />
          </div>
        </DisclosureItem>
      </DisclosureList>
      <CheckboxField
        label="อ่านและยอมรับข้อกำหนดและเงื่อนไขการใช้งานแล้ว"
        {...field}
        checked={accepted}
        onChange={({ target }) => change({ terms: target.checked })}
      />
    </div>
  );
}
