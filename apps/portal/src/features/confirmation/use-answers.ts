import { DISPUTE_RULE } from '@sahakorn/contract/confirmation';
import { type TextIssue, findTextIssue } from '@sahakorn/contract/text-rules';
import { useRef, useState } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { IdempotencyKeys } from '../../lib/api/idempotency-keys.ts';
import {
  type Line,
  type NewAnswer,
  useAnswerConfirmationMutation,
  useSubmitConfirmationMutation,
} from './confirmation-endpoints.ts';

export type Choice = NonNullable<Line['answer']>;

/** An answer as shown on screen. */
export type Draft = { choice: Choice | null; comment: string };

const ERRORS: Readonly<Record<TextIssue, string>> = {
  empty: 'เขียนสั้น ๆ ว่าไม่ถูกต้องอย่างไร',
  long: `ย่อให้ไม่เกิน ${DISPUTE_RULE.max} ตัวอักษร`,
  unreadable: 'ข้อความมีอักขระที่แสดงไม่ได้ ลบแล้วพิมพ์ใหม่',
  links: 'ข้อความมีลิงก์มากเกินไป',
};
const UNSENT_ERROR = 'มีคำตอบที่ยังบันทึกไม่ได้ คำตอบยังอยู่บนหน้านี้ ลองส่งอีกครั้ง';
const UNKNOWN_ERROR = 'ยังบันทึกคำตอบไม่ได้ ลองอีกครั้ง';

/** The error of an incomplete answer, with the part of the line that it is about. */
export type AnswerError = { at: 'choice' | 'comment'; text: string };

/** Null if the answer can be submitted. */
export function findError({ choice, comment }: Draft): AnswerError | null {
  if (choice === null) return { at: 'choice', text: 'ยังไม่ได้ตอบบรรทัดนี้' };
  const issue = choice === 'disputed' ? findTextIssue(comment, DISPUTE_RULE) : null;
  return issue === null ? null : { at: 'comment', text: ERRORS[issue] };
}

/** Stores each answer when it is given, sequentially, and submits them together. */
export function useAnswers(balanceOn: string, lines: readonly Line[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const [submission, setSubmission] = useState<{ tried: boolean; error: string | null }>(NOT_TRIED);
  const [keys] = useState(() => new IdempotencyKeys());
  const [store] = useAnswerConfirmationMutation();
  const [submit, { isLoading: submitting }] = useSubmitConfirmationMutation();
  const pending = useRef(Promise.resolve());
  const unsent = useRef(new Set<number>());

  const getDraft = (line: Line): Draft =>
    (line.line_no === null ? undefined : drafts.get(line.line_no)) ?? {
      choice: line.answer,
      comment: line.comment ?? '',
    };

  const send = (lineNo: number, answer: NewAnswer) => {
    const work = async () => {
      const { error } = await store({ answer, key: keys.getKey(answer) });
      if (error === undefined) {
        keys.renew();
        unsent.current.delete(lineNo);
      } else unsent.current.add(lineNo);
      setFailures((before) => new Map(before).set(lineNo, error === undefined ? '' : describe(error)));
    };
    pending.current = pending.current.then(work);
  };

  /** Stores a complete answer; an incomplete one deletes the stored answer. */
  const keep = (line: Line, draft: Draft) => {
    if (line.line_no === null) return;
    const key = { balance_on: balanceOn, line_no: line.line_no };
    if (draft.choice === 'agreed') send(line.line_no, { ...key, answer: 'agreed' });
    else if (findError(draft) === null)
      send(line.line_no, { ...key, answer: 'disputed', comment: draft.comment });
    else if (line.answer !== null) send(line.line_no, { ...key, answer: null });
  };

  const change = (line: Line, changed: Partial<Draft>) => {
    const draft = { ...getDraft(line), ...changed };
    const { line_no: lineNo } = line;
    if (lineNo !== null) setDrafts((before) => new Map(before).set(lineNo, draft));
    return draft;
  };

  const submitStored = async () => {
    for (const line of lines) {
      if (line.line_no !== null && unsent.current.has(line.line_no)) keep(line, getDraft(line));
    }
    await pending.current;
    if (unsent.current.size > 0) return setSubmission({ tried: true, error: UNSENT_ERROR });
    const { error } = await submit(balanceOn);
    setSubmission({ tried: true, error: error === undefined ? null : describe(error) });
  };

  const errors = lines.map((line) => findError(getDraft(line)));

  return {
    getDraft,
    submitting,
    /** The number of incomplete lines; zero before the first submit. */
    missing: submission.tried ? errors.filter((error) => error !== null).length : 0,
    error: submission.error,
    /** The errors of the lines after the first submit, and errors of storing. */
    getError: (line: Line, index: number): AnswerError | null => {
      const failure = line.line_no === null ? undefined : failures.get(line.line_no);
      if (failure) return { at: 'choice', text: failure };
      return submission.tried ? (errors[index] ?? null) : null;
    },
    choose: (line: Line, choice: Choice) => keep(line, change(line, { choice })),
    write: (line: Line, comment: string) => void change(line, { comment }),
    storeComment: (line: Line) => {
      const draft = getDraft(line);
      if (draft.comment.trim() !== (line.comment ?? '')) keep(line, draft);
    },
    /**
     * Returns the indexes of the incomplete lines. If there are none, stores the answers again that could not be
     * stored, and then submits all.
     */
    submit: (): number[] => {
      const invalid = errors.flatMap((error, index) => (error === null ? [] : [index]));
      setSubmission({ tried: true, error: null });
      if (invalid.length === 0) void submitStored();
      return invalid;
    },
  };
}

const NOT_TRIED = { tried: false, error: null };

function describe(error: unknown): string {
  return isApiError(error) ? getErrorSentence(error) : UNKNOWN_ERROR;
}
