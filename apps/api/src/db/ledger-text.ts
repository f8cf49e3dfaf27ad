import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { isNarrowed } from './entry-filter.ts';
import type { LedgerQuestion } from './ledger.ts';
import type { Database } from './schema.ts';

/** Stand for the values of a question while its query is compiled. */
const MARKS = {
  owner: '$owner',
  membershipNo: '$member',
  from: '$from',
  to: '$to',
  itemTypeCode: '$kind',
  newest: -1,
  read: -2,
  limit: -3,
} as const;

/**
 * Compiles questions of one ledger. The text of a query depends only on which filters are given, so it is compiled once
 * for each combination, and later questions put their values into it. Words and amounts change the text: queries with
 * them are compiled every time.
 */
export function createLedgerCompiler<Row>(
  db: Kysely<Database>,
  select: (asked: LedgerQuestion) => RawBuilder<Row>,
): (asked: LedgerQuestion) => CompiledQuery<Row> {
  const texts = new Map<string, CompiledQuery<Row>>();
  return (asked) => {
    if (isNarrowed(asked.filter)) return select(asked).compile(db);
    const { from, to, itemTypeCode } = asked.filter;
    const given = [from, to, itemTypeCode, asked.after].map((value) => value !== undefined).join();
    const text = texts.get(given) ?? select(toMarked(asked)).compile(db);
    texts.set(given, text);
    const values = toValues(asked);
    const parameters = text.parameters.map((mark) => (values.has(mark) ? values.get(mark) : mark));
    return { ...text, parameters };
  };
}

function toMarked({ filter, after }: LedgerQuestion): LedgerQuestion {
  return {
    membershipNo: MARKS.membershipNo,
    filter: {
      owner: MARKS.owner,
      ...(filter.from !== undefined && { from: MARKS.from }),
      ...(filter.to !== undefined && { to: MARKS.to }),
      ...(filter.itemTypeCode !== undefined && { itemTypeCode: MARKS.itemTypeCode }),
    },
    ...(after && { after: { newest: MARKS.newest, read: MARKS.read } }),
    limit: MARKS.limit,
  };
}

function toValues({ membershipNo, filter, after, limit }: LedgerQuestion): Map<unknown, unknown> {
  return new Map<unknown, unknown>([
    [MARKS.membershipNo, membershipNo],
    [MARKS.owner, filter.owner],
    [MARKS.from, filter.from],
    [MARKS.to, filter.to],
    [MARKS.itemTypeCode, filter.itemTypeCode],
    [MARKS.newest, after?.newest],
    [MARKS.read, after?.read],
    [MARKS.limit, limit],
  ]);
}
