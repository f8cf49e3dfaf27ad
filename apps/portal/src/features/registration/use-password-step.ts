import { IDENTITY_ERRORS } from '@sahakorn/contract/account';
import {
  checkPassword,
  describePasswordFaults,
  findPasswordFaults,
  type PasswordOwner,
} from '@sahakorn/contract/password-rule';
import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '../../lib/api/api-error.ts';
import { useCooperativeNames } from '../../lib/config/use-cooperative-names.ts';
import { type SignInReason, withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import {
  type IdentityProof,
  type RegistrationDraft,
  forgetDraft,
  keepDraft,
} from '../../domain/sign-in/registration-draft.ts';
import { paths } from '../../lib/paths.ts';
import { IdempotencyKeys } from '../../domain/posting/idempotency-keys.ts';
import { signedOut } from '../../lib/session/session-actions.ts';
import { selectUser } from '../../domain/session/session-slice.ts';
import type { Field, Mistakes } from './form-errors.ts';
import { PURPOSES, type Purpose } from './purpose.ts';
import {
  type NewCredentials,
  useRegisterMemberMutation,
  useResetPasswordMutation,
} from './registration-endpoints.ts';
import { useStepForm } from './use-step-form.ts';

type Values = { code: string; firstName: string; surname: string; password: string; terms: boolean };

type Asked = { code: boolean; terms: boolean };

function getOwner(draft: RegistrationDraft, { firstName, surname }: Values): PasswordOwner {
  const { membershipNo, idCard, dateOfBirth } = draft;
  return { membershipNo, idCard, dateOfBirth, names: [firstName.trim(), surname.trim()] };
}

function passwordFault(password: string, owner: PasswordOwner): string | undefined {
  if (password === '') return 'กรอกรหัสผ่านใหม่';
  const faults = findPasswordFaults(password, owner);
  return faults.length === 0 ? undefined : describePasswordFaults(faults);
}

function findMistakes(values: Values, owner: PasswordOwner, asked: Asked): Mistakes {
  const fault = passwordFault(values.password, owner);
  return {
    ...(asked.code && values.code.trim() === '' && { code: 'กรอกรหัสยืนยัน 6 หลักจากอีเมล' }),
    ...(values.firstName.trim() === '' && { firstName: IDENTITY_ERRORS.memberName.text }),
    ...(values.surname.trim() === '' && { surname: IDENTITY_ERRORS.memberSurname.text }),
    ...(fault !== undefined && { password: fault }),
    ...(asked.terms && !values.terms && { terms: IDENTITY_ERRORS.acceptTerms.text }),
  };
}

function isProofOver(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'refused') return false;
  return error.errors?.includes(IDENTITY_ERRORS.notProved.text) ?? false;
}

export function usePasswordStep(purpose: Purpose, draft: RegistrationDraft, proof: IdentityProof) {
  const leave = useNextStep(purpose);
  const { send, busy } = useSend(purpose);
  const cooperative = useCooperativeNames();
  const owner = (values: Values) => ({ ...getOwner(draft, values), cooperative });
  const asked = { code: proof.codeSentTo !== null, terms: purpose === 'register' && proof.terms !== null };
  const shown: readonly Field[] = [
    ...(asked.code ? (['code'] as const) : []),
    'firstName',
    'surname',
    'password',
    ...(asked.terms ? (['terms'] as const) : []),
  ];
  const form = useStepForm<Values>({
    start: { code: '', firstName: draft.firstName, surname: draft.surname, password: '', terms: false },
    shown,
    validate: (values) => findMistakes(values, owner(values), asked),
    onValues: ({ firstName, surname }) => keepDraft({ firstName, surname }),
    send: async ({ code, firstName, surname, password }) => {
      const { membershipNo, idCard, dateOfBirth } = draft;
      const names = { firstName: firstName.trim(), surname: surname.trim() };
      const error = await send({
        membershipNo,
        idCard,
        dateOfBirth,
        ticket: proof.ticket,
        ...names,
        password,
        code,
      });
      if (isProofOver(error)) return leave.forProof();
      return error === undefined ? leave.forLogon(membershipNo) : error;
    },
    busy,
  });
  const { values } = form;
  return {
    ...form,
    shown,
    rules: checkPassword(values.password, owner(values)),
    forProof: leave.forProof,
  };
}

function useSend(purpose: Purpose) {
  const [registerMember, registering] = useRegisterMemberMutation();
  const [resetPassword, resetting] = useResetPasswordMutation();
  const [keys] = useState(() => new IdempotencyKeys());
  const send = async (credentials: NewCredentials): Promise<unknown> => {
    const given = { ...credentials, key: keys.keyFor(credentials) };
    // The form is not sent before the terms are accepted, where there are any.
    const sent =
      purpose === 'register' ? registerMember({ ...given, termsAccepted: true }) : resetPassword(given);
    return (await sent).error;
  };
  return { send, busy: registering.isLoading || resetting.isLoading };
}

function useNextStep(purpose: Purpose) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const forLogon = (membershipNo: string): undefined => {
    // All sessions of the member have ended on the server, the one of this tab too.
    if (user?.membershipNo === membershipNo) dispatch(signedOut());
    const cause: SignInReason = PURPOSES[purpose].done;
    forgetDraft();
    void navigate(paths.logon(), { replace: true, state: withSignInState(state, { cause, membershipNo }) });
  };
  const forProof = useCallback((): undefined => {
    keepDraft({ proof: null });
    const next = withSignInState(state, { cause: 'proof-over' });
    void navigate(PURPOSES[purpose].first(), { replace: true, state: next });
  }, [navigate, purpose, state]);
  return { forLogon, forProof };
}
