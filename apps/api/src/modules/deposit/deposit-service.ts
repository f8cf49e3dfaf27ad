import { Invalid, NotFound } from '../../plugins/domain-errors.ts';
import type { DepositQueries, DepositQueriesInSnapshot, StatementFilter } from './deposit-queries.ts';
import type { StatementPosition } from './statement-cursor.ts';
import { readCursor, writeCursor } from './statement-cursor.ts';

export type StatementQuestion = StatementFilter & {
  membershipNo: string;
  cursor?: string | undefined;
  limit: number;
};

type Row<Name extends keyof DepositQueriesInSnapshot> = Awaited<ReturnType<DepositQueriesInSnapshot[Name]>>;

/** One page of a statement, with the figures of all its pages. */
export type Statement = {
  head: NonNullable<Row<'findAccount'>>;
  entries: Row<'listEntries'>;
  sums: Row<'sumEntries'>;
  openingBalance: string | null;
  kinds: Row<'listKinds'>;
  nextCursor: string | null;
};

/** Decides whose account it is, and cuts its ledger into pages. */
export class DepositService {
  readonly #queries: DepositQueries;

  constructor({ queries }: { queries: DepositQueries }) {
    this.#queries = queries;
  }

  /**
   * One page, newest rows first. The pages of one reading fit together whatever is posted meanwhile.
   * @throws NotFound for an account that does not exist or is another member's; Invalid for days in the wrong
   * order and for a cursor of another reading.
   */
  async readStatement({ membershipNo, cursor, limit, ...filter }: StatementQuestion): Promise<Statement> {
    const { accountNo, from, to } = filter;
    if (from !== undefined && to !== undefined && from > to)
      throw new Invalid('body.from: lies after body.to');
    return this.#queries.inSnapshot(async (queries) => {
      const head = await queries.findAccount(membershipNo, accountNo);
      if (!head) throw new NotFound();
      const position = cursor === undefined ? null : positionOf(cursor, filter);
      const sums = await queries.sumEntries(filter, position?.newest);
      const page = await readPage(queries, filter, { position, newest: sums.newest, limit });
      return {
        head,
        sums,
        ...page,
        // Of one kind of movement alone the balances do not follow from each other, so none opens it.
        openingBalance: filter.itemTypeCode === undefined ? sums.balance_before : null,
        kinds: await queries.listKinds(accountNo),
      };
    });
  }
}

/** Reads one row more than asked for, to know whether there is another page. */
async function readPage(
  queries: DepositQueriesInSnapshot,
  filter: StatementFilter,
  { position, newest, limit }: { position: StatementPosition | null; newest: number | null; limit: number },
): Promise<Pick<Statement, 'entries' | 'nextCursor'>> {
  if (newest === null) return { entries: [], nextCursor: null };
  const rows = await queries.listEntries(filter, { newest, read: position?.read, limit: limit + 1 });
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { entries, nextCursor: more ? writeCursor({ newest, read: last.seq_no }, readingOf(filter)) : null };
}

function positionOf(cursor: string, filter: StatementFilter): StatementPosition {
  const position = readCursor(cursor, readingOf(filter));
  if (!position) throw new Invalid('body.cursor: not of this statement');
  return position;
}

function readingOf({ accountNo, from, to, itemTypeCode }: StatementFilter): readonly unknown[] {
  return [accountNo, from ?? null, to ?? null, itemTypeCode ?? null];
}
