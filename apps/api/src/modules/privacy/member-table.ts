import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A value in a file: instants in ISO 8601, money as decimal strings. */
export type Cell = string | number | boolean | null;
export type MemberRow = Readonly<Record<string, Cell>>;

/** The database, without knowing its columns. */
type TableName = string;
type Labels = Readonly<Record<string, string>>;
type Change = (value: string) => string;

/** One part of a member's data, as the member receives it. */
export type MemberTable = {
  /** The name in the files, which never changes. */
  name: string;
  /** The title for the member. */
  title: string;
  /** The database tables that it covers. */
  covers: readonly TableName[];
  /** The exported columns and their names; nothing else is exported. */
  labels: Labels;
  /** A row as a spreadsheet shows it. Default: as it is stored. */
  show?: (row: MemberRow) => MemberRow;
  /** Reads the member's rows only. */
  list: (db: Kysely<Database>, membershipNo: string) => Promise<MemberRow[]>;
};

type Source = {
  table: TableName;
  title: string;
  /** Exported columns, with their names for the member. */
  labels: Labels;
  order: readonly string[];
  /** Personal data is masked, as everywhere. */
  masked?: Readonly<Record<string, Change>>;
  /** A filter of the rows. */
  only?: RawBuilder<boolean>;
  show?: MemberTable['show'];
};

/** A table with a membership number in each row. */
export function createMemberTable(source: Source): MemberTable {
  return createTable(source, (membershipNo) => sql`membership_no = ${membershipNo}`);
}

/** What a member owns, with the name of its number for the member. */
type Holder = { table: TableName; key: string; label: string };

/**
 * A table whose rows refer to something that a member owns, such as the entries of an account; they are
 * numbered by `seq_no`, or in order of another column.
 */
export function createPartTable(
  { orderLabels = { seq_no: 'ลำดับ' }, ...source }: Omit<Source, 'order'> & { orderLabels?: Labels },
  holder: Holder,
): MemberTable {
  const key = sql.id(holder.key);
  const labels = { [holder.key]: holder.label, ...orderLabels, ...source.labels };
  return createTable(
    { ...source, labels, order: [holder.key, ...Object.keys(orderLabels)] },
    (membershipNo) =>
      sql`${key} in (select ${key} from ${sql.id(holder.table)} where membership_no = ${membershipNo})`,
  );
}

function createTable(
  { table, title, labels, order, masked = {}, only, show }: Source,
  toCondition: (membershipNo: string) => RawBuilder<unknown>,
): MemberTable {
  const columns = sql.join(Object.keys(labels).map((column) => sql.id(column)));
  const orderColumns = sql.join(order.map((column) => sql.id(column)));
  return {
    name: table,
    title,
    covers: [table],
    labels,
    ...(show && { show }),
    list: async (db, membershipNo) => {
      const { rows } = await sql<Record<string, unknown>>`
        select ${columns} from ${sql.id(table)}
        where ${toCondition(membershipNo)} and ${only ?? sql`true`} order by ${orderColumns}`.execute(db);
      return rows.map((row) => toCells(row, masked));
    },
  };
}

/** Formats a value of the driver for a file. */
export function toCells(
  row: Readonly<Record<string, unknown>>,
  masked: Readonly<Record<string, Change>> = {},
): MemberRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const cell = toCell(value);
      const mask = masked[column];
      return [column, mask && typeof cell === 'string' ? mask(cell) : cell];
    }),
  );
}

function toCell(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return value.toString('hex');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}
