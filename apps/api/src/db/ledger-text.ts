import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { isPrepared, splitWords } from './entry-filter.ts';
import type { LedgerQuery } from './ledger.ts';
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

/** A query with placeholders for its values; each placeholder occurs once. */
type LedgerText<Row> = { query: CompiledQuery<Row>; marks: readonly unknown[] };

/**
 * Compiles questions of one ledger. The text of a query depends only on which filters are given and how many words, so it
 * is compiled once for each combination, and later questions put their values into it. Queries that are not prepared are
 * compiled every time.
 */
export function createLedgerCompiler<Row>(
  db: Kysely<Database>,
  select: (asked: LedgerQuery) => RawBuilder<Row>,
): (asked: LedgerQuery) => CompiledQuery<Row> {
  const texts = new Map<string, LedgerText<Row>>();
  return (asked) => {
    if (!isPrepared(asked.filter)) return select(asked).compile(db);
    const key = toKey(asked);
    const text = texts.get(key) ?? toText(select(toMarked(asked)).compile(db));
    texts.set(key, text);
    const values = toValues(asked);
    const parameters = text.marks.map((mark) => (values.has(mark) ? values.get(mark) : mark));
    return { ...text.query, parameters };
  };
}

/** What the text of a query depends on. */
function toKey({ filter, after }: LedgerQuery): string {
  const { from, to, itemTypeCode } = filter;
  const given = [from, to, itemTypeCode, after, after?.newest].map((value) => value !== undefined);
  return [...given, splitWords(filter.text).length].join();
}

/** Sends each value once: a query names the owner of a ledger in many places. */
function toText<Row>(query: CompiledQuery<Row>): LedgerText<Row> {
  const marks = [...new Set(query.parameters)];
  const sql = query.sql.replaceAll(
    /\$(\d+)/g,
    (_, number) => `$${marks.indexOf(query.parameters[Number(number) - 1]) + 1}`,
  );
  return { query: { ...query, sql }, marks };
}

function toMarked({ filter, after }: LedgerQuery): LedgerQuery {
  return {
    membershipNo: MARKS.membershipNo,
    filter: {
      owner: MARKS.owner,
      ...(filter.from !== undefined && { from: MARKS.from }),
      ...(filter.to !== undefined && { to: MARKS.to }),
      ...(filter.itemTypeCode !== undefined && { itemTypeCode: MARKS.itemTypeCode }),
      ...(filter.text !== undefined && { text: splitWords(filter.text).map(toWordMark).join(' ') }),
    },
    ...(after && {
      after: { read: MARKS.read, ...(after.newest !== undefined && { newest: MARKS.newest }) },
    }),
    limit: MARKS.limit,
  };
}

function toWordMark(_word: string, index: number): string {
  return `$word${index}`;
}

function toValues({ membershipNo, filter, after, limit }: LedgerQuery): Map<unknown, unknown> {
  return new Map<unknown, unknown>([
    [MARKS.membershipNo, membershipNo],
    [MARKS.owner, filter.owner],
    [MARKS.from, filter.from],
    [MARKS.to, filter.to],
    [MARKS.itemTypeCode, filter.itemTypeCode],
    [MARKS.newest, after?.newest],
    [MARKS.read, after?.read],
    [MARKS.limit, limit],
    ...splitWords(filter.text).map((word, index) => [toWordMark(word, index), word] as const),
  ]);
}
