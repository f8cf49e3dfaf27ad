import type { ChallengePurpose } from '@sahakorn/contract/challenge';
import { type FormEvent, useState } from 'react';
import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { isStillLocked, lockedUntil } from '../../lib/api/locked-until.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { useProof } from '../proof-of-work/use-proof.ts';
import type { DraftValues } from '../session/drafts.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import type { Mistakes } from './text-mistakes.ts';
import { usePostDraft } from './use-post-draft.ts';

/** Spam protection: proof of work, honeypot and idempotency key. */
export type Guard = { recaptcha: string; website: string; key: string };

type Sent<Answer> = { data?: Answer | undefined; error?: unknown };

type PostFormOptions<Values, Answer> = {
  /** Names the form across the portal, for what is kept of it. */
  name: string;
  purpose: ChallengePurpose;
  /** Must stay the same object. */
  empty: Values;
  validate: (values: Values) => Mistakes;
  send: (values: Values, guard: Guard) => Promise<Sent<Answer>>;
  /** What to keep of the fields for the next text, once this one was taken. */
  keep?: (values: Values) => Partial<Values>;
  onSent: (answer: Answer) => void;
};

/** The fields of a form that differ from an empty one; null where none does. */
function readTyped<Values extends DraftValues>(form: HTMLFormElement, empty: Values): Partial<Values> | null {
  const typed = Object.entries(empty).flatMap(([name, nothing]) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement) || !('value' in field)) return [];
    const value = typeof nothing === 'boolean' ? (field as HTMLInputElement).checked : field.value;
    return value === nothing ? [] : [[name, value]];
  });
  return typed.length === 0 ? null : (Object.fromEntries(typed) as Partial<Values>);
}

type TextNames<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never;
}[keyof Values] &
  string;

/** Name of the field that no reader sees. */
export const HONEYPOT = 'website';

const NO_ANSWER: ApiError = { kind: 'malformed', message: '' };

/** The text of a form that anyone may fill in, what is wrong with it, and its one call. */
export function usePostForm<Values extends DraftValues, Answer>(options: PostFormOptions<Values, Answer>) {
  const { name, purpose, empty, validate, send, keep, onSent } = options;
  const { values, change: changeDraft, clear } = usePostDraft(name, empty);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  const [keys] = useState(() => new IdempotencyKeys());
  const { sendWithProof, progress } = useProof();

  /** Takes over what was typed before hydration: it stands in the fields, but React does not know it. */
  const adoptTyped = (form: HTMLFormElement) => {
    const typed = readTyped(form, empty);
    if (typed) changeDraft(typed);
  };

  /** Editing a field clears its mistake. Fields are validated on blur and on submit. */
  const change = (changed: Partial<Values>) => {
    changeDraft(changed);
    const still = Object.entries(mistakes).filter(([field]) => !(field in changed));
    setMistakes(Object.fromEntries(still));
  };

  const onBlur = () => {
    if (attempt > 0) setMistakes(validate(values));
  };

  /** Binds the field of a text: what is in it, what is wrong with it, and what it tells. */
  const bindField = <Name extends TextNames<Values>>(field: Name) => ({
    name: field,
    value: values[field],
    error: mistakes[field],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [field]: target.value } as Partial<Values>),
    onBlur,
  });

  const run = async (website: string) => {
    setSending(true);
    const key = keys.keyFor(values);
    const sent: Sent<Answer> = await sendWithProof({ purpose }, (recaptcha) =>
      send(values, { recaptcha, website, key }),
    );
    setSending(false);
    if (sent.data !== undefined) {
      setAttempt(0);
      keys.taken();
      clear(keep?.(values));
      return onSent(sent.data);
    }
    const error = isApiError(sent.error) ? sent.error : NO_ANSWER;
    setFailure(getErrorSentence(error));
    setWaitUntil(lockedUntil(error));
    return setAttempt((before) => before + 1);
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending || isStillLocked(waitUntil)) return;
    const found = validate(values);
    setMistakes(found);
    setFailure(null);
    setWaitUntil(null);
    setAttempt(attempt + 1);
    const website = new FormData(event.currentTarget).get(HONEYPOT);
    if (Object.keys(found).length === 0) void run(typeof website === 'string' ? website : '');
  };

  const state = { values, mistakes, failure, attempt, waitUntil, busy: sending, progress };
  return { ...state, adoptTyped, change, bindField, handleSubmit };
}

/** What the frame of such a form needs of it. */
export type PostForm = Pick<
  ReturnType<typeof usePostForm>,
  'adoptTyped' | 'mistakes' | 'failure' | 'attempt' | 'waitUntil' | 'busy' | 'progress' | 'handleSubmit'
>;
