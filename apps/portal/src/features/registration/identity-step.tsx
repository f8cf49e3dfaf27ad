import { IDENTITY_ERRORS } from '@sahakorn/contract/account';
import { todayIso } from '@sahakorn/thai/date';
import { parseThaiDate } from '@sahakorn/thai/date-input';
import { padMembershipNo } from '@sahakorn/thai/membership-no';
import { IdCardField, idCardFault } from '@sahakorn/ui/id-card-field';
import { MembershipNoField } from '@sahakorn/ui/membership-no-field';
import { ThaiDateField } from '@sahakorn/ui/thai-date-field';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNow } from '../../lib/config/use-now.ts';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { type RegistrationDraft, keepDraft } from '../../domain/sign-in/registration-draft.ts';
import { FIELD_IDS, type Field, type Mistakes } from './form-errors.ts';
import { PURPOSES, type Purpose } from './purpose.ts';
import { type Identity, useProveIdentityMutation } from './registration-endpoints.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

const SHOWN: readonly Field[] = ['membershipNo', 'idCard', 'dateOfBirth'];

type Values = Identity & { dateText: string };

function numberFault(membershipNo: string): string | undefined {
  if (membershipNo === '') return 'กรอกเลขสมาชิก';
  return /^\d{1,6}$/.test(membershipNo) ? undefined : IDENTITY_ERRORS.membershipNo.text;
}

function dateFault(dateText: string, now: Date): string {
  if (dateText === '') return 'กรอกวันเกิด';
  const read = parseThaiDate(dateText, { now });
  return read.ok ? 'วันเกิดต้องไม่เกินวันนี้' : read.message;
}

function findMistakes({ membershipNo, idCard, dateOfBirth, dateText }: Values, now: Date): Mistakes {
  const number = numberFault(membershipNo);
  const card = idCard === '' ? 'กรอกเลขประจำตัวประชาชน' : idCardFault(idCard);
  return {
    ...(number !== undefined && { membershipNo: number }),
    ...(card !== undefined && { idCard: card }),
    ...(dateOfBirth === null && { dateOfBirth: dateFault(dateText, now) }),
  };
}

type IdentityStepProps = { purpose: Purpose; draft: RegistrationDraft };

export function IdentityStep({ purpose, draft }: IdentityStepProps) {
  const now = useNow();
  const form = useIdentityStep({ purpose, draft }, now);
  const { values, change, handleBlur } = form;
  const { mistakes } = form.refusal;
  return (
    <StepFrame form={form} shown={SHOWN} refused="ยังยืนยันตัวตนไม่ได้" submit="ไปตั้งรหัสผ่าน" busyLabel="กำลังตรวจสอบ">
      <p>กรอกให้ตรงกับที่ให้ไว้กับสหกรณ์ เพื่อยืนยันว่าเป็นท่าน</p>
      <MembershipNoField
        id={FIELD_IDS.membershipNo}
        size="lg"
        value={values.membershipNo}
        error={mistakes.membershipNo}
        onValueChange={(membershipNo) => change({ membershipNo })}
        onBlur={handleBlur}
      />
      <IdCardField
        id={FIELD_IDS.idCard}
        size="lg"
        value={values.idCard}
        error={mistakes.idCard}
        onValueChange={(idCard) => change({ idCard })}
        onBlur={handleBlur}
      />
      <ThaiDateField
        id={FIELD_IDS.dateOfBirth}
        size="lg"
        label="วันเกิด"
        hint={'วัน เดือน ปี พ.ศ. เช่น 7\u00A02\u00A02520'}
        now={now}
        max={todayIso(now)}
        value={values.dateOfBirth}
        error={mistakes.dateOfBirth}
        onValueChange={(dateOfBirth, dateText) => change({ dateOfBirth, dateText })}
        onBlur={handleBlur}
      />
    </StepFrame>
  );
}

function useIdentityStep({ purpose, draft }: IdentityStepProps, now: Date) {
  const [prove, { isLoading }] = useProveIdentityMutation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { membershipNo, idCard, dateOfBirth } = draft;
  return useStepForm<Values>({
    start: { membershipNo, idCard, dateOfBirth, dateText: '' },
    shown: SHOWN,
    validate: (values) => findMistakes(values, now),
    onValues: ({ dateText: _text, ...identity }) => keepDraft({ ...identity, proof: null }),
    send: async ({ dateText: _text, ...typed }) => {
      const identity = { ...typed, membershipNo: padMembershipNo(typed.membershipNo) };
      const { data: proof, error } = await prove(identity);
      if (!proof) return error ?? null;
      keepDraft({ ...identity, proof });
      return void navigate(PURPOSES[purpose].second(), { state: withSignInState(state, {}) });
    },
    busy: isLoading,
  });
}
