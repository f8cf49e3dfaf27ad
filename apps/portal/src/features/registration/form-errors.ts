import { getIdentityErrorField, type IdentityField } from '@sahakorn/contract/account';
import type { FormSummaryItem } from '@sahakorn/ui/form-summary';
import type { ApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';

export type Field = keyof typeof FIELD_IDS;

export type Mistakes = Partial<Record<Field, string>>;

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

export type Refusal = { mistakes: Mistakes; general: readonly string[] };

export function toRefusal(error: ApiError, shown: readonly Field[]): Refusal {
  if (error.kind !== 'refused') return { mistakes: {}, general: [getErrorSentence(error)] };
  const mistakes: Mistakes = {};
  const general: string[] = [];
  for (const text of error.errors ?? [error.message]) {
    const name = getIdentityErrorField(text);
    const field = name && FIELDS[name];
    if (field && shown.includes(field)) mistakes[field] = joined(mistakes[field], text);
    else general.push(text || getErrorSentence(error));
  }
  return { mistakes, general };
}

function joined(before: string | undefined, text: string): string {
  return before === undefined ? text : `${before} ${text}`;
}

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
