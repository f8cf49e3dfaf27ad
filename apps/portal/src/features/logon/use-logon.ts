import { padMembershipNo } from '@sahakorn/thai/membership-no';
import { type FormEvent, useState } from 'react';
import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { isStillLocked, lockedUntil } from '../../lib/api/locked-until.ts';
import { useProof } from '../../domain/proof-of-work/use-proof.ts';
import { useLoginMutation } from '../../domain/session/session-endpoints.ts';
import { useResetRedirect, useInitialValues } from './use-sign-in-state.ts';

export const FIELD_IDS = { membershipNo: 'membership-no', password: 'password' } as const;

type Field = keyof typeof FIELD_IDS;
export type LogonMistakes = Partial<Record<Field, string>>;

const NOTHING_TYPED: Readonly<Record<Field, string>> = {
  membershipNo: 'กรอกเลขสมาชิก',
  password: 'กรอกรหัสผ่าน',
};

function findMistakes(values: Record<Field, string>): LogonMistakes {
  const empty = (Object.keys(NOTHING_TYPED) as Field[]).filter((field) => values[field] === '');
  return Object.fromEntries(empty.map((field) => [field, NOTHING_TYPED[field]]));
}

export function useLogon() {
  const start = useInitialValues();
  const [values, setValues] = useState(start);
  const redirectToReset = useResetRedirect();
  const [mistakes, setMistakes] = useState<LogonMistakes>({});
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const [login, { isLoading }] = useLoginMutation();
  const { sendWithProof, progress } = useProof();
  const busy = isLoading || progress !== null;

  /** Editing a field clears its mistake. Fields are validated on blur and on submit. */
  const change = (changed: Partial<typeof values>) => {
    setValues({ ...values, ...changed });
    const still = Object.entries(mistakes).filter(([field]) => !(field in changed));
    setMistakes(Object.fromEntries(still));
  };

  const handleBlur = () => {
    if (attempt > 0) setMistakes(findMistakes(values));
  };

  const send = async (membershipNo: string) => {
    // Where it leads on to is the screen's concern: another tab may sign in just as well.
    const { error } = await sendWithProof({ purpose: 'login', membershipNo }, (recaptcha) =>
      login({ ...values, membershipNo, recaptcha }),
    );
    if (!isApiError(error) || redirectToReset(error, membershipNo)) return;
    setRefusal(error);
    setWaitUntil(lockedUntil(error));
    setAttempt((before) => before + 1);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || isStillLocked(waitUntil)) return;
    const found = findMistakes(values);
    setAttempt(attempt + 1);
    setMistakes(found);
    setRefusal(null);
    setWaitUntil(null);
    if (Object.keys(found).length > 0) return;
    const membershipNo = padMembershipNo(values.membershipNo);
    setValues({ ...values, membershipNo });
    void send(membershipNo);
  };

  const form = { values, change, mistakes, attempt, refusal, waitUntil, busy, progress };
  return { ...form, handleBlur, handleSubmit };
}
