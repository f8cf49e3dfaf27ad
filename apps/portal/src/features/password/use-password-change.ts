import { PASSWORD_CHANGE_CODES } from '@sahakorn/contract/account';
import {
  checkPassword,
  describePasswordFaults,
  findPasswordFaults,
  type PasswordOwner,
} from '@sahakorn/contract/password-rule';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { isStillLocked, lockedUntil } from '../../lib/api/locked-until.ts';
import { useCooperativeNames } from '../../lib/config/use-cooperative-names.ts';
import { IdempotencyKeys } from '../../domain/posting/idempotency-keys.ts';
import { passwordChangeRequired } from '../../domain/session/session-slice.ts';
import type { Session } from '../../lib/session/session.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { type PasswordPair, useChangePasswordMutation } from './password-endpoints.ts';

export const FIELD_IDS = { oldPassword: 'old-password', newPassword: 'new-password' } as const;

type Field = keyof PasswordPair;
export type PasswordMistakes = Partial<Record<Field, string>>;

const NOTHING_TYPED: Readonly<PasswordPair> = { oldPassword: '', newPassword: '' };
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

function findMistakes({ oldPassword, newPassword }: PasswordPair, owner: PasswordOwner): PasswordMistakes {
  const faults = findPasswordFaults(newPassword, owner);
  const wrong = newPassword === '' ? 'กรอกรหัสผ่านใหม่' : describePasswordFaults(faults);
  return {
    ...(oldPassword === '' && { oldPassword: 'กรอกรหัสผ่านเดิม' }),
    ...(faults.length > 0 && { newPassword: wrong }),
  };
}

function toMistakes(error: ApiError): PasswordMistakes {
  if (error.kind !== 'refused') return {};
  const field: Field = error.code === PASSWORD_CHANGE_CODES.wrongOldPassword ? 'oldPassword' : 'newPassword';
  return { [field]: error.message };
}

export function usePasswordChange(user: Session | null) {
  const [values, setValues] = useState(NOTHING_TYPED);
  const [mistakes, setMistakes] = useState<PasswordMistakes>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const [keys] = useState(() => new IdempotencyKeys());
  const [changePassword, { isLoading, isSuccess }] = useChangePasswordMutation();
  const dispatch = useDispatch();
  const cooperative = useCooperativeNames();
  const owner = { ...getOwner(user, values.oldPassword), cooperative };

  /** Editing a field clears its mistake. Fields are validated on blur and on submit. */
  const change = (changed: Partial<PasswordPair>) => {
    setValues({ ...values, ...changed });
    const still = Object.entries(mistakes).filter(([field]) => !(field in changed));
    setMistakes(Object.fromEntries(still));
  };

  const handleBlur = () => {
    if (attempt > 0) setMistakes({ ...mistakes, ...findMistakes(values, owner) });
  };

  const send = async () => {
    const { data, error } = await changePassword({ ...values, key: keys.keyFor(values) });
    if (error === undefined) {
      keys.taken();
      setValues(NOTHING_TYPED);
      dispatch(passwordChangeRequired(false));
      dispatch(toastRaised({ tone: 'success', title: data || CHANGED }));
    } else if (isApiError(error)) {
      setFailure(error);
      setMistakes(toMistakes(error));
      setWaitUntil(lockedUntil(error));
    }
    setAttempt((before) => before + 1);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || isStillLocked(waitUntil)) return;
    const found = findMistakes(values, owner);
    setMistakes(found);
    setFailure(null);
    setWaitUntil(null);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0) void send();
  };

  return {
    values,
    mistakes,
    rules: checkPassword(values.newPassword, owner),
    attempt,
    failure,
    waitUntil,
    busy: isLoading,
    done: isSuccess,
    change,
    handleBlur,
    handleSubmit,
  };
}
