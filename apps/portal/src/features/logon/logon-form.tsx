import { padMembershipNo } from '@sahakorn/thai/membership-no';
import { CheckboxField } from '@sahakorn/ui/checkbox-field';
import { MembershipNoField } from '@sahakorn/ui/membership-no-field';
import { PasswordField } from '@sahakorn/ui/password-field';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { Form } from '../../components/forms/form.tsx';
import { ProofProgress } from '../../domain/proof-of-work/proof-progress.tsx';
import { isApiError, type ApiError } from '../../lib/api/api-error.ts';
import { useForm } from '../../components/forms/use-form.ts';
import { useFormValues } from '../../components/forms/use-form-values.ts';
import { useProof } from '../../domain/proof-of-work/use-proof.ts';
import { useLoginMutation } from '../../domain/session/session-endpoints.ts';
import { readSignInState, withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { readRememberedNumber } from '../../domain/sign-in/remembered-number.ts';
import { paths } from '../../lib/paths.ts';
import { selectEndedFor } from '../../domain/session/session-slice.ts';

const LOCKED = {
  title: 'ใส่รหัสผ่านผิดหลายครั้ง',
  advice: 'ระหว่างนี้ตรวจสอบเลขสมาชิกและรหัสผ่านอีกครั้ง',
  openTitle: 'ลองเข้าสู่ระบบได้อีกครั้งแล้ว',
};

export function LogonForm({ isLeaving }: { isLeaving: boolean }) {
  const form = useLogon();
  return (
    <Form
      form={{ ...form, busy: form.busy || isLeaving }}
      className="px-inset py-6"
      refused="ยังเข้าสู่ระบบไม่ได้"
      locked={LOCKED}
      submit="เข้าสู่ระบบ"
      busyLabel="กำลังเข้าสู่ระบบ"
    >
      <MembershipNoField size="lg" {...form.bindText('membershipNo')} />
      <PasswordField size="lg" label="รหัสผ่าน" {...form.bindText('password')} />
      <CheckboxField
        label="จำการเข้าสู่ระบบไว้ในเครื่องนี้"
        hint="อย่าเลือกหากใช้เครื่องร่วมกับผู้อื่น"
        checked={form.values.remember}
        onChange={({ target }) => form.change({ remember: target.checked })}
      />
      <ProofProgress progress={form.progress} />
    </Form>
  );
}

function useLogon() {
  const state = useFormValues(useInitialValues());
  const redirectToReset = useResetRedirect();
  const [login] = useLoginMutation();
  const { sendWithProof, progress } = useProof();
  const form = useForm({
    state,
    fieldIds: { membershipNo: 'membership-no', password: 'password' },
    validate: ({ membershipNo, password }) => ({
      membershipNo: membershipNo === '' ? 'กรอกเลขสมาชิก' : undefined,
      password: password === '' ? 'กรอกรหัสผ่าน' : undefined,
    }),
    // The page navigates after sign-in, since the sign-in may also happen in another tab.
    send: async (values) => {
      const membershipNo = padMembershipNo(values.membershipNo);
      state.change({ membershipNo });
      const { error } = await sendWithProof({ purpose: 'login', membershipNo }, (recaptcha) =>
        login({ ...values, membershipNo, recaptcha }),
      );
      return isApiError(error) && redirectToReset(error, membershipNo) ? undefined : error;
    },
  });
  return { ...form, progress };
}

function useInitialValues() {
  const endedFor = useSelector(selectEndedFor);
  const { membershipNo } = readSignInState(useLocation().state);
  const remembered = readRememberedNumber();
  return { membershipNo: membershipNo || endedFor || remembered, password: '', remember: remembered !== '' };
}

function useResetRedirect(): (error: ApiError, membershipNo: string) => boolean {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (error, membershipNo) => {
    if (error.kind !== 'failed' || error.code !== 'password_reset_required') return false;
    void navigate(paths.forget, {
      state: withSignInState(state, { cause: 'reset-required', membershipNo }),
    });
    return true;
  };
}
