import { bahtText } from '@sahakorn/thai/baht-text';
import { formatMoney, negateMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { signIn, useDemoDatabase } from '../../../test/demo.ts';
import { download } from '../../../test/download.ts';
import { actualTexts, readPdf } from '../../../test/pdf.ts';

const database = useDemoDatabase();
const { db } = database;
const LOAN = encodeURIComponent('ส6700123');

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await buildTestApp(database, { config: { publicOrigin: 'https://portal.example.co.th' } });
  token ??= await signIn(app);
});

async function read(path: string, member = token) {
  const answer = await download(app, path, member);
  expect(answer.headers['content-type'], answer.body.slice(0, 300)).toBe('application/pdf');
  return readPdf(answer.rawPayload);
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ');

const PATHS = [
  'print_pdf/2026/10',
  'print_crem_pdf/2026/10',
  'print_share_pdf?from=2026-01-01',
  `print_loan_statement_pdf/${LOAN}?from=2026-01-01`,
  `print_loan_schedule_pdf/${LOAN}`,
  'print_dep_statement_pdf/0100012345?from=2026-11-01',
  'print_holdings_pdf',
  'print_div_pdf/2025',
  'print_interest_pdf/2025',
  'print_confirmation_pdf/2026-10-31',
];

describe.each(PATHS)('%s', (path) => {
  it('answers an uncached PDF with the right type', async () => {
    const { statusCode, headers, rawPayload } = await download(app, path, token);
    expect(statusCode).toBe(200);
    expect(rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': String(rawPayload.length),
    });
    expect(headers['content-disposition']).toMatch(/^inline; filename="[a-z]+(-[a-z]+)?-69-\d{6}\.pdf"$/);
  });

  it('says whose it is, and how to verify it without saying whose', async () => {
    const { text } = await read(path);
    expect(text).toContain('99 ถนนตัวอย่าง แขวงตัวอย่าง เขตตัวอย่าง กรุงเทพมหานคร 10000');
    expect(text).toContain('นางสมหญิง ใจดี');
    expect(text).toMatch(/เลขที่เอกสาร 69-\d{6} · รหัสตรวจสอบ [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(text).toContain('https://portal.example.co.th/verify/');
    expect(text).not.toContain(token);
  });

  it('says that it was issued electronically, and names who answers for it where the contract says so', async () => {
    const { text } = await read(path);
    expect(words(text)).toContain('ออกโดยระบบอิเล็กทรอนิกส์ ไม่ต้องลงลายมือชื่อ');
    const named = /^print_(crem_)?pdf\//.test(path);
    expect(/ผู้รับเงิน|ผู้จัดการ|ผู้จัดทำ|ผู้ตรวจสอบ/.test(text)).toBe(named);
  });

  it('refuses requests without a session', async () => {
    expect((await download(app, path)).statusCode).toBe(401);
  });

  it('takes no token in the address', async () => {
    const separator = path.includes('?') ? '&' : '?';
    expect((await download(app, `${path}${separator}token=${token}`)).statusCode).toBe(401);
    expect((await download(app, `${path}${separator}token=${token}`, token)).statusCode).toBe(400);
  });

  it('waits until the terms are accepted', async () => {
    const answer = await download(app, path, await signIn(app, '004321'));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'terms_required' });
  });
});

describe("another member's", () => {
  it.each([
    [`print_loan_statement_pdf/${LOAN}`, 'print_loan_statement_pdf/x1'],
    [`print_loan_schedule_pdf/${LOAN}`, 'print_loan_schedule_pdf/x1'],
    ['print_dep_statement_pdf/0100012345', 'print_dep_statement_pdf/0000000000'],
    ['print_pdf/2026/10', 'print_pdf/1999/1'],
    ['print_crem_pdf/2026/10', 'print_crem_pdf/1999/1'],
    ['print_pdf/2026/10', 'print_pdf/2026/13'],
    ['print_pdf/2026/10', 'print_pdf/0x7/..'],
  ])('%s is as unknown as %s', async (theirs, nobodys) => {
    const stranger = await signIn(app, '009999');
    const [left, right] = [await download(app, theirs, stranger), await download(app, nobodys, stranger)];
    expect(left.statusCode).toBe(404);
    expect(left.body).toBe(right.body);
    expect(left.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('the receipt', () => {
  it('holds every line of the books, the sum, and the sum in words', async () => {
    const { text } = await read('print_pdf/2026/10');
    const { rows } = await sql<Record<'name' | 'amount' | 'total' | 'principal' | 'interest', string>>`
      select item_type_name as name, amount, sum(amount) over () as total,
        sum(principal_amount) over () as principal, sum(interest_amount) over () as interest from receipt_line
      where membership_no = '001234' and receive_year = 2026 and receive_month = 10 order by line_no`.execute(
      db,
    );
    expect(rows).toHaveLength(4);
    for (const { name, amount } of rows) {
      expect(text).toContain(name);
      expect(text).toContain(formatMoney(amount));
    }
    const total = rows[0]?.total ?? '';
    const sums = [rows[0]?.principal, rows[0]?.interest, total].map((sum) => formatMoney(sum));
    expect(words(text)).toContain(`รวมเงิน ${sums.join(' ')}`);
    expect(words(text)).toContain(`รับเงิน ${bahtText(total)}`);
    for (const word of ['ใบเสร็จรับเงิน', '001234', 'ตุลาคม 2569', '6910-001234']) {
      expect(text).toContain(word);
    }
  });

  it('is an invoice until it is collected', async () => {
    const { text, info } = await read('print_pdf/2026/11');
    expect(info['Title']).toBe('ใบแจ้งหนี้');
    expect(text).toContain('ใบแจ้งหนี้นี้ไม่ใช่ใบเสร็จรับเงิน');
  });

  it('is none where it was given back, with the reason', async () => {
    const answer = await download(app, 'print_pdf/2026/7', token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual({
      rc_code: '0',
      rc_des:
        'ใบเสร็จรับเงินเดือนกรกฎาคม\u00a02569 คืนแล้วเพราะเก็บเงินไม่ได้ จึงพิมพ์ไม่ได้ ติดต่อสหกรณ์หากต้องการหลักฐานการชำระ',
      data: [],
    });
  });

  it('is none where nothing was collected', async () => {
    await sql`update receipt set collected_amount = 0 where membership_no = '001234' and receive_year = 2026
      and receive_month = 9`.execute(db);
    const answer = await download(app, 'print_pdf/2026/9', token);
    expect(answer.json()).toMatchObject({ rc_code: '0', rc_des: expect.stringContaining('เก็บเงินไม่ได้') });
  });

  it('separates what was charged from what was collected', async () => {
    await sql`update receipt set collected_amount = 1000.25 where membership_no = '001234'
      and receive_year = 2026 and receive_month = 8`.execute(db);
    const text = words((await read('print_pdf/2026/8')).text);
    expect(text).toMatch(/รวมเรียกเก็บ(?: [\d,]+\.\d\d){3} เก็บได้จริง 1,000\.25 รับเงิน หนึ่งพันบาทยี่สิบห้าสตางค์/);
  });

  it('prints each of several of a month, with its own code', async () => {
    await sql`insert into receipt (membership_no, receive_year, receive_month, seq_no, receipt_date, posted,
      charged_amount, collected_amount) values ('001234', 2026, 10, 2, '2026-10-30', '1', 20, 20)`.execute(
      db,
    );
    const { pages } = await read('print_pdf/2026/10');
    expect(pages).toHaveLength(2);
    const codes = pages.map((page) => /รหัสตรวจสอบ (\S+)/.exec(page)?.[1]);
    expect(new Set(codes).size).toBe(2);
    await sql`delete from receipt where membership_no = '001234' and seq_no = 2`.execute(db);
  });

  it('copies its Thai as it is spelt', async () => {
    const { rawPayload } = await download(app, 'print_pdf/2026/10', token);
    expect(actualTexts(rawPayload)).toEqual(
      expect.arrayContaining(['สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด', 'ประจำเดือน', 'นางสมหญิง ใจดี']),
    );
  });

  it('of the cremation society says how many and how much for each', async () => {
    const text = words((await read('print_crem_pdf/2026/10')).text);
    expect(text).toContain('ใบเสร็จรับเงินสงเคราะห์ศพ');
    expect(text).toMatch(/ 5 20\.00 100\.00 รวมเงิน 100\.00 รับเงิน หนึ่งร้อยบาทถ้วน/);
  });
});

describe('a statement', () => {
  it('prints the filtered movements, the oldest first, and their sums', async () => {
    const { text } = await read('print_dep_statement_pdf/0100012345?from=2026-09-01&to=2026-10-31');
    const { rows } = await sql<{ doc_no: string; balance: string; into: string; out: string }>`
      select doc_no, balance, sum(amount) filter (where amount > 0) over () as into,
        sum(amount) filter (where amount < 0) over () as out from deposit_entry
      where deposit_account_no = '0100012345' and operate_date between '2026-09-01' and '2026-10-31'
      order by seq_no`.execute(db);
    expect(rows.length).toBeGreaterThan(40);
    expect(text.match(/[A-Z]{2,3}69\d{7}/g)).toEqual(rows.map(({ doc_no }) => doc_no));
    const last = rows.at(-1);
    const [out, into] = [last?.out ?? '', last?.into ?? ''].map((sum) =>
      formatMoney(sum, { sign: 'always' }),
    );
    const sums = `รวม ${rows.length} รายการ ${out} ${into} ${formatMoney(last?.balance)}`;
    expect(words(text)).toContain(sums);
    expect(words(text)).toContain(`ยอดคงเหลือ ${bahtText(last?.balance ?? '')}`);
    expect(text).toContain('1 ก.ย. 2569 ถึง 31 ต.ค. 2569');
  });

  it('of one kind carries no balance over and says which kind', async () => {
    const { text, pages } = await read(
      'print_dep_statement_pdf/0100012345?from=2025-01-01&item_type_code=XW',
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(text).toContain('ประเภทรายการ');
    expect(text).not.toContain('ยอดยกมา');
    expect(text).not.toContain('ฝากเงินสด');
  });

  it('of a filter says by what it was filtered, and carries no balance over', async () => {
    const { text } = await read(
      `print_dep_statement_pdf/0100012345?from=2026-06-01&direction=out&amount_from=1000&amount_to=2000.5&text=${encodeURIComponent('โอน')}`,
    );
    expect(words(text)).toContain('เงินออก');
    expect(words(text)).toContain('ตั้งแต่ 1,000.00 ไม่เกิน 2,000.50 บาท');
    expect(text).not.toContain('ยอดยกมา');
    expect(text).not.toContain('ถอนเงินสด');
    expect(text).not.toContain('ยอดคงเหลือ');
  });

  it('of a loan has parts that add up to their total, in each row and in the sums', async () => {
    const { text, items } = await read(`print_loan_statement_pdf/${LOAN}`);
    const { rows } = await sql<{ principal: string; interest: string; total: string }>`
      select -sum(interest_amount) as interest, sum(principal_amount) as principal,
        sum(principal_amount) - sum(interest_amount) as total
      from loan_entry where loan_contract_no = 'ส6700123'`.execute(db);
    expect(words(text)).toContain('เลขที่เอกสาร เงินต้น ดอกเบี้ย รวม คงเหลือ');
    // A date or number that does not fit would wrap its last digit to the next line.
    expect(items.filter((item) => /^\d{1,2}$/.test(item.text))).toEqual([]);
    const sums = [rows[0]?.principal, rows[0]?.interest, rows[0]?.total];
    expect(words(text)).toContain(sums.map((amount) => formatMoney(amount)).join(' '));
    const [paid] = (
      await sql<{ principal_amount: string; interest_amount: string; total_amount: string }>`
        select principal_amount, interest_amount, total_amount from loan_entry
        where loan_contract_no = 'ส6700123' and interest_amount > 0 order by seq_no`.execute(db)
    ).rows;
    const amounts = [
      paid?.principal_amount,
      negateMoney(paid?.interest_amount ?? ''),
      negateMoney(paid?.total_amount ?? ''),
    ];
    expect(words(text)).toContain(amounts.map((amount) => formatMoney(amount)).join(' '));
  });

  it('of a schedule sums the payments to come, and is refused where none are known', async () => {
    const text = words((await read(`print_loan_schedule_pdf/${LOAN}`)).text);
    expect(text).toContain('27 25 พ.ย. 2569 5,000.00 2,523.93 7,523.93 480,500.00');
    expect(text).toContain('รวม 98 งวด 485,500.00 114,315.88 599,815.88');
    const closed = await download(app, `print_loan_schedule_pdf/${encodeURIComponent('พ6400012')}`, token);
    expect(closed.json()).toEqual({ rc_code: '0', rc_des: 'สัญญานี้ไม่มีงวดที่ต้องชำระแล้ว', data: [] });
  });

  it('of a schedule states a rate with all its digits', async () => {
    const setRate = (rate: string) =>
      sql`update loan_contract set interest_rate = ${rate} where loan_contract_no = 'ส6700123'`.execute(db);
    const { rows } = await sql<{ interest_rate: string }>`
      select interest_rate from loan_contract where loan_contract_no = 'ส6700123'`.execute(db);
    await setRate('6.1255');
    const text = words((await read(`print_loan_schedule_pdf/${LOAN}`)).text);
    await setRate(rows[0]?.interest_rate ?? '');
    expect(text).toContain('ร้อยละ 6.1255 ต่อปี');
  });

  it('of a schedule states a rate that is announced, and counts by it', async () => {
    await sql`insert into loan_rate (loan_contract_no, begin_on, interest_rate)
      values ('ส6700123', '2024-10-10', 5.75), ('ส6700123', '2026-11-25', 5)`.execute(db);
    const text = words((await read(`print_loan_schedule_pdf/${LOAN}`)).text);
    await sql`delete from loan_rate where loan_contract_no = 'ส6700123'`.execute(db);
    expect(text).toContain('ตั้งแต่ 25 พ.ย. 2569');
    expect(text).toContain('ร้อยละ 5.00 ต่อปี');
    expect(text).toContain('27 25 พ.ย. 2569 5,000.00 2,523.93 7,523.93 480,500.00');
    expect(text).toContain('28 25 ธ.ค. 2569 5,000.00 1,974.66 6,974.66 475,500.00');
  });

  it('of shares leaves what was brought forward out of the purchases', async () => {
    const { text } = await read('print_share_pdf');
    expect(words(text)).toContain('ยกมา 158,500.00 ');
    expect(words(text)).toContain('รวม 133 รายการ 0.00 +328,000.00 486,500.00');
    expect(text).not.toContain('+158,500.00');
  });

  it('of a member without shares says that there is nothing', async () => {
    const { text } = await read('print_share_pdf', await signIn(app, '009999'));
    expect(text).toContain('ไม่มีรายการในช่วงนี้');
    expect(words(text)).toContain('ช่วงวันที่ ทั้งหมด');
    const since = await read('print_share_pdf?from=2026-06-01', await signIn(app, '009999'));
    expect(words(since.text)).toContain('ช่วงวันที่ ตั้งแต่ 1 มิ.ย. 2569');
  });

  it.each([
    'from=2026-02-30',
    'from=2026-02-02&to=2026-02-01',
    'limit=1',
    'from=x',
    'from=2026-01-01&from=2026-01-02',
  ])('refuses %s', async (query) => {
    expect((await download(app, `print_share_pdf?${query}`, token)).statusCode).toBe(400);
  });

  it('of too many movements is refused with their number', async () => {
    await sql`insert into deposit_entry (deposit_account_no, seq_no, operate_date, item_type_code,
        item_description, amount, balance, fee_amount, tax_amount)
      select '0300000789', 100000 + n, '2026-11-19', 'CD', 'ฝากเงินสด', 1, 1, 0, 0
      from generate_series(1, 2501) as n`.execute(db);
    const answer = await download(app, 'print_dep_statement_pdf/0300000789?from=2026-11-19', token);
    expect(answer.json()).toMatchObject({
      rc_code: '0',
      rc_des: 'พบ 2,501 รายการ พิมพ์ได้ครั้งละไม่เกิน 2,500 รายการ เลือกช่วงวันที่ให้สั้นลง',
    });
    await sql`delete from deposit_entry where seq_no > 100000`.execute(db);
  });
});

describe('everything I hold', () => {
  it('equals the sums of the database', async () => {
    const text = words((await read('print_holdings_pdf')).text);
    const { rows } = await sql<{ deposits: string; loans: string; saved: string }>`
      select deposits, loans, deposits + share_stock as saved from share_account,
        (select sum(balance) as deposits from deposit_account where membership_no = '001234' and close_status = '0'),
        (select sum(principal_balance) as loans from loan_contract where membership_no = '001234' and close_status = '0')
      where membership_no = '001234'`.execute(db);
    const [sums] = rows;
    expect(text).toContain(`รายการ ${formatMoney(sums?.deposits)} เงินกู้`);
    expect(text).toContain(`รายการ ${formatMoney(sums?.loans)} `);
    expect(text).toContain(`หุ้นและเงินฝากรวม ${formatMoney(sums?.saved)} บาท (${bahtText(sums?.saved ?? '')})`);
  });

  it('of a member who holds nothing says so', async () => {
    const { text, pages } = await read('print_holdings_pdf', await signIn(app, '009999'));
    expect(pages).toHaveLength(1);
    expect(words(text)).toContain('หุ้นและเงินฝากรวม 0.00 บาท (ศูนย์บาทถ้วน)');
  });
});

it('stops a print whose client has left, and does not record it as opened', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const count = async () => {
    const opened = await db
      .selectFrom('audit_entry')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('kind', '=', 'document-opened')
      .executeTakeFirstOrThrow();
    const issued = await db
      .selectFrom('issued_document')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return [opened.count, issued.count];
  };
  const before = await count();
  const client = new AbortController();
  const print = (signal?: AbortSignal) =>
    fetch(`${address}/api/member/print_dep_statement_pdf/0100012345?from=2026-01-01`, {
      headers: { authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    });
  const abandoned = await db.transaction().execute(async (trx) => {
    await sql`lock table deposit_entry`.execute(trx);
    const prints = Array.from({ length: 3 }, () => print(client.signal).catch(() => 'abandoned'));
    const waits = sql<{ waits: boolean }>`
      select exists (select from pg_locks where not granted and relation = 'deposit_entry'::regclass) as waits`;
    await expect.poll(async () => (await waits.execute(trx)).rows[0]?.waits).toBe(true);
    client.abort();
    return Promise.all(prints);
  });
  expect(abandoned).toEqual(['abandoned', 'abandoned', 'abandoned']);
  // The member's next print waits for the abandoned ones to finish.
  expect((await print()).status).toBe(200);
  const after = await count();
  expect(after.map((number, at) => Number(number) - Number(before[at]))).toEqual([1, 1]);
});

it('limits concurrent prints, and says when to retry', async () => {
  const path = 'print_dep_statement_pdf/0100012345?from=2026-01-01';
  // One session may run a few requests at a time, so these are of four sessions.
  const tokens = [token, await signIn(app), await signIn(app), await signIn(app)];
  let busy = 0;
  const asked = await db.transaction().execute(async (trx) => {
    // While the ledger is locked no print can finish, even on a fast machine.
    await sql`lock table deposit_entry`.execute(trx);
    const asking = Array.from({ length: 24 }, async (_, at) => {
      const answer = await download(app, path, tokens[at % tokens.length]);
      busy += Number(answer.headers['retry-after'] === '5');
      return answer;
    });
    await expect.poll(() => busy).toBeGreaterThan(0);
    return asking;
  });
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(24);
  // On a busy machine the database may send some away, too.
  const timedOut = refused.find(({ headers }) => headers['retry-after'] === '5');
  expect(timedOut?.json()).toMatchObject({ code: 'unavailable', retry_after: 5 });
}, 60_000);
