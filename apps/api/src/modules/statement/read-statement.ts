import { compareMoney } from '@sahakorn/thai/money';
import { pickEntryFilter, hasEntryFilter } from '../../db/entry-filter.ts';
import type { LedgerFilter, LedgerOwner, LedgerReader, LedgerSums } from '../../db/ledger.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import type { StatementPosition } from './statement-cursor.ts';
import { readCursor, writeCursor } from './statement-cursor.ts';

const REVERSED_DAYS = 'body.from: must not be after body.to';

/** The filter and page of a statement. */
export type StatementQuery = Omit<LedgerFilter, 'owner'> & { cursor?: string | undefined; limit: number };

/** One page of a statement, with the figures of all its pages. */
export type StatementPage<Entry, Kind, More extends string = never> = {
  entries: Entry[];
  sums: LedgerSums & Record<More, string | null>;
  openingBalance: string | null;
  /** What the row before the first one states, which its balance follows from; null if rows are left out. */
  postedOpening: string | null;
  kinds: Kind[];
  nextCursor: string | null;
};

/**
 * One page of a ledger under its head, newest rows first; null if there is no such ledger, or it is another
 * member's. The pages of one reading are consistent, even if rows are posted meanwhile.
 * @throws Invalid for days or amounts in the wrong order and for a cursor of another reading.
 */
export async function readStatement<Head, Entry extends { seq_no: number }, Kind, More extends string>(
  ledger: LedgerReader<Head, Entry, Kind, More>,
  { owner, membershipNo }: LedgerOwner,
  { cursor, limit, ...criteria }: StatementQuery,
): Promise<{ head: Head | null; page: StatementPage<Entry, Kind, More> } | null> {
  const filter: LedgerFilter = { ...criteria, owner };
  const after = cursor === undefined ? undefined : readCursor(cursor, toReading(filter));
  const problem = findProblem(filter, after);
  if (problem !== null) {
    // Another member's ledger is always answered as one that does not exist.
    const own = await ledger.readPage({ membershipNo, filter: { owner }, limit: 0 });
    if (!own) return null;
    throw new Invalid(problem);
  }
  // One extra row, to know whether there is another page.
  const found = await ledger.readPage({ membershipNo, filter, after: after ?? undefined, limit: limit + 1 });
  if (!found) return null;
  const { head, sums, kinds } = found;
  const entries = found.entries.slice(0, limit);
  return {
    head,
    page: {
      sums,
      entries,
      nextCursor: found.entries.length > limit ? getNextCursor(entries, sums, filter) : null,
      // With some rows left out, balances do not follow from each other, so there is no opening balance.
      openingBalance: sums.opening_balance,
      postedOpening: isContinuous(filter) ? sums.balance_before : null,
      kinds,
    },
  };
}

/** @throws Invalid for days in the wrong order */
export function checkDays(days: Pick<LedgerFilter, 'from' | 'to'>): void {
  if (areReversed(days)) throw new Invalid(REVERSED_DAYS);
}

function areReversed({ from, to }: Pick<LedgerFilter, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && from > to;
}

function getNextCursor(
  entries: readonly { seq_no: number }[],
  { newest }: Pick<LedgerSums, 'newest'>,
  filter: LedgerFilter,
): string | null {
  const last = entries.at(-1);
  if (!last || newest === null) return null;
  return writeCursor({ newest, read: last.seq_no }, toReading(filter));
}

/** Whether each balance follows from the one before: only days limit the rows. */
export function isContinuous(filter: Omit<LedgerFilter, 'owner'>): boolean {
  return filter.itemTypeCode === undefined && !hasEntryFilter(filter);
}

function isReversed({ amountFrom, amountTo }: LedgerFilter): boolean {
  return amountFrom !== undefined && amountTo !== undefined && compareMoney(amountFrom, amountTo) > 0;
}

/** What is wrong with a request; `after` is null for a cursor of another reading. */
function findProblem(filter: LedgerFilter, after: StatementPosition | null | undefined): string | null {
  if (areReversed(filter)) return REVERSED_DAYS;
  if (isReversed(filter)) return 'body.amount_from: must not be above body.amount_to';
  return after === null ? 'body.cursor: belongs to another statement' : null;
}

function toReading({ owner, from, to, itemTypeCode, ...filter }: LedgerFilter): readonly unknown[] {
  return [owner, from ?? null, to ?? null, itemTypeCode ?? null, pickEntryFilter(filter)];
}
