import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { isPrepared, splitWords } from './entry-filter.ts';
import type { LedgerQuery } from './ledger.ts';
import type { Database } from './schema.ts';

/** Stand for the values of a question while its query is compiled. */
const PLACEHOLDERS = {
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
type QueryTemplate<Row> = { query: CompiledQuery<Row>; placeholders: readonly unknown[] };

/**
 * Compiles questions of one ledger. The text of a query depends only on which filters are given and how many
 * words, so it is compiled once for each combination, and later questions put their values into it. Queries
 * that are not prepared are compiled every time.
 */
export function createLedgerCompiler<Row>(
  db: Kysely<Database>,
  select: (query: LedgerQuery) => RawBuilder<Row>,
): (query: LedgerQuery) => CompiledQuery<Row> {
  const texts = new Map<string, QueryTemplate<Row>>();
  return (query) => {
    if (!isPrepared(query.filter)) return select(query).compile(db);
    const key = toKey(query);
    const text = texts.get(key) ?? toText(select(toPlaceholders(query)).compile(db));
    texts.set(key, text);
    const values = toValues(query);
    const parameters = text.placeholders.map((placeholder) =>
      values.has(placeholder) ? values.get(placeholder) : placeholder,
    );
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
function toText<Row>(query: CompiledQuery<Row>): QueryTemplate<Row> {
  const placeholders = [...new Set(query.parameters)];
  const sql = query.sql.replaceAll(
    /\$(\d+)/g,
    (_, number) => `$${placeholders.indexOf(query.parameters[Number(number) - 1]) + 1}`,
  );
  return { query: { ...query, sql }, placeholders };
}

function toPlaceholders({ filter, after }: LedgerQuery): LedgerQuery {
  return {
    membershipNo: PLACEHOLDERS.membershipNo,
    filter: {
      owner: PLACEHOLDERS.owner,
      ...(filter.from !== undefined && { from: PLACEHOLDERS.from }),
      ...(filter.to !== undefined && { to: PLACEHOLDERS.to }),
      ...(filter.itemTypeCode !== undefined && { itemTypeCode: PLACEHOLDERS.itemTypeCode }),
      ...(filter.text !== undefined && { text: splitWords(filter.text).map(toWordPlaceholder).join(' ') }),
    },
    ...(after && {
      after: { read: PLACEHOLDERS.read, ...(after.newest !== undefined && { newest: PLACEHOLDERS.newest }) },
    }),
    limit: PLACEHOLDERS.limit,
  };
}

function toWordPlaceholder(_word: string, index: number): string {
  return `$word${index}`;
}

function toValues({ membershipNo, filter, after, limit }: LedgerQuery): Map<unknown, unknown> {
  return new Map<unknown, unknown>([
    [PLACEHOLDERS.membershipNo, membershipNo],
    [PLACEHOLDERS.owner, filter.owner],
    [PLACEHOLDERS.from, filter.from],
    [PLACEHOLDERS.to, filter.to],
    [PLACEHOLDERS.itemTypeCode, filter.itemTypeCode],
    [PLACEHOLDERS.newest, after?.newest],
    [PLACEHOLDERS.read, after?.read],
    [PLACEHOLDERS.limit, limit],
    ...splitWords(filter.text).map((word, index) => [toWordPlaceholder(word, index), word] as const),
  ]);
}
