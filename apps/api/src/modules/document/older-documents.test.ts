import type { DocumentKind } from '@sahakorn/contract/document';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { useDemoDatabase } from '../../../test/demo.ts';
import { OLDER_DOCUMENTS, OLDER_KEY } from '../../../test/older-documents.ts';
import { askAbout, verifyCode } from '../../../test/printed-documents.ts';
import { verifySeals } from './verify-seals.ts';

const database = useDemoDatabase();
const { db, pool } = database;

let app: FastifyInstance;

beforeAll(async () => {
  const secret = { name: 'document_key', value: OLDER_KEY, made_at: new Date(0) };
  await db.insertInto('kept_secret').values(secret).execute();
  const rows = OLDER_DOCUMENTS.map((row) => ({
    ...row,
    statement: row.statement && JSON.stringify(row.statement),
  }));
  await db.insertInto('issued_document').values(rows).execute();
});

beforeEach(async () => {
  app = await buildTestApp(database);
});

const codeOf = (kind: DocumentKind) => OLDER_DOCUMENTS.find((row) => row.kind === kind)?.code ?? '';

describe('a document of an earlier release', () => {
  it.each(OLDER_DOCUMENTS)('is verified as far as its seal says: $kind', async ({ code, kind, amount }) => {
    const found = await verifyCode(app, code);
    expect(found).toMatchObject({ kind, amount, state_name: 'ตรงกับที่ออก', issued_at: null });
    expect(found.not_covered).toContain('ไม่รับรองเวลาที่พิมพ์ ชื่อ และประเภทบัญชี');
    expect(found.figures).toEqual(amount === null ? [] : [{ label: 'จำนวนเงิน', amount, text: null }]);
    expect(found.books?.state).toBe(kind === 'holdings' ? 'incomparable' : 'same');
  });

  it.each([
    [
      'receipt',
      'cancelled',
      `update receipt set receipt_status = '2' where membership_no = '001234' and receive_month = 10`,
      `update receipt set receipt_status = '0' where membership_no = '001234' and receive_month = 10`,
    ],
    [
      'share_statement',
      'changed',
      `update share_entry set share_value = share_value + 1 where membership_no = '001234'`,
      `update share_entry set share_value = share_value - 1 where membership_no = '001234'`,
    ],
    [
      'balance_confirmation',
      'changed',
      `update confirmation_line set answer = 'disputed', comment = 'x', answered_at = now()
       where membership_no = '001234' and balance_on = '2026-10-31'`,
      `update confirmation_line set answer = null, comment = null, answered_at = null
       where membership_no = '001234' and balance_on = '2026-10-31'`,
    ],
  ] as const)('is compared with the books: %s', async (kind, state, change, undo) => {
    await pool.query(change);
    const found = await verifyCode(app, codeOf(kind));
    await pool.query(undo);
    expect(found).toMatchObject({ state, books: { state: 'different' } });
    expect((await verifyCode(app, codeOf(kind))).state).toBe('original');
  });

  it('is unknown if a detail was put beside it', async () => {
    const code = codeOf('holdings');
    await sql`insert into issued_document_detail values (${code}, '[]', '{}', '\\x01', null)`.execute(db);
    expect((await askAbout(app, code)).statusCode).toBe(404);
    expect(await verifySeals(db)).toEqual({ documents: OLDER_DOCUMENTS.length, broken: [code] });
    await db.deleteFrom('issued_document_detail').execute();
    expect((await verifySeals(db)).broken).toEqual([]);
  });
});
