import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll } from 'vitest';
import { importBooks } from '../import-books.ts';
import type { ImportOptions, ImportResult } from '../import-books.ts';
import { BooksRefused } from '../values/problems.ts';

export const NOW = new Date('2026-11-20T03:00:00Z');

/** Creates folders of books that are removed after the test file. Call it once, at the top. */
export function useBooks(): (files: Record<string, string | Buffer>) => Promise<string> {
  const folders: string[] = [];
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  return async (files) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-books-'));
    folders.push(folder);
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    return folder;
  };
}

/** Imports a folder, by default without map, tolerance or report. */
export function runImport(
  pool: pg.Pool,
  folder: string,
  more: Partial<ImportOptions> = {},
): Promise<ImportResult> {
  return importBooks(pool, {
    folder,
    map: null,
    tolerance: '0',
    dryRun: false,
    report: null,
    problemReport: null,
    now: NOW,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...more,
  });
}

/** What the books are refused for, as `file:line column "value" reason`, with the full count in front. */
export async function getRefusal(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => new Error('The books were taken'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof BooksRefused)) throw error;
  return [
    String(error.count),
    ...error.first.map(
      ({ file, line, column, value, reason }) =>
        `${file}:${line ?? '-'} ${column ?? '-'} ${JSON.stringify(value)} ${reason.th}`,
    ),
  ];
}

/** Every row of the imported tables, to check whether anything changed. */
export async function dumpBooks(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const heads = ['member', 'share_account', 'share_entry', 'loan_contract', 'loan_rate', 'loan_collateral'];
  const dump: Record<string, unknown[]> = {};
  const others = [
    'receipt',
    'receipt_line',
    'collection',
    'beneficiary',
    'dividend',
    'dividend_deduction',
    'welfare_request',
    'cremation_receipt',
  ];
  for (const table of [
    ...heads,
    'loan_entry',
    'deposit_account',
    'deposit_entry',
    ...others,
    'books',
    'account',
  ]) {
    const { rows } = await pool.query(`select to_jsonb(held)::text as row from ${table} as held order by 1`);
    dump[table] = rows.map(({ row }: { row: string }) => row);
  }
  return dump;
}
