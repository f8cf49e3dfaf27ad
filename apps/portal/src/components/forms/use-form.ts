import type { FormSummaryItem } from '@sahakorn/ui/form-summary';
import { type FormEvent, useState } from 'react';
import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { IdempotencyKeys } from '../../lib/api/idempotency-keys.ts';

export type FieldErrors<Values> = Readonly<{ [Field in keyof Values]?: string | undefined }>;

export type FormErrors<Values> = { fieldErrors?: FieldErrors<Values>; general?: readonly string[] };

type FormOptions<Values> = {
  state: { values: Values; change: (changed: Partial<Values>) => void };
  fieldIds: Readonly<{ [Field in keyof Values]?: string }>;
  /** Runs on submit, and on blur after the first attempt. */
  validate: (values: Values) => FieldErrors<Values>;
  /** Resolves to an error, or to undefined on success. `getKey` returns the idempotency key of a request. */
  send: (values: Values, getKey: (sent: unknown) => string, form: HTMLFormElement) => Promise<unknown>;
  /** Default: the error message, for the whole form. */
  toFormErrors?: (error: ApiError) => FormErrors<Values>;
};

export type FormState = {
  attempt: number;
  /** When the next attempt is allowed (epoch, ms); null if it is now. */
  waitUntil: number | null;
  busy: boolean;
  errors: readonly FormSummaryItem[];
  /** Number of invalid fields; always 0 in a form of one field, where a count is useless. */
  fieldErrorCount: number;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

type TextField<Values> = {
  [Field in keyof Values]: string extends Values[Field] ? Field : never;
}[keyof Values];

const INITIAL_SUBMISSION = { attempt: 0, waitUntil: null };
const NO_ANSWER: ApiError = { kind: 'malformed', message: '' };

const toGeneralError = (error: ApiError) => ({ general: [getErrorSentence(error)] });

export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { state, fieldIds, validate, send, toFormErrors = toGeneralError } = options;
  const { values } = state;
  const [submission, setSubmission] = useState<FormErrors<Values> & Pick<FormState, 'attempt' | 'waitUntil'>>(
    INITIAL_SUBMISSION,
  );
  const [busy, setBusy] = useState(false);
  const [keys] = useState(() => new IdempotencyKeys());
  const { fieldErrors, general = [], attempt, waitUntil } = submission;

  const recordAttempt = (result: Partial<typeof submission>) =>
    setSubmission((before) => ({ ...INITIAL_SUBMISSION, ...result, attempt: before.attempt + 1 }));

  const change = (changed: Partial<Values>) => {
    state.change(changed);
    setSubmission((before) => ({
      ...before,
      fieldErrors: pick(before.fieldErrors, (field) => !(field in changed)),
    }));
  };

  const handleBlur = () => {
    if (attempt === 0) return;
    const found = pick(validate(values));
    setSubmission((before) => ({ ...before, fieldErrors: { ...before.fieldErrors, ...found } }));
  };

  const submit = async (form: HTMLFormElement) => {
    setBusy(true);
    const error = await send(values, (sent) => keys.getKey(sent), form);
    setBusy(false);
    if (error === undefined) {
      keys.renew();
      return setSubmission(INITIAL_SUBMISSION);
    }
    const known = isApiError(error) ? error : NO_ANSWER;
    // The session of this form has ended.
    if (known.kind === 'superseded') return undefined;
    return recordAttempt({ ...toFormErrors(known), waitUntil: getLockEnd(known) });
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || isLocked(waitUntil)) return;
    const found = pick(validate(values));
    // Server errors stay until the next response: removing them earlier would shift the layout twice.
    if (Object.keys(found).length === 0) void submit(event.currentTarget);
    else recordAttempt({ fieldErrors: found });
  };

  const bind = <Field extends keyof Values>(field: Field) => ({
    id: fieldIds[field],
    value: values[field],
    error: fieldErrors?.[field],
    onBlur: handleBlur,
  });

  const bindText = <Field extends TextField<Values>>(field: Field) => ({
    ...bind(field),
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [field]: target.value } as Partial<Values>),
  });

  const ids = Object.entries<string | undefined>(fieldIds) as [keyof Values, string][];
  const summaryItems = ids.flatMap(([field, fieldId]) => {
    const text = fieldErrors?.[field];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  const errors = [...general.map((text) => ({ fieldId: ids[0]?.[1] ?? '', text })), ...summaryItems];
  const fieldErrorCount = ids.length > 1 ? summaryItems.length : 0;
  const form = { attempt, waitUntil, busy, errors, fieldErrorCount, handleSubmit };
  return { ...form, values, change, bind, bindText };
}

function pick<Values>(
  found: FieldErrors<Values> | undefined,
  wanted: (field: string) => boolean = () => true,
): FieldErrors<Values> {
  const kept = Object.entries(found ?? {}).filter(([field, text]) => text !== undefined && wanted(field));
  return Object.fromEntries(kept) as FieldErrors<Values>;
}

/** When the server allows the next attempt (epoch, ms); null if the error does not say. */
export function getLockEnd(error: ApiError): number | null {
  if (error.kind !== 'failed' || error.status !== 429 || error.retryAfterSeconds === undefined) return null;
  return Date.now() + error.retryAfterSeconds * 1000;
}

function isLocked(until: number | null): boolean {
  return until !== null && Date.now() < until;
}
