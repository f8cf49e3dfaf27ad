import { type FormEvent, useState } from 'react';
import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { isStillLocked, lockedUntil } from '../../lib/api/locked-until.ts';
import { type Field, type Mistakes, type Refusal, toRefusal } from './form-errors.ts';

type StepFormOptions<Values> = {
  start: Values;
  shown: readonly Field[];
  validate: (values: Values) => Mistakes;
  onValues: (values: Values) => void;
  /** Sends the step and navigates; resolves to the error if it failed. */
  send: (values: Values) => Promise<unknown>;
  busy: boolean;
};

const NOTHING_WRONG: Refusal = { mistakes: {}, general: [] };
const NO_ANSWER: ApiError = { kind: 'malformed', message: '' };

export function useStepForm<Values extends object>(options: StepFormOptions<Values>) {
  const { start, shown, validate, onValues, send, busy } = options;
  const [values, setValues] = useState(start);
  const [refusal, setRefusal] = useState(NOTHING_WRONG);
  const [attempt, setAttempt] = useState(0);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);

  /** Editing a field clears its mistake. Fields are validated on blur and on submit. */
  const change = (changed: Partial<Values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    onValues(next);
    const still = Object.entries(refusal.mistakes).filter(([field]) => !(field in changed));
    setRefusal({ ...refusal, mistakes: Object.fromEntries(still) });
  };

  const handleBlur = () => {
    if (attempt > 0) setRefusal({ ...refusal, mistakes: { ...refusal.mistakes, ...validate(values) } });
  };

  const run = async () => {
    const error = await send(values);
    if (error === undefined) return;
    const known = isApiError(error) ? error : NO_ANSWER;
    setRefusal(toRefusal(known, shown));
    setWaitUntil(lockedUntil(known));
    setAttempt((before) => before + 1);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || isStillLocked(waitUntil)) return;
    const mistakes = validate(values);
    setRefusal({ mistakes, general: [] });
    setWaitUntil(null);
    setAttempt(attempt + 1);
    if (Object.keys(mistakes).length === 0) void run();
  };

  return { values, refusal, attempt, waitUntil, busy, change, handleBlur, handleSubmit };
}

export type StepForm = Pick<
  ReturnType<typeof useStepForm>,
  'refusal' | 'attempt' | 'waitUntil' | 'busy' | 'handleSubmit'
>;
