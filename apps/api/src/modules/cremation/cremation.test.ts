import type { CremationReceipt } from '@sahakorn/contract/cremation';
import { memberKepcrem } from '@sahakorn/contract/cremation';
import { sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();
const { db } = database;

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token ??= await signIn(app);
});

type Answer = { rc_code: string; data: CremationReceipt[] };
const read = async (body?: unknown) =>
  (await post(app, 'member_kepcrem', { token, ...(body !== undefined && { body }) })).json<Answer>();
const toMonth = (row: { receive_year: number; receive_month: number }) =>
  row.receive_year * 12 + row.receive_month;

describe('member_kepcrem', () => {
  it('lists 24 months, the newest first, as the contract declares them', async () => {
    const answer = await read();
    expect(memberKepcrem.response.strict().parse(answer)).toEqual(answer);
    expect(answer.data.map(toMonth)).toEqual(
      Array.from({ length: 24 }, (_, index) => 2026 * 12 + 11 - index),
    );
    expect(answer.data[0]).toMatchObject({
      receipt_no: null,
      receipt_date: '2026-11-25',
      posted: '0',
      collected_amount: '0.00',
      crem_code: 'CM01',
    });
    expect(answer.data[1]).toMatchObject({ receipt_no: 'ฌ6910-001234', posted: '1', receipt_status: '0' });
    expect(answer.data[4]).toMatchObject({ receipt_status: '2', collected_amount: '0.00' });
  });

  it('charges the rate of each death, to the satang', async () => {
    for (const { case_count, rate_per_case, amount, charged_amount } of (await read()).data) {
      expect(sumMoney(Array.from({ length: case_count }, () => rate_per_case))).toBe(amount);
      expect(charged_amount).toBe(amount);
    }
  });

  it('equals the sum of the database, for the member alone', async () => {
    const { rows } = await sql<{ total: string; all: string }>`
      select sum(amount) filter (where membership_no = '001234') as total, sum(amount) as all
      from cremation_receipt`.execute(db);
    expect(sumMoney((await read()).data.map(({ amount }) => amount))).toBe(rows[0]?.total);
    expect(rows[0]?.all).not.toBe(rows[0]?.total);
  });

  it('distinguishes two societies of one month', async () => {
    await sql`insert into cremation_receipt
      (membership_no, receive_year, receive_month, seq_no, receipt_date, posted, charged_amount, collected_amount,
       crem_code, crem_name, case_count, rate_per_case, amount)
      values ('001234', 2026, 10, 2, '2026-10-30', '1', 0.00, 0.00, 'CM02', 'อีกสมาคม', 0, 10.00, 0.00)`.execute(
      db,
    );
    expect((await read()).data.slice(1, 3).map(({ seq_no, crem_code }) => [seq_no, crem_code])).toEqual([
      [2, 'CM02'],
      [1, 'CM01'],
    ]);
    await sql`delete from cremation_receipt where seq_no = 2`.execute(db);
  });

  it('is empty for a new member', async () => {
    const answer = await post(app, 'member_kepcrem', { token: await signIn(app, '009999') });
    expect(answer.json()).toEqual({ rc_code: '1', data: [] });
  });

  it('refuses requests without a session, and ignores other membership numbers', async () => {
    expect((await post(app, 'member_kepcrem')).statusCode).toBe(401);
    expect(await read({ membership_no: '004321' })).toEqual(await read());
  });
});
