import type {
  BalanceConfirmation,
  ConfirmationHead,
  ConfirmationLine,
} from '@sahakorn/contract/confirmation';
import { todayIso } from '@sahakorn/thai/date';
import type { Transaction } from 'kysely';
import type { Caller } from '../../client/caller.ts';
import type { Database } from '../../db/schema.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { AuditedContext } from '../audit/audit-log.ts';
import type { StoreAnswer } from '../idempotency/idempotency.ts';
import {
  type Answer,
  type ConfirmationKey,
  type ConfirmationRow,
  createConfirmationQueries,
  type LineRow,
} from './confirmation-queries.ts';

/** Why an answer is refused; `unanswered` is the number of lines without one. */
export type ConfirmationRefusal = { refusal: 'submitted' | 'closed' } | { unanswered: number };

type NewAnswer = Answer & ConfirmationKey & { lineNo: number };

/** Balances that members confirm or dispute, line by line. Every answer is audited. */
export class ConfirmationService {
  readonly #context: AuditedContext;

  constructor(context: AuditedContext) {
    this.#context = context;
  }

  /** The latest day first. */
  async list(membershipNo: string): Promise<ConfirmationHead[]> {
    const rows = await createConfirmationQueries(this.#context.db).list(membershipNo);
    return rows.map((row) => this.#toHead(row));
  }

  /** @throws NotFound if the member has none of that day */
  read(key: ConfirmationKey): Promise<BalanceConfirmation> {
    return inSnapshot(this.#context.db, async (snapshot) => {
      const queries = createConfirmationQueries(snapshot);
      const row = await queries.find(key);
      if (!row) throw new NotFound();
      return { ...this.#toHead(row), lines: (await queries.listLines(key)).map(toLine) };
    });
  }

  /**
   * Keeps one answer, in place of an earlier one.
   * @throws NotFound if there is no such line
   */
  answer(
    { membershipNo, balanceOn, lineNo, answer, comment }: NewAnswer,
    caller: Caller,
    storeAnswer: StoreAnswer | null,
  ): Promise<ConfirmationLine | ConfirmationRefusal> {
    const key = { membershipNo, balanceOn };
    return this.#change(key, async (trx, refusal) => {
      const queries = createConfirmationQueries(trx);
      const line = (await queries.listLines(key)).find(({ line_no }) => line_no === lineNo);
      if (!line) throw new NotFound();
      if (refusal) return refusal;
      const answeredAt = answer === null ? null : this.#context.now();
      const same = line.answer === answer && line.comment === comment;
      if (!same) {
        await queries.updateAnswer(key, { lineNo, answer, comment, answeredAt });
        await this.#audit(trx, {
          kind: 'confirmation-answered',
          key,
          caller,
          details: { line: lineNo, answer: answer ?? 'withdrawn' },
        });
      }
      const stored = toLine(same ? line : { ...line, answer, comment, answered_at: answeredAt });
      await storeAnswer?.(trx, stored);
      return stored;
    });
  }

  /**
   * Ends the answering of a confirmation; one that is submitted stays as it is.
   * @throws NotFound if the member has none of that day
   */
  async submit(key: ConfirmationKey, caller: Caller): Promise<ConfirmationHead | ConfirmationRefusal> {
    return this.#change(key, async (trx, refusal) => {
      const queries = createConfirmationQueries(trx);
      const row = await queries.find(key);
      if (!row) throw new NotFound();
      if (row.submitted_at !== null) return this.#toHead(row);
      if (refusal) return refusal;
      const unanswered = row.line_count - row.answered_count;
      if (unanswered > 0) return { unanswered };
      const submittedAt = this.#context.now();
      await queries.updateSubmitted(key, submittedAt);
      const details = { lines: row.line_count, disputed: row.disputed_count };
      await this.#audit(trx, { kind: 'confirmation-submitted', key, caller, details });
      return this.#toHead({ ...row, submitted_at: submittedAt });
    });
  }

  #change<Result>(
    key: ConfirmationKey,
    work: (trx: Transaction<Database>, refusal: ConfirmationRefusal | null) => Promise<Result>,
  ): Promise<Result> {
    return this.#context.db.transaction().execute(async (trx) => {
      const row = await createConfirmationQueries(trx).lock(key);
      if (!row) throw new NotFound();
      const state = this.#getState(row);
      return work(trx, state === 'open' ? null : { refusal: state });
    });
  }

  async #audit(
    trx: Transaction<Database>,
    {
      kind,
      key: { membershipNo, balanceOn },
      caller,
      details,
    }: {
      kind: 'confirmation-answered' | 'confirmation-submitted';
      key: ConfirmationKey;
      caller: Caller;
      details: Record<string, string | number>;
    },
  ): Promise<void> {
    const entry = { kind, membershipNo, ...caller, details: { balanceOn, ...details } };
    await this.#context.audit.append(trx, entry);
  }

  #toHead(row: ConfirmationRow): ConfirmationHead {
    const submitted_at = row.submitted_at?.toISOString() ?? null;
    return { ...row, submitted_at, state: this.#getState(row) };
  }

  #getState({
    open_until,
    submitted_at,
  }: Pick<ConfirmationRow, 'open_until' | 'submitted_at'>): ConfirmationHead['state'] {
    if (submitted_at !== null) return 'submitted';
    return todayIso(this.#context.now()) > open_until ? 'closed' : 'open';
  }
}

function toLine({ answered_at, differences, posted_amount, ...line }: LineRow): ConfirmationLine {
  return {
    ...line,
    ...(posted_amount !== null && { posted_amount }),
    differences: [...differences],
    answered_at: answered_at?.toISOString() ?? null,
  };
}
