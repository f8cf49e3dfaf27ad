import type { Beneficiary } from '@sahakorn/contract/beneficiary';
import { memberGian } from '@sahakorn/contract/beneficiary';
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

type Answer = { rc_code: string; data: Beneficiary[] };
const read = async (body?: unknown) =>
  (await post(app, 'member_gian', { token, ...(body !== undefined && { body }) })).json<Answer>();

describe('member_gian', () => {
  it('lists beneficiaries in their order, as the contract declares them', async () => {
    const answer = await read();
    expect(memberGian.response.strict().parse(answer)).toEqual(answer);
    expect(
      answer.data.map(({ order_no, name, relation, percent }) => [order_no, name, relation, percent]),
    ).toEqual([
      [1, 'นายสมศักดิ์ ใจดี', 'คู่สมรส', '50.0000'],
      [2, 'นางสาวสุดา ใจดี', 'บุตร', '25.0000'],
      [3, 'เด็กชายสุทธิ ใจดี', 'บุตร', '25.0000'],
    ]);
    expect(answer.data[0]?.recorded_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('shares out all of it, as the database says', async () => {
    const { rows } = await sql<{ total: string }>`
      select sum(percent) as total from beneficiary where membership_no = '001234'`.execute(db);
    expect(rows[0]?.total).toBe('100.0000');
  });

  it('leaves open what the books leave open', async () => {
    await sql`insert into beneficiary (membership_no, order_no, name)
      values ('001234', 10, 'มูลนิธิตัวอย่าง'), ('001234', 9, 'ก')`.execute(db);
    const { data } = await read();
    expect(data.map(({ order_no }) => order_no)).toEqual([1, 2, 3, 9, 10]);
    expect(data.at(-1)).toEqual({
      order_no: 10,
      name: 'มูลนิธิตัวอย่าง',
      relation: null,
      percent: null,
      condition: null,
      recorded_on: null,
    });
    await sql`delete from beneficiary where order_no > 8`.execute(db);
  });

  it('is empty for a new member', async () => {
    const answer = await post(app, 'member_gian', { token: await signIn(app, '009999') });
    expect(answer.json()).toEqual({ rc_code: '1', data: [] });
  });

  it('refuses requests without a session, and ignores other membership numbers', async () => {
    expect((await post(app, 'member_gian')).statusCode).toBe(401);
    expect(await read({ membership_no: '004321' })).toEqual(await read());
  });
});
