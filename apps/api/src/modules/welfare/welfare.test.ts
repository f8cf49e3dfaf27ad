import { memberWelfare, type WelfareFeed } from '@sahakorn/contract/welfare';
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

const ask = (body: unknown = {}) => post(app, 'member_welfare', { token, body });
const read = async (body: unknown = {}) => (await ask(body)).json<WelfareFeed>();

describe('member_welfare', () => {
  it('lists requests by type, the newest of each first, as the contract declares them', async () => {
    const answer = await read();
    expect(memberWelfare.response.strict().parse(answer)).toEqual(answer);
    expect(answer.data.map(({ welfare_type }) => welfare_type)).toEqual(['01', '01', '01', '02', '03']);
    const days = answer.data.slice(0, 3).map(({ operate_date }) => operate_date);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(answer.current_tab).toBeNull();
    expect(answer.tabs).toEqual([
      { welfare_type: '01', welfare_name: 'ทุนการศึกษาบุตร', request_count: 3 },
      { welfare_type: '02', welfare_name: 'สงเคราะห์ผู้ประสบภัยพิบัติ', request_count: 1 },
      { welfare_type: '03', welfare_name: 'ของขวัญครบรอบการเป็นสมาชิก', request_count: 1 },
    ]);
  });

  it('shows every state of a request', async () => {
    const { data } = await read();
    expect(new Set(data.map(({ approve_status, paid_status }) => approve_status + paid_status))).toEqual(
      new Set(['20', '11', '00']),
    );
    for (const row of data) {
      expect(row.approve_date === null).toBe(row.approve_status === '2');
      expect(row.paid_date === null).toBe(row.paid_status === '0');
    }
  });

  it('shows one tab alone and still names all of them', async () => {
    const all = await read();
    const tab = await read({ welfare_type: '01' });
    expect(tab.data).toEqual(all.data.filter(({ welfare_type }) => welfare_type === '01'));
    expect(tab.tabs).toEqual(all.tabs);
    expect(tab.current_tab).toBe('01');
    expect(await read({ welfare_type: "01' or '1'='1" })).toMatchObject({ data: [], tabs: all.tabs });
  });

  it('equals the sum of the database', async () => {
    const { rows } = await sql<{ total: string }>`
      select sum(amount) as total from welfare_request where membership_no = '001234'`.execute(db);
    expect(sumMoney((await read()).data.map(({ amount }) => amount))).toBe(rows[0]?.total);
  });

  it.each([[{ welfare_type: 1 }], [{ welfare_type: ['01'] }], [{ welfare_type: 'x'.repeat(21) }]])(
    'refuses %j',
    async (body) => {
      const answer = await ask(body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation' });
    },
  );

  it('is empty for a new member', async () => {
    const answer = await post(app, 'member_welfare', { token: await signIn(app, '009999') });
    expect(answer.json()).toEqual({ rc_code: '1', data: [], tabs: [], current_tab: null });
  });

  it('refuses requests without a session, and ignores other membership numbers', async () => {
    expect((await post(app, 'member_welfare')).statusCode).toBe(401);
    expect(await read({ membership_no: '004321' })).toEqual(await read());
  });
});
