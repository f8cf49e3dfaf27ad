import { strFromU8, unzipSync } from 'fflate';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { isIdCard } from '@sahakorn/thai/id-card';
import { getMoneySign, sumMoney } from '@sahakorn/thai/money';
import { buildTestApp, getTestApp, TEST_NOW } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { memberTables, TABLES_NOT_EXPORTED } from './member-tables.ts';

const database = useDemoDatabase();
const { db, pool } = database;

type Part = { title: string; labels: Record<string, string>; rows: Record<string, unknown>[] };
type Whole = { membership_no: string; produced_at: string; data: Record<string, Part> };

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  await db.deleteFrom('sign_in_throttle').execute();
  app = await getTestApp(database);
  token = await signIn(app);
});

/** Each test runs in another hour, because a member gets one file of a kind per hour. */
let hour = 0;
beforeEach(async () => {
  hour += 1;
  const later = new Date(TEST_NOW.getTime() + hour * 2 * 3600_000);
  app = await buildTestApp(database, { now: () => later });
  token = await signIn(app);
});

const fetchData = (format: 'json' | 'csv', password: unknown = DEMO_PASSWORD) =>
  post(app, `member_data_${format}`, { token, body: { mem_password: password } });

async function downloadAll(membershipNo: string): Promise<Whole> {
  token = await signIn(app, membershipNo);
  return (await fetchData('json')).json<Whole>();
}

describe('the list of tables', () => {
  it('covers every table that refers to a member or to something of a member', async () => {
    const { rows } = await pool.query<{ table: string }>(`
      with recursive holding as (
        select distinct table_name::text as table from information_schema.columns
        where table_schema = 'public' and column_name in ('membership_no', 'member_no', 'guarantor_no', 'address')
        union
        select child.relname::text from holding
        join pg_class parent on parent.relname = holding.table
        join pg_constraint key on key.contype = 'f' and key.confrelid = parent.oid
        join pg_class child on child.oid = key.conrelid)
      select "table" from holding order by 1`);
    const known = new Set([
      ...memberTables.flatMap(({ covers }) => covers),
      ...Object.keys(TABLES_NOT_EXPORTED),
    ]);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
  });

  it('names each part once, to the member and in the files', () => {
    for (const words of [memberTables.map(({ name }) => name), memberTables.map(({ title }) => title)]) {
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

describe('all data of a member as JSON', () => {
  it('is an uncached attachment, with every stored row', async () => {
    const answer = await fetchData('json');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': expect.stringMatching(/^attachment; filename="my-data-2026-11-20\.json"$/),
      'cache-control': 'no-store',
    });
    const { membership_no, data } = answer.json<Whole>();
    expect(membership_no).toBe('001234');
    expect(Object.keys(data)).toEqual(memberTables.map(({ name }) => name));
    const { rows } = await pool.query<Record<string, string>>(`select
      (select count(*) from deposit_entry join deposit_account using (deposit_account_no)
        where membership_no = '001234') as deposit_entry,
      (select count(*) from loan_entry join loan_contract using (loan_contract_no)
        where membership_no = '001234') as loan_entry,
      (select count(*) from share_entry where membership_no = '001234') as share_entry,
      (select count(*) from receipt_line where membership_no = '001234') as receipt_line`);
    for (const [name, count] of Object.entries(rows[0] ?? {})) {
      expect([name, data[name]?.rows.length]).toEqual([name, Number(count)]);
    }
    expect(data['deposit_entry']?.rows.length).toBeGreaterThan(2000);
    expect(data['member']?.rows).toEqual([
      expect.objectContaining({
        member_name: 'สมหญิง',
        id_card: 'x-xxxx-xxxx0-41-2',
        salary_amount: '42860.00',
      }),
    ]);
  });

  it('equals what the feeds say, row by row', async () => {
    const { data } = (await fetchData('json')).json<Whole>();
    for (const [feed, part, columns] of [
      ['member_dep', 'deposit_account', ['deposit_account_no', 'balance']],
      ['member_loan', 'loan_contract', ['loan_contract_no', 'principal_balance']],
      ['member_coll', 'guarantee', ['direction', 'loan_contract_no', 'party_name', 'principal_balance']],
      ['member_gian', 'beneficiary', ['order_no', 'name', 'percent']],
      ['member_div', 'dividend', ['account_year', 'net_amount', 'bank_account']],
    ] as const) {
      const cells = (rows: Record<string, unknown>[]) =>
        rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();
      // oxlint-disable-next-line eslint/no-await-in-loop -- one feed after the other
      const feedRows = (await post(app, feed, { token })).json<{ data: Record<string, unknown>[] }>().data;
      expect(feedRows.length, feed).toBeGreaterThan(0);
      expect(cells(data[part]?.rows ?? []), feed).toEqual(cells(feedRows));
    }
  });

  it('holds nothing of anyone else, and no secret', async () => {
    const { rows: members } = await pool.query<Record<string, string | null>>(
      `select membership_no, id_card, mobile_no, email, address_present from member`,
    );
    await fetchData('json', 'wrong');
    const texts: Record<string, string> = {};
    for (const own of ['001234', '009999', '004321']) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one member after the other
      const text = JSON.stringify(await downloadAll(own));
      texts[own] = text;
      const others = members.filter(({ membership_no }) => membership_no !== own);
      const secrets = others.flatMap((member) => Object.values(member).filter((value) => value !== null));
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(text).not.toMatch(/\$argon2|token_hash|198\.51\.100\.1/);
      const numbers = text.replaceAll(/(?<=\d)-(?=\d)/g, '').match(/\d{13,}/g) ?? [];
      expect(numbers.filter((digits) => isIdCard(digits))).toEqual([]);
    }
    const { rows: accounts } = await pool.query<{ no: string }>(
      `select deposit_account_no as no from deposit_account where membership_no <> '001234'`,
    );
    expect(accounts.filter(({ no }) => texts['001234']?.includes(no))).toEqual([]);
  });
});

describe('all data of a member as CSV', () => {
  it('is a ZIP file of one table each, as Excel reads them, with the same rows', async () => {
    const answer = await fetchData('csv');
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const names = Object.keys(files);
    expect(names).toHaveLength(memberTables.length + 1);
    expect(names.slice(0, 2)).toEqual(['อ่านก่อน.txt', '01 ทะเบียนสมาชิก.csv']);
    const { data } = (await fetchData('json')).json<Whole>();
    for (const [index, { name }] of memberTables.entries()) {
      if (['session', 'activity'].includes(name)) continue;
      const file = files[names[index + 1] ?? ''] ?? new Uint8Array();
      expect(Array.from(file.subarray(0, 3)), name).toEqual([0xef, 0xbb, 0xbf]);
      const text = strFromU8(file.slice(3));
      expect(text, name).not.toContain('\uFEFF');
      if (text.includes('"')) continue;
      expect(text.trimEnd().split('\r\n').length - 1, name).toBe(data[name]?.rows.length);
    }
    expect(strFromU8(files[names[0] ?? ''] ?? new Uint8Array())).toContain('สมาชิกเลขที่ 001234');
  });
});

it('keeps the zeros and digits of every number in CSV where a spreadsheet opens it', async () => {
  const files = unzipSync(new Uint8Array((await fetchData('csv')).rawPayload));
  const texts = Object.entries(files).map(([name, file]) => [name, strFromU8(file)] as const);
  const [, deposits] = texts.find(([name]) => name.endsWith('รายการเงินฝาก.csv')) ?? [];
  expect(deposits).toContain('"=""0100012345"""');
  for (const [name, text] of texts.filter(([file]) => file.endsWith('.csv'))) {
    const cells = text.split(/\r\n|,/);
    expect(
      cells.filter((cell) => /^(?:0\d+|\d{12,})$/.test(cell)),
      name,
    ).toEqual([]);
  }
});

it('has the amounts of loans in CSV with the signs of the statement, and in JSON as the books state them', async () => {
  const files = unzipSync(new Uint8Array((await fetchData('csv')).rawPayload));
  const [, file] = Object.entries(files).find(([name]) => name.endsWith('รายการเงินกู้.csv')) ?? [];
  const [head = '', ...lines] = strFromU8(file ?? new Uint8Array())
    .trimEnd()
    .split('\r\n');
  const columns = ['เงินต้น', 'ดอกเบี้ย', 'รวม'].map((name) => head.split(',').indexOf(name));
  const amounts = lines.map((line) => columns.map((column) => line.split(',')[column] ?? ''));
  const { data } = (await fetchData('json')).json<Whole>();
  const stored = data['loan_entry']?.rows ?? [];
  expect(amounts.length).toBeGreaterThan(20);
  expect(amounts.map(([principal]) => principal)).toEqual(stored.map((row) => row['principal_amount']));
  for (const [principal = '', interest = '', total] of amounts) {
    expect(sumMoney([principal, interest])).toBe(total);
    expect(getMoneySign(interest)).not.toBe(1);
  }
});

describe('the password before a download', () => {
  it.each(['json', 'csv'] as const)('is asked for: %s', async (format) => {
    const wrong = await fetchData(format, 'wrong');
    expect(wrong.statusCode).toBe(200);
    expect(wrong.headers['content-disposition']).toBeUndefined();
    expect(wrong.json()).toMatchObject({ rc_code: '-1', data: [] });
    for (const body of [undefined, {}, { mem_password: '' }, { mem_password: ['x'] }]) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
      expect((await post(app, `member_data_${format}`, { token, body })).statusCode).toBe(400);
    }
    expect((await post(app, `member_data_${format}`, { body: { mem_password: 'x' } })).statusCode).toBe(401);
  });

  it('locks after failures as at sign-in, and refuses while it is locked', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await fetchData('json', 'wrong');
    const locked = await fetchData('json');
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ code: 'locked', retry_after: 30 });
  });

  it('allows one download of each format per hour, and lists it in the activity', async () => {
    expect((await fetchData('json')).statusCode).toBe(200);
    const second = await fetchData('json');
    expect(second.statusCode).toBe(429);
    expect(second.json()).toMatchObject({ code: 'rate_limited', retry_after: 3600 });
    expect((await fetchData('csv')).statusCode).toBe(200);
    expect((await fetchData('csv')).statusCode).toBe(429);
    const activity = await post(app, 'member_activity', { token, body: { limit: 3 } });
    const kinds = activity.json<{ data: { kind: string }[] }>().data.map(({ kind }) => kind);
    expect(kinds).toEqual(['data-downloaded', 'data-downloaded', 'signed-in']);
  });

  it('allows an aborted download again, a limited number of times', async () => {
    const at = new Date(TEST_NOW.getTime() + hour * 2 * 3600_000);
    const audit = new AuditLog({ now: () => at });
    const answers: number[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      // oxlint-disable eslint/no-await-in-loop -- one try after the other
      answers.push((await fetchData('json')).statusCode);
      const entry = { kind: 'data-download-broken', details: { format: 'json' } } as const;
      await audit.append(db, { ...entry, membershipNo: '001234', address: '', userAgent: '' });
      // oxlint-enable eslint/no-await-in-loop
    }
    expect(answers).toEqual([200, 200, 200, 429]);
  });
});
