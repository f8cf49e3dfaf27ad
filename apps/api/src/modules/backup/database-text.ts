import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import pg from 'pg';
import { copyOut } from '../../db/copy-out.ts';
import { type CatalogTable, listSequences } from './catalog.ts';
import type { Manifest, SequenceState, TableRecord } from './manifest.ts';

const { escapeIdentifier } = pg;

/** Session settings as in pg_dump, so that rows have the same text on every server; without time limits. */
const SETTINGS = {
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  extra_float_digits: '3',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  // A scan that joins another one begins in the middle of the table.
  synchronize_seqscans: 'off',
  row_security: 'off',
};
const TIME_LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout', // since PostgreSQL 17
];

const NEWLINE = 10;

/** Sets the transaction up for copying tables. */
export async function prepareCopying(client: ClientBase): Promise<void> {
  const settings = Object.entries(SETTINGS).map(([name, value]) => `set local ${name} = '${value}'`);
  await client.query(settings.join('; '));
  await client.query(`select set_config(name, '0', true) from pg_settings where name = any($1)`, [
    TIME_LIMITS,
  ]);
}

/** A table and columns as COPY names them. */
export function toCopyTarget(table: string, columns: readonly string[]): string {
  return `${escapeIdentifier(table)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;
}

/**
 * Copies the rows of a table as text in their physical order, and returns the record of the table.
 * @param onPiece gets every piece of the text
 */
export async function readTable(
  client: ClientBase,
  { name, columns, amounts }: Omit<CatalogTable, 'bytes'>,
  onPiece: (text: Buffer) => Promise<void> | void,
): Promise<TableRecord> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const piece of copyOut(client, `copy ${toCopyTarget(name, columns)} to stdout`)) {
    hash.update(piece);
    rows += countLines(piece);
    await onPiece(piece);
  }
  return { name, columns, rows, sha256: hash.digest('hex'), sums: await sumAmounts(client, name, amounts) };
}

/** A line is a row: COPY escapes the newlines inside values. */
function countLines(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

async function sumAmounts(
  client: ClientBase,
  table: string,
  amounts: readonly string[],
): Promise<TableRecord['sums']> {
  if (amounts.length === 0) return {};
  const sums = amounts.map(
    (column) => `sum(${escapeIdentifier(column)})::text as ${escapeIdentifier(column)}`,
  );
  const { rows } = await client.query<TableRecord['sums']>(
    `select ${sums.join(', ')} from ${escapeIdentifier(table)}`,
  );
  return rows[0] ?? {};
}

export async function readSequences(client: ClientBase): Promise<SequenceState[]> {
  const states: SequenceState[] = [];
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as value, is_called as called from ${escapeIdentifier(name)}`,
    );
    if (rows[0]) states.push({ name, ...rows[0] });
  }
  return states;
}

/** The hash of the newest link of the audit chain in hex; empty if there is none. */
export async function readAuditHead(client: ClientBase): Promise<Manifest['auditHead']> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('audit_link') is not null as there`,
  );
  if (!rows[0]?.there) return '';
  const head = await client.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from audit_link order by position desc limit 1`,
  );
  return head.rows[0]?.hash ?? '';
}
