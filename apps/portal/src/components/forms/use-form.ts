import type { FormSummaryItem } from '@sahakorn/ui/form-summary';
import { type FormEvent, useState } from 'react';
import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { IdempotencyKeys } from '../../lib/api/idempotency-keys.ts';

export type Mistakes<Values> = Readonly<{ [Field in keyof Values]?: string | undefined }>;

export type Refusal<Values> = { mistakes?: Mistakes<Values>; general?: readonly string[] };

type FormOptions<Values> = {
  state: { values: Values; change: (changed: Partial<Values>) => void };
  fieldIds: Readonly<{ [Field in keyof Values]?: string }>;
  /** Runs on submit, and on blur after the first attempt. */
  validate: (values: Values) => Mistakes<Values>;
  /** Resolves to an error, or to undefined on success. `getKey` returns the idempotency key of a request. */
  send: (values: Values, getKey: (sent: unknown) => string, form: HTMLFormElement) => Promise<unknown>;
  /** Default: the error message, for the whole form. */
  toRefusal?: (error: ApiError) => Refusal<Values>;
};

export type FormState = {
  attempt: number;
  /** When the next attempt is allowed (epoch, ms); null if it is now. */
  waitUntil: number | null;
  busy: boolean;
  errors: readonly FormSummaryItem[];
  /** Number of invalid fields; always 0 in a form of one field, where a count is useless. */
  mistakeCount: number;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

type TextField<Values> = {
  [Field in keyof Values]: string extends Values[Field] ? Field : never;
}[keyof Values];

const UNTRIED = { attempt: 0, waitUntil: null };
const NO_ANSWER: ApiError = { kind: 'malformed', message: '' };

const toGeneralRefusal = (error: ApiError) => ({ general: [getErrorSentence(error)] });

export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { state, fieldIds, validate, send, toRefusal = toGeneralRefusal } = options;
  const { values } = state;
  const [tries, setTries] = useState<Refusal<Values> & Pick<FormState, 'attempt' | 'waitUntil'>>(UNTRIED);
  const [busy, setBusy] = useState(false);
  const [keys] = useState(() => new IdempotencyKeys());
  const { mistakes, general = [], attempt, waitUntil } = tries;

  const addTry = (result: Partial<typeof tries>) =>
    setTries((before) => ({ ...UNTRIED, ...result, attempt: before.attempt + 1 }));

  const change = (changed: Partial<Values>) => {
    state.change(changed);
    setTries((before) => ({ ...before, mistakes: pick(before.mistakes, (field) => !(field in changed)) }));
  };

  const handleBlur = () => {
    if (attempt === 0) return;
    const found = pick(validate(values));
    setTries((before) => ({ ...before, mistakes: { ...before.mistakes, ...found } }));
  };

  const submit = async (form: HTMLFormElement) => {
    setBusy(true);
    const error = await send(values, (sent) => keys.getKey(sent), form);
    setBusy(false);
    if (error === undefined) {
      keys.renew();
      return setTries(UNTRIED);
    }
    const known = isApiError(error) ? error : NO_ANSWER;
    // The session of this form has ended.
    if (known.kind === 'superseded') return undefined;
    return addTry({ ...toRefusal(known), waitUntil: lockedUntil(known) });
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || isStillLocked(waitUntil)) return;
    const found = pick(validate(values));
    // Server errors stay until the next response: removing them earlier would shift the layout twice.
    if (Object.keys(found).length === 0) void submit(event.currentTarget);
    else addTry({ mistakes: found });
  };

  const bind = <Field extends keyof Values>(field: Field) => ({
    id: fieldIds[field],
    value: values[field],
    error: mistakes?.[field],
    onBlur: handleBlur,
  });

  const bindText = <Field extends TextField<Values>>(field: Field) => ({
    ...bind(field),
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [field]: target.value } as Partial<Values>),
  });

  const ids = Object.entries<string | undefined>(fieldIds) as [keyof Values, string][];
  const fieldErrors = ids.flatMap(([field, fieldId]) => {
    const text = mistakes?.[field];
    return text === undefined ? [] : [{ fieldId, text }];
  });
  const errors = [...general.map((text) => ({ fieldId: ids[0]?.[1] ?? '', text })), ...fieldErrors];
  const mistakeCount = ids.length > 1 ? fieldErrors.length : 0;
  const form = { attempt, waitUntil, busy, errors, mistakeCount, handleSubmit };
  return { ...form, values, change, bind, bindText };
}

function pick<Values>(
  found: Mistakes<Values> | undefined,
  wanted: (field: string) => boolean = () => true,
): Mistakes<Values> {
  const kept = Object.entries(found ?? {}).filter(([field, text]) => text !== undefined && wanted(field));
  return Object.fromEntries(kept) as Mistakes<Values>;
}

/** When the server allows the next attempt (epoch, ms); null if the error does not say. */
export function lockedUntil(error: ApiError): number | null {
  if (error.kind !== 'failed' || error.status !== 429 || error.retryAfterSeconds === undefined) return null;
  return Date.now() + error.retryAfterSeconds * 1000;
}

function isStillLocked(until: number | null): boolean {
  return until !== null && Date.now() < until;
}
