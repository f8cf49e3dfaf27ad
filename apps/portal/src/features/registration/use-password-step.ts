import { IDENTITY_ERRORS } from '@sahakorn/contract/account';
import {
  checkPassword,
  describePasswordIssues,
  findPasswordIssues,
  type PasswordOwner,
} from '@sahakorn/contract/password-rule';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useForm } from '../../components/forms/use-form.ts';
import { useFormValues } from '../../components/forms/use-form-values.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { useProof } from '../../domain/proof-of-work/use-proof.ts';
import { useCooperativeNames } from '../../lib/config/use-cooperative-names.ts';
import { type SignInReason, withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import {
  type IdentityProof,
  type RegistrationDraft,
  discardDraft,
  saveDraft,
} from '../../domain/sign-in/registration-draft.ts';
import { paths } from '../../lib/paths.ts';
import { signedOut } from '../../lib/session/session-actions.ts';
import { selectUser } from '../../domain/session/session-slice.ts';
import { FIELD_IDS, toFormErrors } from './form-errors.ts';
import { PURPOSES, type Purpose } from './purpose.ts';
import {
  type NewCredentials,
  useRegisterMemberMutation,
  useResetPasswordMutation,
} from './registration-endpoints.ts';

type Values = { code: string; firstName: string; surname: string; password: string; terms: boolean };

const EMPTY: Values = { code: '', firstName: '', surname: '', password: '', terms: false };

type RequiredFields = { code: boolean; terms: boolean };

function getOwner(draft: RegistrationDraft, { firstName, surname }: Values): PasswordOwner {
  const { membershipNo, idCard, dateOfBirth } = draft;
  return { membershipNo, idCard, dateOfBirth, names: [firstName.trim(), surname.trim()] };
}

function findPasswordError(password: string, owner: PasswordOwner): string | undefined {
  if (password === '') return 'กรอกรหัสผ่านใหม่';
  const issues = findPasswordIssues(password, owner);
  return issues.length === 0 ? undefined : describePasswordIssues(issues);
}

function validateFields(values: Values, owner: PasswordOwner, required: RequiredFields) {
  return {
    code: required.code && values.code.trim() === '' ? 'กรอกรหัสยืนยัน 6 หลักจากอีเมล' : undefined,
    firstName: values.firstName.trim() === '' ? IDENTITY_ERRORS.memberName.text : undefined,
    surname: values.surname.trim() === '' ? IDENTITY_ERRORS.memberSurname.text : undefined,
    password: findPasswordError(values.password, owner),
    terms: required.terms && !values.terms ? IDENTITY_ERRORS.acceptTerms.text : undefined,
  };
}

function isProofExpired(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'refused') return false;
  return error.errors?.includes(IDENTITY_ERRORS.notProved.text) ?? false;
}

export function usePasswordStep(purpose: Purpose, draft: RegistrationDraft, proof: IdentityProof) {
  const next = useNextStep(purpose);
  const { sendCredentials, progress } = useSend(purpose);
  const cooperative = useCooperativeNames();
  const owner = (values: Values) => ({ ...getOwner(draft, values), cooperative });
  const required = { code: proof.codeSentTo !== null, terms: purpose === 'register' && proof.terms !== null };
  const { code, firstName, surname, password, terms } = FIELD_IDS;
  const fieldIds = {
    ...(required.code && { code }),
    firstName,
    surname,
    password,
    ...(required.terms && { terms }),
  };
  const start: Values = { ...EMPTY, firstName: draft.firstName, surname: draft.surname };
  const form = useForm({
    state: useFormValues(start, (values) =>
      saveDraft({ firstName: values.firstName, surname: values.surname }),
    ),
    fieldIds,
    validate: (values) => validateFields(values, owner(values), required),
    send: async ({ terms: _accepted, ...typed }, getKey) => {
      const { membershipNo, idCard, dateOfBirth } = draft;
      const names = { firstName: typed.firstName.trim(), surname: typed.surname.trim() };
      const credentials = { ...typed, ...names, membershipNo, idCard, dateOfBirth, ticket: proof.ticket };
      const error = await sendCredentials({ ...credentials, key: getKey(credentials) });
      if (isProofExpired(error)) return next.goToProof();
      return error === undefined ? next.goToLogon(membershipNo) : error;
    },
    toFormErrors: (error) => toFormErrors(error, fieldIds),
  });
  return {
    ...form,
    progress,
    rules: checkPassword(form.values.password, owner(form.values)),
    goToProof: next.goToProof,
  };
}

function useSend(purpose: Purpose) {
  const [registerMember] = useRegisterMemberMutation();
  const [resetPassword] = useResetPasswordMutation();
  const { sendWithProof, progress } = useProof();
  const sendCredentials = async (given: NewCredentials & { key: string }): Promise<unknown> => {
    const { error } = await sendWithProof(
      { purpose: 'identity', membershipNo: given.membershipNo },
      async (recaptcha) =>
        // The form requires accepted terms if the cooperative has any.
        purpose === 'register'
          ? registerMember({ ...given, recaptcha, termsAccepted: true })
          : resetPassword({ ...given, recaptcha }),
    );
    return error;
  };
  return { sendCredentials, progress };
}

function useNextStep(purpose: Purpose) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  const goToLogon = (membershipNo: string): undefined => {
    if (user?.membershipNo === membershipNo) dispatch(signedOut());
    const cause: SignInReason = PURPOSES[purpose].done;
    discardDraft();
    void navigate(paths.logon, { replace: true, state: withSignInState(state, { cause, membershipNo }) });
  };
  const goToProof = useCallback((): undefined => {
    saveDraft({ proof: null });
    const next = withSignInState(state, { cause: 'proof-over' });
    void navigate(PURPOSES[purpose].first, { replace: true, state: next });
  }, [navigate, purpose, state]);
  return { goToLogon, goToProof };
}
