import { type VerifiedDocument, verifyDocument } from '@sahakorn/contract/document';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { signIn, useDemoDatabase } from '../../../test/demo.ts';
import { download } from '../../../test/download.ts';
import { readPdf } from '../../../test/pdf.ts';

const database = useDemoDatabase();
const { db } = database;
const RECEIPT = sql`membership_no = '001234' and receive_year = 2026 and receive_month = 10`;

let app: FastifyInstance;

beforeEach(async () => {
  app = await buildTestApp(database);
});

afterEach(async () => {
  await sql`delete from issued_document`.execute(db);
  await db.deleteFrom('sign_in_throttle').execute();
});

const RECEIPT_PATH = '/api/member/print_pdf/2026/10';

async function readReceipt(headers: Record<string, string>): Promise<string> {
  const authorization = `Bearer ${await signIn(app)}`;
  const { rawPayload } = await app.inject({ url: RECEIPT_PATH, headers: { authorization, ...headers } });
  return (await readPdf(rawPayload)).text;
}

async function print(path: string) {
  const { rawPayload } = await download(app, path, await signIn(app));
  const { text } = await readPdf(rawPayload);
  const [, documentNo = '', code = ''] = /เลขที่เอกสาร (\S+) · รหัสตรวจสอบ (\S+)/.exec(text) ?? [];
  const address = /http\S+\/verify\/\S+/.exec(text)?.[0] ?? '';
  return { documentNo, code, address };
}

function verify(code: unknown, { to = app, from = '198.51.100.9' } = {}) {
  return to.inject({ method: 'POST', url: '/api/info/verify', remoteAddress: from, payload: { code } });
}

async function getState(code: string): Promise<string | undefined> {
  return (await verify(code)).json<{ data: VerifiedDocument[] }>().data[0]?.state_name;
}

describe('the code of a document', () => {
  it('shows kind, number, date, figures and state, and nothing else', async () => {
    const { code, documentNo } = await print('print_pdf/2026/10');
    const answer = await verify(code);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(verifyDocument.response.strict().parse(answer.json())).toEqual({
      rc_code: '1',
      data: [
        {
          kind: 'receipt',
          kind_name: 'ใบเสร็จรับเงิน',
          document_no: documentNo,
          document_date: '2026-10-23',
          amount: '14228.31',
          state: 'original',
          state_name: 'ตรงกับที่ออก',
          row_count: null,
          period_from: null,
          period_to: null,
          issued_at: TEST_NOW.toISOString(),
          figures: [
            { label: 'รับเงิน', amount: '14228.31', text: null },
            { label: 'รวมเรียกเก็บ', amount: '14228.31', text: null },
            { label: 'ประจำเดือน', amount: null, text: 'ตุลาคม\u00a02569' },
          ],
          books: { state: 'same', state_name: 'ตรงกับสมุดวันนี้', reason: null },
          not_covered: null,
        },
      ],
    });
    expect(answer.body).not.toMatch(/001234|สมหญิง|ใจดี/);
  });

  it('is in an address without a name or a membership number', async () => {
    const { code, address } = await print('print_pdf/2026/10');
    expect(address).toBe(`http://localhost:80/verify/${code.replaceAll('-', '')}`);
    expect(address).not.toContain('1234');
  });

  it.each([
    { host: 'evil.test' },
    { host: '192.168.1.5:8080' },
    { host: 'localhost.evil.test' },
    { host: 'x', 'x-forwarded-host': 'evil.test' },
  ])('is in no address that only the client names: %j', async (headers) => {
    const text = await readReceipt(headers);
    expect(text).not.toMatch(/http|evil|192\.168|สแกน QR/);
    expect(text).toMatch(/รหัสตรวจสอบ [0-9A-Z]{4}-/);
    expect(text).toContain('ได้ที่หน้า “ตรวจสอบเอกสาร” ในเว็บไซต์ของสหกรณ์');
  });

  it('is in the configured address, even if the client names another', async () => {
    app = await buildTestApp(database, { config: { publicOrigin: 'https://portal.example.co.th' } });
    const text = await readReceipt({ host: 'evil.test' });
    expect(text).toContain('https://portal.example.co.th/verify/');
    expect(text).not.toContain('evil');
  });

  it('stays the same when the document is printed again, on any server', async () => {
    const first = await print('print_pdf/2026/10');
    app = await buildTestApp(database);
    expect(await print('print_pdf/2026/10')).toEqual(first);
  });

  it('is read however it is typed', async () => {
    const { code } = await print('print_pdf/2026/10');
    expect(await getState(code.toLowerCase().replaceAll('-', ' '))).toBe('ตรงกับที่ออก');
  });

  it.each([
    'print_pdf/2026/11',
    'print_crem_pdf/2026/10',
    'print_share_pdf',
    'print_dep_statement_pdf/0100012345?from=2026-11-01',
    'print_dep_statement_pdf/0100012345?from=2026-06-01&direction=out&amount_from=1000&text=%E0%B9%82%E0%B8%AD%E0%B8%99',
    'print_holdings_pdf',
    'print_div_pdf/2025',
    'print_interest_pdf/2025',
    'print_confirmation_pdf/2026-10-31',
  ])('verifies %s', async (path) => {
    expect(await getState((await print(path)).code)).toBe('ตรงกับที่ออก');
  });

  it('of a receipt given back says that it is cancelled', async () => {
    const { code } = await print('print_pdf/2026/10');
    await sql`update receipt set receipt_status = '2' where ${RECEIPT}`.execute(db);
    expect(await getState(code)).toBe('ยกเลิกแล้ว');
    await sql`update receipt set receipt_status = '0' where ${RECEIPT}`.execute(db);
    expect(await getState(code)).toBe('ตรงกับที่ออก');
  });

  it('of a cremation receipt given back says so too', async () => {
    const { code } = await print('print_crem_pdf/2026/10');
    await sql`update cremation_receipt set receipt_status = '2' where ${RECEIPT}`.execute(db);
    expect(await getState(code)).toBe('ยกเลิกแล้ว');
  });

  it('fails verification when one satang in the books changes', async () => {
    const { code } = await print('print_pdf/2026/10');
    const change = (by: string) =>
      sql`update receipt_line set amount = amount + ${by} where ${RECEIPT} and line_no = 1`.execute(db);
    await change('0.01');
    expect(await getState(code)).toBe('ยกเลิกแล้ว');
    expect((await print('print_pdf/2026/10')).code).not.toBe(code);
    await change('-0.01');
    expect(await getState(code)).toBe('ตรงกับที่ออก');
  });

  it('shows how many rows a statement has, and from when to when', async () => {
    const { code } = await print('print_dep_statement_pdf/0100012345?from=2026-11-01&to=2026-11-15');
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from deposit_entry
      where deposit_account_no = '0100012345' and operate_date between '2026-11-01' and '2026-11-15'`.execute(
      db,
    );
    expect((await verify(code)).json()).toMatchObject({
      data: [{ row_count: rows[0]?.count, period_from: '2026-11-01', period_to: '2026-11-15' }],
    });
  });

  describe('of a statement', () => {
    const ROW = sql`deposit_account_no = '0100012345' and seq_no = 2139`;
    const STATEMENT = 'print_dep_statement_pdf/0100012345?from=2026-11-01';
    let saved: unknown;

    beforeEach(async () => {
      const { rows } = await sql<{ row: unknown }>`
        select to_jsonb(deposit_entry) as row from deposit_entry where ${ROW}`.execute(db);
      saved = rows[0]?.row;
    });

    afterEach(async () => {
      await sql`delete from deposit_entry where ${ROW}`.execute(db);
      await sql`
        insert into deposit_entry
        select * from jsonb_populate_record(null::deposit_entry, ${JSON.stringify(saved)})`.execute(db);
    });

    it.each([
      'update deposit_entry set amount = amount + 0.01',
      'update deposit_entry set balance = balance - 0.01',
      'update deposit_entry set fee_amount = fee_amount + 1',
      'update deposit_entry set tax_amount = tax_amount + 1',
      'update deposit_entry set operate_date = operate_date - 1',
      "update deposit_entry set doc_no = coalesce(doc_no, '') || 'x'",
      "update deposit_entry set note = coalesce(note, '') || 'x'",
      "update deposit_entry set item_type_code = 'ZZ'",
      "update deposit_entry set item_description = 'อื่น'",
      'delete from deposit_entry',
    ])('reports that the books changed after: %s', async (change) => {
      const { code } = await print(STATEMENT);
      expect(await getState(code)).toBe('ตรงกับที่ออก');
      await sql`${sql.raw(change)} where ${ROW}`.execute(db);
      expect(await getState(code)).toBe('ข้อมูลเปลี่ยนไปหลังออกเอกสาร');
    });

    it('is not changed by what is posted later, also on its last day', async () => {
      const { code } = await print(STATEMENT);
      const { rows } = await sql<{ seq_no: number }>`
        insert into deposit_entry
          (deposit_account_no, seq_no, operate_date, item_type_code, item_description, amount, balance)
        select deposit_account_no, seq_no + 1, operate_date, item_type_code, item_description, 1, balance + 1
        from deposit_entry where deposit_account_no = '0100012345' order by seq_no desc limit 1
        returning seq_no`.execute(db);
      expect(await getState(code)).toBe('ตรงกับที่ออก');
      await sql`
        delete from deposit_entry
        where deposit_account_no = '0100012345' and seq_no = ${rows[0]?.seq_no}`.execute(db);
    });

    it("is not the original once the account is another member's", async () => {
      const { code } = await print('print_dep_statement_pdf/0100012345?from=2026-11-01');
      const setOwner = (to: string) =>
        sql`update deposit_account set membership_no = ${to} where deposit_account_no = '0100012345'`.execute(
          db,
        );
      await setOwner('009999');
      expect(await getState(code)).toBe('ข้อมูลเปลี่ยนไปหลังออกเอกสาร');
      await setOwner('001234');
      expect(await getState(code)).toBe('ตรงกับที่ออก');
    });
  });

  it.each([
    'amount = amount + 0.01',
    "document_date = '2026-10-24'",
    "membership_no = '009999'",
    "document_no = 'x'",
  ])('is unknown once what is kept of it was forged: %s', async (forgery) => {
    const { code } = await print('print_share_pdf');
    await sql`update issued_document set ${sql.raw(forgery)}`.execute(db);
    expect((await verify(code)).statusCode).toBe(404);
  });
});

describe('an unknown code', () => {
  it.each(['0000-0000-0000', '', 'x', 'ก', "' or 1=1 --", '../../etc/passwd', '0'.repeat(64)])(
    '%j answers as every other',
    async (code) => {
      const answer = await verify(code);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe((await verify('ZZZZ-ZZZZ-ZZZZ')).body);
    },
  );

  it.each([null, '\uD800', 12, ['0000'], { $ne: '' }, '0'.repeat(65)])('%j is refused', async (code) => {
    expect((await verify(code)).statusCode).toBe(400);
  });
});

it('limits the codes an address may try per minute', async () => {
  const limited = await buildTestApp(database, { config: { verifyPerMinute: 3 } });
  const statuses = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await verify('x', { to: limited })).statusCode);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  const refused = await verify('x', { to: limited });
  expect(refused.json()).toMatchObject({ code: 'rate_limited', retry_after: 60 });
  expect((await verify('x', { to: limited, from: '203.0.113.7' })).statusCode).toBe(404);
});

it('counts wrong codes over all servers, and right ones on each alone', async () => {
  const config = { verifyPerMinute: 3 };
  let now = TEST_NOW;
  const servers = await Promise.all([1, 2].map(() => buildTestApp(database, { config, now: () => now })));
  const [first = app, second = app] = servers;
  const { code } = await print('print_pdf/2026/10');
  for (let at = 0; at < 2; at += 1) expect((await verify(code, { to: first })).statusCode).toBe(200);
  for (let at = 0; at < 3; at += 1) expect((await verify('x', { to: second })).statusCode).toBe(404);
  expect((await verify('x', { to: first })).json()).toMatchObject({ code: 'rate_limited', retry_after: 60 });
  expect((await verify('x', { to: first, from: '203.0.113.7' })).statusCode).toBe(404);
  now = new Date(TEST_NOW.getTime() + 60_000);
  expect((await verify('x', { to: first })).statusCode).toBe(404);
});

it('uses one key for all servers', async () => {
  const others = await Promise.all([buildTestApp(database), buildTestApp(database)]);
  await Promise.all(others.map((to) => verify('x', { to })));
  const keys = await db.selectFrom('kept_secret').select(['name', 'value']).execute();
  expect(keys.map(({ name, value }) => [name, value.length])).toEqual([['document_key', 32]]);
});
