import { getIdentityErrorField, type IdentityField } from '@sahakorn/contract/account';
import type { FormErrors } from '../../components/forms/use-form.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';

export const FIELD_IDS = {
  membershipNo: 'membership-no',
  idCard: 'id-card',
  dateOfBirth: 'date-of-birth',
  firstName: 'first-name',
  surname: 'surname',
  password: 'new-password',
  code: 'identity-code',
  terms: 'accept-terms',
} as const;

type Field = keyof typeof FIELD_IDS;

const FIELDS: Readonly<Record<IdentityField, Field>> = {
  membership_no: 'membershipNo',
  id_card: 'idCard',
  date_of_birth: 'dateOfBirth',
  member_name: 'firstName',
  member_surname: 'surname',
  password: 'password',
  code: 'code',
  accept_terms: 'terms',
};

export function toFormErrors(error: ApiError, shown: object): FormErrors<Record<Field, unknown>> {
  if (error.kind !== 'refused') return { general: [getErrorSentence(error)] };
  const fieldErrors: Partial<Record<Field, string>> = {};
  const general: string[] = [];
  for (const text of error.errors ?? [error.message]) {
    const name = getIdentityErrorField(text);
    const field = name && FIELDS[name];
    if (field && field in shown) {
      const before = fieldErrors[field];
      fieldErrors[field] = before === undefined ? text : `${before} ${text}`;
    } else general.push(text || getErrorSentence(error));
  }
  return { fieldErrors, general };
}
