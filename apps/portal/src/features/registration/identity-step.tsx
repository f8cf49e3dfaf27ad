import { IDENTITY_ERRORS } from '@sahakorn/contract/account';
import { todayIso } from '@sahakorn/thai/date';
import { parseThaiDate } from '@sahakorn/thai/date-input';
import { padMembershipNo } from '@sahakorn/thai/membership-no';
import { IdCardField, idCardFault } from '@sahakorn/ui/id-card-field';
import { MembershipNoField } from '@sahakorn/ui/membership-no-field';
import { ThaiDateField } from '@sahakorn/ui/thai-date-field';
import { useLocation, useNavigate } from 'react-router-dom';
import { Form } from '../../components/forms/form.tsx';
import { useForm } from '../../components/forms/use-form.ts';
import { useFormValues } from '../../components/forms/use-form-values.ts';
import { ProofProgress } from '../../domain/proof-of-work/proof-progress.tsx';
import { useNow } from '../../lib/config/use-now.ts';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { type RegistrationDraft, saveDraft } from '../../domain/sign-in/registration-draft.ts';
import { FIELD_IDS, toFormErrors } from './form-errors.ts';
import { LOCKED, PURPOSES, type Purpose } from './purpose.ts';
import type { Identity } from './registration-endpoints.ts';
import { useProveIdentity } from './use-prove-identity.ts';

const SHOWN = {
  membershipNo: FIELD_IDS.membershipNo,
  idCard: FIELD_IDS.idCard,
  dateOfBirth: FIELD_IDS.dateOfBirth,
};

type Values = Identity & { dateText: string };

function findNumberError(membershipNo: string): string | undefined {
  if (membershipNo === '') return 'กรอกเลขสมาชิก';
  return /^\d{1,6}$/.test(membershipNo) ? undefined : IDENTITY_ERRORS.membershipNo.text;
}

function findDateError(dateText: string, now: Date): string {
  if (dateText === '') return 'กรอกวันเกิด';
  const read = parseThaiDate(dateText, { now });
  return read.ok ? 'วันเกิดต้องไม่เกินวันนี้' : read.message;
}

function validateFields({ membershipNo, idCard, dateOfBirth, dateText }: Values, now: Date) {
  return {
    membershipNo: findNumberError(membershipNo),
    idCard: idCard === '' ? 'กรอกเลขประจำตัวประชาชน' : idCardFault(idCard),
    dateOfBirth: dateOfBirth === null ? findDateError(dateText, now) : undefined,
  };
}

type IdentityStepProps = { purpose: Purpose; draft: RegistrationDraft };

export function IdentityStep({ purpose, draft }: IdentityStepProps) {
  const now = useNow();
  const form = useIdentityStep({ purpose, draft }, now);
  const { change, bind } = form;
  return (
    <Form
      form={form}
      className="px-inset py-6"
      refused="ยังยืนยันตัวตนไม่ได้"
      locked={LOCKED}
      submit="ไปตั้งรหัสผ่าน"
      busyLabel="กำลังตรวจสอบ"
    >
      <p>กรอกให้ตรงกับที่ให้ไว้กับสหกรณ์ เพื่อยืนยันว่าเป็นท่าน</p>
      <MembershipNoField size="lg" {...form.bindText('membershipNo')} />
      <IdCardField size="lg" {...bind('idCard')} onValueChange={(idCard) => change({ idCard })} />
      <ThaiDateField
        size="lg"
        label="วันเกิด"
        hint={'วัน เดือน ปี พ.ศ. เช่น 7\u00A02\u00A02520'}
        now={now}
        max={todayIso(now)}
        {...bind('dateOfBirth')}
        onValueChange={(dateOfBirth, dateText) => change({ dateOfBirth, dateText })}
      />
      <ProofProgress progress={form.progress} />
    </Form>
  );
}

function useIdentityStep({ purpose, draft }: IdentityStepProps, now: Date) {
  const { proveIdentity, progress } = useProveIdentity();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { membershipNo, idCard, dateOfBirth } = draft;
  const start: Values = { membershipNo, idCard, dateOfBirth, dateText: '' };
  const form = useForm({
    state: useFormValues(start, ({ dateText: _text, ...identity }) =>
      saveDraft({ ...identity, proof: null }),
    ),
    fieldIds: SHOWN,
    validate: (values) => validateFields(values, now),
    send: async ({ dateText: _text, ...typed }) => {
      const identity = { ...typed, membershipNo: padMembershipNo(typed.membershipNo) };
      const { data: proof, error } = await proveIdentity(identity);
      if (!proof) return error ?? null;
      saveDraft({ ...identity, proof });
      return void navigate(PURPOSES[purpose].second, { state: withSignInState(state, {}) });
    },
    toFormErrors: (error) => toFormErrors(error, SHOWN),
  });
  return { ...form, progress };
}
