import { PASSWORD_CHANGE_CODES } from '@sahakorn/contract/account';
import {
  checkPassword,
  describePasswordIssues,
  findPasswordIssues,
  type PasswordOwner,
} from '@sahakorn/contract/password-rule';
import { useDispatch } from 'react-redux';
import { type FormErrors, useForm } from '../../components/forms/use-form.ts';
import { useFormValues } from '../../components/forms/use-form-values.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { useCooperativeNames } from '../../lib/config/use-cooperative-names.ts';
import { passwordChangeRequired } from '../../domain/session/session-slice.ts';
import type { Session } from '../../lib/session/session.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { type PasswordPair, useChangePasswordMutation } from './password-endpoints.ts';

const EMPTY: PasswordPair = { oldPassword: '', newPassword: '' };
const CHANGED = 'เปลี่ยนรหัสผ่านแล้ว';

function getOwner(user: Session | null, oldPassword: string): PasswordOwner {
  return {
    membershipNo: user?.membershipNo ?? '',
    idCard: null,
    dateOfBirth: null,
    names: user ? [user.firstName, user.surname] : [],
    presentPassword: oldPassword,
  };
}

function validateFields({ oldPassword, newPassword }: PasswordPair, owner: PasswordOwner) {
  const issues = findPasswordIssues(newPassword, owner);
  const wrong = newPassword === '' ? 'กรอกรหัสผ่านใหม่' : describePasswordIssues(issues);
  return {
    oldPassword: oldPassword === '' ? 'กรอกรหัสผ่านเดิม' : undefined,
    newPassword: issues.length > 0 ? wrong : undefined,
  };
}

function toFormErrors(error: ApiError): FormErrors<PasswordPair> {
  if (error.kind !== 'refused') return { general: [getErrorSentence(error)] };
  const isOld = error.code === PASSWORD_CHANGE_CODES.wrongOldPassword;
  return { fieldErrors: { [isOld ? 'oldPassword' : 'newPassword']: error.message } };
}

export function usePasswordChange(user: Session | null) {
  const state = useFormValues(EMPTY);
  const [changePassword, { isSuccess }] = useChangePasswordMutation();
  const dispatch = useDispatch();
  const cooperative = useCooperativeNames();
  const owner = { ...getOwner(user, state.values.oldPassword), cooperative };
  const form = useForm({
    state,
    fieldIds: { oldPassword: 'old-password', newPassword: 'new-password' },
    validate: (values) => validateFields(values, owner),
    send: async (values, getKey) => {
      const { data, error } = await changePassword({ ...values, key: getKey(values) });
      if (error !== undefined) return error;
      state.change(EMPTY);
      dispatch(passwordChangeRequired(false));
      dispatch(toastRaised({ tone: 'success', title: data || CHANGED }));
      return undefined;
    },
    toFormErrors,
  });
  return { ...form, rules: checkPassword(state.values.newPassword, owner), done: isSuccess };
}
