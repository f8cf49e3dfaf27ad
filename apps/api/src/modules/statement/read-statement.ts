import { getNarrowing, isNarrowed } from '../../db/entry-filter.ts';
import type { LedgerFilter, LedgerQueries, LedgerSums } from '../../db/ledger.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import { compareMoney } from '@sahakorn/thai/money';
import type { StatementPosition } from './statement-cursor.ts';
import { readCursor, writeCursor } from './statement-cursor.ts';

/** The filter and page of a statement. */
export type StatementQuery = Omit<LedgerFilter, 'owner'> & { cursor?: string | undefined; limit: number };

/** One page of a statement, with the figures of all its pages. */
export type StatementPage<Entry, Kind, More extends string = never> = {
  entries: Entry[];
  sums: LedgerSums & Record<More, string | null>;
  openingBalance: string | null;
  kinds: Kind[];
  nextCursor: string | null;
};

/**
 * One page of a ledger, newest rows first; `queries` must use one snapshot. The pages of one reading
 * are consistent whatever is posted meanwhile. The caller checks access to the ledger.
 * @throws Invalid for days or amounts in the wrong order and for a cursor of another reading.
 */
export async function readStatement<Entry extends { seq_no: number }, Kind, More extends string>(
  queries: LedgerQueries<Entry, Kind, More>,
  owner: string,
  { cursor, limit, ...asked }: StatementQuery,
): Promise<StatementPage<Entry, Kind, More>> {
  const filter: LedgerFilter = { ...asked, owner };
  checkDays(filter);
  if (isReversed(filter)) throw new Invalid('body.amount_from: must not be above body.amount_to');
  const position = cursor === undefined ? null : parsePosition(cursor, filter);
  const sums = await queries.sumEntries(filter, position?.newest);
  const page = await readPage(queries, filter, { position, sums, limit });
  return {
    sums,
    ...page,
    // With some rows left out, balances do not follow from each other, so there is no opening balance.
    openingBalance: isContinuous(filter) ? sums.balance_before : null,
    kinds: await queries.listKinds(owner),
  };
}

/** @throws Invalid for days in the wrong order */
export function checkDays({ from, to }: Pick<LedgerFilter, 'from' | 'to'>): void {
  if (from !== undefined && to !== undefined && from > to)
    throw new Invalid('body.from: must not be after body.to');
}

/** Whether each balance follows from the one before: only days limit the rows. */
export function isContinuous(filter: Omit<LedgerFilter, 'owner'>): boolean {
  return filter.itemTypeCode === undefined && !isNarrowed(filter);
}

function isReversed({ amountFrom, amountTo }: LedgerFilter): boolean {
  return amountFrom !== undefined && amountTo !== undefined && compareMoney(amountFrom, amountTo) > 0;
}

type PageRequest = {
  position: StatementPosition | null;
  sums: Pick<LedgerSums, 'oldest' | 'newest'>;
  limit: number;
};

/**
 * Reads one row more than asked for, to know whether there is another page. Between the ends of what was found
 * lie, in most books, the rows of the filter alone: without them, rows outside a range of days are read as well.
 */
async function readPage<Entry extends { seq_no: number }>(
  queries: Pick<LedgerQueries<Entry, unknown>, 'listEntries'>,
  filter: LedgerFilter,
  { position, sums: { oldest, newest }, limit }: PageRequest,
): Promise<{ entries: Entry[]; nextCursor: string | null }> {
  if (oldest === null || newest === null) return { entries: [], nextCursor: null };
  const rows = await queries.listEntries(filter, { oldest, newest, read: position?.read, limit: limit + 1 });
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    entries,
    nextCursor: more ? writeCursor({ newest, read: last.seq_no }, toReading(filter)) : null,
  };
}

function parsePosition(cursor: string, filter: LedgerFilter): StatementPosition {
  const position = readCursor(cursor, toReading(filter));
  if (!position) throw new Invalid('body.cursor: belongs to another statement');
  return position;
}

function toReading({ owner, from, to, itemTypeCode, ...filter }: LedgerFilter): readonly unknown[] {
  return [owner, from ?? null, to ?? null, itemTypeCode ?? null, getNarrowing(filter)];
}
