import { fieldOfIdentityError, type IdentityField } from '@sahakorn/contract/account';
import type { FormSummaryItem } from '@sahakorn/ui/form-summary';
import type { ApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';

/** The fields of both steps by the names of the form. */
export type Field =
  | 'membershipNo'
  | 'idCard'
  | 'dateOfBirth'
  | 'firstName'
  | 'surname'
  | 'password'
  | 'code'
  | 'terms';

/** What is wrong, by field, in the order of the form. */
export type Mistakes = Partial<Record<Field, string>>;

/** Ids of the fields, for the summary's links. */
export const FIELD_IDS = {
  membershipNo: 'membership-no',
  idCard: 'id-card',
  dateOfBirth: 'date-of-birth',
  firstName: 'first-name',
  surname: 'surname',
  password: 'new-password',
  code: 'identity-code',
  terms: 'accept-terms',
} as const satisfies Record<Field, string>;

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

/** What a refusal says, told apart by where it stands: beside a field of this step, or over all of them. */
export type Refusal = { mistakes: Mistakes; general: readonly string[] };

/**
 * Splits what a call was refused for. An entry about a field that the step does not show stands over all of them; what
 * is no refusal at all, such as a lost connection, does so in a sentence.
 */
export function toRefusal(error: ApiError, shown: readonly Field[]): Refusal {
  if (error.kind !== 'refused') return { mistakes: {}, general: [getErrorSentence(error)] };
  const mistakes: Mistakes = {};
  const general: string[] = [];
  for (const text of error.errors ?? [error.message]) {
    const name = fieldOfIdentityError(text);
    const field = name && FIELDS[name];
    if (field && shown.includes(field)) mistakes[field] = joined(mistakes[field], text);
    else general.push(text || getErrorSentence(error));
  }
  return { mistakes, general };
}

function joined(before: string | undefined, text: string): string {
  return before === undefined ? text : `${before} ${text}`;
}

/** The lines of the summary; what stands over all fields leads to the first one. */
export function summaryItems({ mistakes, general }: Refusal, shown: readonly Field[]): FormSummaryItem[] {
  const [first = 'membershipNo'] = shown;
  return [
    ...general.map((text) => ({ fieldId: FIELD_IDS[first], text })),
    ...shown.flatMap((field) => {
      const text = mistakes[field];
      return text === undefined ? [] : [{ fieldId: FIELD_IDS[field], text }];
    }),
  ];
}
