import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A value as it leaves in a file: instants in ISO 8601, money as decimal strings. */
export type Cell = string | number | boolean | null;
export type MemberRow = Readonly<Record<string, Cell>>;

/** Of the database, whether a query knows its columns or not. */
type TableName = string;
type Labels = Readonly<Record<string, string>>;
type Change = (value: string) => string;

/** One part of what is kept of a member, as the member receives it. */
export type MemberTable = {
  /** Names it in the files, and never changes. */
  name: string;
  /** Names it to the member. */
  title: string;
  /** The tables of the database that it holds the member's part of. */
  covers: readonly TableName[];
  /** What leaves, and what each is called; nothing else does. */
  labels: Labels;
  /** The member's rows, and nobody else's. */
  list: (db: Kysely<Database>, membershipNo: string) => Promise<MemberRow[]>;
};

type Source = {
  table: TableName;
  title: string;
  /** Columns that leave, with their names for the member. */
  labels: Labels;
  order: readonly string[];
  /** What can be misused with a name beside it leaves masked, as everywhere. */
  masked?: Readonly<Record<string, Change>>;
  /** Only these rows. */
  only?: RawBuilder<boolean>;
};

/** A table whose rows name their member. */
export function ownTable(source: Source): MemberTable {
  return getTable(source, (membershipNo) => sql`membership_no = ${membershipNo}`);
}

/** A table whose rows belong to something that a member holds, such as the entries of an account. */
export function partTable(source: Source, holder: { table: TableName; key: string }): MemberTable {
  const key = sql.id(holder.key);
  return getTable(
    source,
    (membershipNo) =>
      sql`${key} in (select ${key} from ${sql.id(holder.table)} where membership_no = ${membershipNo})`,
  );
}

function getTable(
  { table, title, labels, order, masked = {}, only }: Source,
  whose: (membershipNo: string) => RawBuilder<unknown>,
): MemberTable {
  const columns = sql.join(Object.keys(labels).map((column) => sql.id(column)));
  const places = sql.join(order.map((column) => sql.id(column)));
  return {
    name: table,
    title,
    covers: [table],
    labels,
    list: async (db, membershipNo) => {
      const { rows } = await sql<Record<string, unknown>>`
        select ${columns} from ${sql.id(table)}
        where ${whose(membershipNo)} and ${only ?? sql`true`} order by ${places}`.execute(db);
      return rows.map((row) => toCells(row, masked));
    },
  };
}

/** Writes what the driver gives as it leaves. */
export function toCells(
  row: Readonly<Record<string, unknown>>,
  masked: Readonly<Record<string, Change>> = {},
): MemberRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const cell = getCell(value);
      const mask = masked[column];
      return [column, mask && typeof cell === 'string' ? mask(cell) : cell];
    }),
  );
}

function getCell(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return value.toString('hex');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}
