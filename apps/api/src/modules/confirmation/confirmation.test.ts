import type { BalanceConfirmation, ConfirmationHead } from '@sahakorn/contract/confirmation';
import { memberConfirmation, memberConfirmations } from '@sahakorn/contract/confirmation';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { download } from '../../../test/download.ts';
import { readPdf } from '../../../test/pdf.ts';
import { openConfirmations } from '../../db/open-confirmations.ts';

const database = useDemoDatabase();
const { db } = database;
const DAY = '2026-10-31';

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await buildTestApp(database);
  token ??= await signIn(app);
});

afterEach(async () => {
  await db.updateTable('confirmation_line').set({ answer: null, comment: null, answered_at: null }).execute();
  await db.updateTable('balance_confirmation').set({ submitted_at: null }).execute();
  await db.deleteFrom('balance_confirmation').where('balance_on', '<>', DAY).execute();
});

type Feed<Row> = { rc_code: string; rc_des?: string; data: Row[] };

async function list(): Promise<ConfirmationHead[]> {
  const answer = (await post(app, 'member_confirmations', { token })).json<Feed<ConfirmationHead>>();
  expect(memberConfirmations.response.strict().parse(answer)).toEqual(answer);
  return answer.data;
}

async function read(day = DAY): Promise<BalanceConfirmation> {
  const answer = (await post(app, `member_confirmation/${day}`, { token })).json<Feed<BalanceConfirmation>>();
  expect(memberConfirmation.response.strict().parse(answer)).toEqual(answer);
  const [confirmation] = answer.data;
  if (!confirmation) throw new Error('no confirmation');
  return confirmation;
}

const answer = (line: object, on = app) =>
  post(on, 'member_confirmation_answer', { token, body: { balance_on: DAY, ...line } });
const submit = (on = app) => post(on, 'member_confirmation_submit', { token, body: { balance_on: DAY } });
const open = (balanceOn: string) =>
  db
    .transaction()
    .execute((trx) => openConfirmations(trx, { balanceOn, openUntil: '2026-12-31', now: TEST_NOW }));

async function answerAll(): Promise<void> {
  for (const { line_no } of (await read()).lines) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one answer after the other
    expect((await answer({ line_no, answer: 'agreed' })).json()).toMatchObject({ rc_code: '1' });
  }
}

describe('the lines of a confirmation', () => {
  it('are the balances of that day, not of today: shares, deposits and loans', async () => {
    const { lines, ...head } = await read();
    expect(head).toEqual({
      balance_on: DAY,
      open_until: '2026-12-20',
      state: 'open',
      submitted_at: null,
      line_count: lines.length,
      answered_count: 0,
      disputed_count: 0,
    });
    const { rows } = await sql<{ amount: string }>`
      select share_stock as amount from share_entry as last where membership_no = '001234' and seq_no =
        (select max(seq_no) from share_entry where membership_no = '001234' and operate_date <= ${DAY})
      union all
      select last.balance from deposit_entry as last join deposit_account as account using (deposit_account_no)
      where membership_no = '001234' and seq_no = (select max(seq_no) from deposit_entry
        where deposit_account_no = account.deposit_account_no and operate_date <= ${DAY}) and last.balance <> 0
      union all
      select last.principal_balance from loan_entry as last join loan_contract as contract using (loan_contract_no)
      where membership_no = '001234' and seq_no = (select max(seq_no) from loan_entry
        where loan_contract_no = contract.loan_contract_no and loan_payment_date <= ${DAY})
        and last.principal_balance <> 0`.execute(db);
    expect(new Set(lines.map(({ amount }) => amount))).toEqual(new Set(rows.map(({ amount }) => amount)));
    expect(lines).toHaveLength(rows.length);
    expect(lines.map(({ line_no, kind, account_no }) => [line_no, kind, account_no])).toEqual([
      [1, 'share', ''],
      [2, 'deposit', '0100012345'],
      [3, 'deposit', '0200004567'],
      [4, 'deposit', '0300000789'],
      [5, 'loan', 'ส6700123'],
      [6, 'loan', 'ฉ6900045'],
    ]);
    const { rows: now } = await sql<{ balance: string }>`
      select balance from deposit_account where deposit_account_no = '0100012345'`.execute(db);
    expect(lines[1]?.amount).not.toBe(now[0]?.balance);
  });

  it('stay as they were when the books change', async () => {
    const before = await read();
    await sql`update share_entry set share_stock = share_stock + 1 where membership_no = '001234'`.execute(
      db,
    );
    expect(await read()).toEqual(before);
    await sql`update share_entry set share_stock = share_stock - 1 where membership_no = '001234'`.execute(
      db,
    );
  });

  it('name the movement whose balance differs, and a balance of the account that does', async () => {
    await sql`update deposit_entry set balance = balance + 0.01
      where deposit_account_no = '0100012345' and seq_no = 3`.execute(db);
    await sql`update deposit_account set balance = balance - 0.02
      where deposit_account_no = '0100012345'`.execute(db);
    await open('2026-11-20');
    const line = (await read('2026-11-20')).lines.find(({ account_no }) => account_no === '0100012345');
    const satang = (text: string) => BigInt(text.replace('.', ''));
    expect(
      line?.differences.map(({ kind, seq_no, stated, expected }) => [
        kind,
        seq_no,
        satang(stated) - satang(expected),
      ]),
    ).toEqual([
      ['row', 3, 1n],
      ['row', 4, -1n],
      ['account', expect.any(Number), -2n],
    ]);
    const { rows } = await sql<{ day: string; words: string }>`
      select operate_date as day, item_description as words from deposit_entry
      where deposit_account_no = '0100012345' and seq_no = 3`.execute(db);
    expect(line?.differences[0]).toMatchObject({ day: rows[0]?.day, description: rows[0]?.words });
    expect((await read()).lines.flatMap(({ differences }) => differences)).toEqual([]);
    await sql`update deposit_entry set balance = balance - 0.01
      where deposit_account_no = '0100012345' and seq_no = 3`.execute(db);
    await sql`update deposit_account set balance = balance + 0.02
      where deposit_account_no = '0100012345'`.execute(db);
  });

  it('leave out what began later, and say where the books state no balance of that day', async () => {
    await sql`insert into deposit_account (deposit_account_no, membership_no, deposit_type_code, deposit_type_name,
        deposit_account_name, balance, opened_on) values
      ('0900000001', '001234', '09', 'ไม่มีรายการ', 'ก', 500, '2026-01-05'),
      ('0900000002', '001234', '09', 'เปิดทีหลัง', 'ก', 500, '2026-11-05')`.execute(db);
    await open('2026-10-30');
    const { lines } = await read('2026-10-30');
    expect(lines.map(({ account_no, amount }) => [account_no, amount])).toContainEqual(['0900000001', null]);
    expect(lines.map(({ account_no }) => account_no)).not.toContain('0900000002');
    await sql`delete from deposit_account where deposit_type_code = '09'`.execute(db);
  });
});

describe('an answer', () => {
  it('is kept as it is given, with its time, and audited without what was written', async () => {
    const kept = (await answer({ line_no: 2, answer: 'disputed', comment: ' ฝาก 3,500 ยังไม่รวม ' })).json();
    expect(kept).toMatchObject({
      rc_code: '1',
      data: [
        {
          line_no: 2,
          answer: 'disputed',
          comment: 'ฝาก 3,500 ยังไม่รวม',
          answered_at: TEST_NOW.toISOString(),
        },
      ],
    });
    await answer({ line_no: 1, answer: 'agreed' });
    await answer({ line_no: 1, answer: 'agreed' });
    expect(await list()).toMatchObject([{ answered_count: 2, disputed_count: 1, state: 'open' }]);
    const { rows } = await sql<{ details: unknown }>`
      select details from audit_entry where kind = 'confirmation-answered' order by id desc limit 2`.execute(
      db,
    );
    expect(rows.map(({ details }) => details)).toEqual([
      { balanceOn: DAY, line: 1, answer: 'agreed' },
      { balanceOn: DAY, line: 2, answer: 'disputed' },
    ]);
  });

  it('can be changed and withdrawn until it is submitted', async () => {
    await answer({ line_no: 1, answer: 'disputed', comment: 'ไม่ครบ' });
    await answer({ line_no: 1, answer: 'agreed' });
    expect((await read()).lines[0]).toMatchObject({ answer: 'agreed', comment: null });
    await answer({ line_no: 1, answer: null });
    expect((await read()).lines[0]).toMatchObject({ answer: null, answered_at: null });
  });

  it('is not given a second time by a retry with the same key', async () => {
    const send = (key: string, given: string | null) =>
      app.inject({
        method: 'POST',
        url: '/api/member/member_confirmation_answer',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
        payload: { balance_on: DAY, line_no: 1, answer: given },
      });
    const first = await send('first-key', 'agreed');
    await send('second-key', null);
    expect((await send('first-key', 'agreed')).json()).toEqual(first.json());
    expect((await read()).lines[0]?.answer).toBeNull();
  });

  it.each([
    ['no sentence', { line_no: 1, answer: 'disputed' }, 400],
    ['an empty sentence', { line_no: 1, answer: 'disputed', comment: ' ' }, 400],
    ['a sentence too long', { line_no: 1, answer: 'disputed', comment: 'ก'.repeat(501) }, 400],
    ['a control character', { line_no: 1, answer: 'disputed', comment: 'ก\u001B[31m' }, 400],
    ['another answer', { line_no: 1, answer: 'perhaps' }, 400],
    ['no such line', { line_no: 99, answer: 'agreed' }, 404],
    ['no such day', { line_no: 1, answer: 'agreed', balance_on: '2020-01-31' }, 404],
  ])('is refused with %s', async (_what, given, status) => {
    expect((await answer(given)).statusCode).toBe(status);
    expect(await list()).toMatchObject([{ answered_count: 0 }]);
  });

  it("is of the token's member only", async () => {
    const stranger = await signIn(app, '009999');
    const body = { balance_on: DAY, line_no: 1, answer: 'agreed', membership_no: '001234' };
    const given = await post(app, 'member_confirmation_answer', { token: stranger, body });
    const submitted = await post(app, 'member_confirmation_submit', { token: stranger, body });
    expect([given.statusCode, submitted.statusCode]).toEqual([404, 404]);
    expect((await post(app, 'member_confirmations', { token: stranger })).json()).toMatchObject({ data: [] });
  });

  it('is taken at most sixty times a minute from one member, since every change is audited', async () => {
    const sent = await Promise.all(
      Array.from({ length: 64 }, () => answer({ line_no: 1, answer: 'agreed' })),
    );
    const refused = sent.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    expect((await read()).lines[0]).toMatchObject({ answer: 'agreed' });
  });

  it('is refused after the last day', async () => {
    const late = await buildTestApp(database, { now: () => new Date('2026-12-20T17:00:00Z') });
    await db
      .updateTable('session')
      .set({ absolute_expires_at: new Date('2027-01-01'), idle_seconds: 9_000_000 })
      .execute();
    expect((await answer({ line_no: 1, answer: 'agreed' }, late)).json()).toMatchObject({
      rc_code: '0',
      rc_des: 'หมดเวลาตอบแล้ว หากยอดไม่ถูกต้อง โทรสอบถามสหกรณ์',
    });
    const feed = await post(late, 'member_confirmations', { token });
    expect(feed.json()).toMatchObject({ data: [{ state: 'closed' }] });
  });
});

describe('a submission', () => {
  it('is refused while a line has no answer, and says how many', async () => {
    await answer({ line_no: 1, answer: 'agreed' });
    expect((await submit()).json()).toMatchObject({ rc_code: '0', rc_des: 'ยังไม่ได้ตอบ 5 บรรทัด' });
    expect(await list()).toMatchObject([{ state: 'open' }]);
  });

  it('ends the answers, once, and is audited', async () => {
    await answerAll();
    const first = (await submit()).json<Feed<ConfirmationHead>>();
    expect(first).toMatchObject({
      rc_code: '1',
      data: [{ state: 'submitted', submitted_at: TEST_NOW.toISOString() }],
    });
    const later = await buildTestApp(database, { now: () => new Date(TEST_NOW.getTime() + 60_000) });
    expect((await submit(later)).json()).toEqual(first);
    expect((await answer({ line_no: 1, answer: null })).json()).toMatchObject({ rc_code: '0' });
    const { rows } = await sql`select from audit_entry where kind = 'confirmation-submitted'`.execute(db);
    expect(rows).toHaveLength(1);
  });
});

describe('the letter', () => {
  it('states each balance with its answer, and what was disputed', async () => {
    await answer({ line_no: 1, answer: 'agreed' });
    await answer({ line_no: 2, answer: 'disputed', comment: 'ฝาก 3,500.00 ยังไม่รวม' });
    const { rawPayload } = await download(app, `print_confirmation_pdf/${DAY}`, token);
    const text = (await readPdf(rawPayload)).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('หนังสือยืนยันยอด');
    expect(text).toContain('ยอด ณ วันที่ 31 ตุลาคม 2569');
    expect(text).toContain('ยังไม่ได้ส่งคำตอบ');
    expect(text).toContain('486,500.00 ถูกต้อง 20 พ.ย. 2569 10.00 น.');
    expect(text).toContain('ออมทรัพย์ 01-00012345: สมาชิกแจ้งว่า “ฝาก 3,500.00 ยังไม่รวม”');
    expect(text).toContain('ข้อความในเครื่องหมาย “ ” เป็นคำของสมาชิก สหกรณ์ไม่ได้รับรอง');
    const { lines } = await read();
    for (const { amount } of lines) expect(text.replaceAll(',', '')).toContain(amount);
  });

  it('quotes a member in one line, so that no sentence reads as the words of the cooperative', async () => {
    const comment = 'ไม่ครบ”\n\nทุนเรือนหุ้น: สหกรณ์รับรองยอด 9,000,000.00 “';
    await answer({ line_no: 2, answer: 'disputed', comment });
    const { rawPayload } = await download(app, `print_confirmation_pdf/${DAY}`, token);
    const text = (await readPdf(rawPayload)).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('สมาชิกแจ้งว่า “ไม่ครบ" ทุนเรือนหุ้น: สหกรณ์รับรองยอด 9,000,000.00 "”');
  });

  it('names the movement that differs as the screen does, with its place and the difference', async () => {
    const differences = [
      {
        kind: 'row',
        seq_no: 12,
        day: '2024-03-05',
        description: 'ฝากเงินสด',
        stated: '1000.01',
        expected: '1000.00',
      },
    ];
    const set = (given: object[]) =>
      sql`update confirmation_line set differences = ${JSON.stringify(given)}::jsonb
        where membership_no = '001234' and balance_on = ${DAY} and line_no = 2`.execute(db);
    await set(differences);
    const { rawPayload } = await download(app, `print_confirmation_pdf/${DAY}`, token);
    await set([]);
    expect((await readPdf(rawPayload)).text.replaceAll(/\s/g, '')).toContain(
      'รายการลำดับที่12ฝากเงินสด5มี.ค.2567สมุดบัญชีระบุ1,000.01คำนวณได้1,000.00ต่างกัน0.01บาท',
    );
  });

  it('is not given for a day that was not asked for', async () => {
    expect((await download(app, 'print_confirmation_pdf/2020-01-31', token)).statusCode).toBe(404);
  });
});
