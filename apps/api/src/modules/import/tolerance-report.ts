import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CHANGED_BY_SPREADSHEETS } from '@sahakorn/thai/csv';
import type { ClientBase } from 'pg';
import { copyOut } from '../../db/copy-out.ts';
import { getErrorCode, isDiskFull, isSystemError, OperatorError } from '../../operator-error.ts';
import { FINDINGS_TABLE } from './ledger-findings.ts';

/** Spreadsheets take a file without it for TIS-620. */
const BYTE_ORDER_MARK = '\ufeff';

const ACCOUNT = `case when account ~ '${CHANGED_BY_SPREADSHEETS.source}' then '="' || account || '"' else account end`;

const REPORT = `select file, file_line as line, ${ACCOUNT} as account, seq_no as seq, stated, expected, stated - expected as difference, kind, day
  from ${FINDINGS_TABLE} order by position, file_line, seq_no`;

/**
 * A report that lists balances and contradictions. It is written to a temporary file and
 * renamed when the import has succeeded.
 */
export type ToleranceReport = {
  /** Whether it is kept without a row. */
  always: boolean;
  /** Writes the findings of this transaction's checks; call it after them. */
  write(client: ClientBase): Promise<void>;
  save(): Promise<void>;
  discard(): Promise<void>;
};

/**
 * Opens a report, readable by its owner only, before the work begins. Throws OperatorError if it cannot be
 * written.
 */
export async function openReport(file: string, { always = true } = {}): Promise<ToleranceReport> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await (await open(draft, 'w', 0o600)).close();
  } catch (error) {
    throw explain(error, file);
  }
  return {
    always,
    async write(client) {
      await pipeline(readReport(client), createWriteStream(draft)).catch((error: unknown) => {
        throw explain(error, file);
      });
    },
    async save() {
      await rename(draft, file).catch((error: unknown) => {
        const code = getErrorCode(error);
        throw new OperatorError({
          th: `นำเข้าเสร็จแล้ว แต่เก็บรายงานเป็น ${file} ไม่ได้ (${code}) รายงานอยู่ที่ ${draft}`,
          en: `Imported, but the report cannot be saved as ${file} (${code}). It is in ${draft}.`,
        });
      });
    },
    discard: () => rm(draft, { force: true }),
  };
}

async function* readReport(client: ClientBase): AsyncGenerator<string | Buffer> {
  yield BYTE_ORDER_MARK;
  yield* copyOut(client, `copy (${REPORT}) to stdout with (format csv, header)`);
}

function explain(error: unknown, file: string): unknown {
  if (!isSystemError(error)) return error;
  const [folder, code] = [path.dirname(file), getErrorCode(error)];
  return new OperatorError(
    isDiskFull(error)
      ? {
          th: `ดิสก์ของ ${folder} เต็ม เขียนไฟล์รายงานไม่ได้ จึงไม่มีอะไรเปลี่ยนแปลง`,
          en: `The disk of ${folder} is full: the report cannot be written, and nothing was changed.`,
        }
      : {
          th: `เขียนไฟล์รายงาน ${file} ไม่ได้ (${code})`,
          en: `The report ${file} cannot be written (${code}).`,
        },
  );
}
