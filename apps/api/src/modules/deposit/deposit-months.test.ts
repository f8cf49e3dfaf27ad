import type { DepositStatement } from '@sahakorn/contract/deposit';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { type post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { randomFrom } from '../../../test/random.ts';
import { readAllPages } from '../../../test/statement.ts';

const database = useDemoDatabase();
const { db } = database;
const ACCOUNTS = ['0100008001', '0100008002'];
const SEED = 20_261_121;
const random = randomFrom(SEED);
const upTo = (max: number) => Math.floor(random() * max);
const pick = <Value>(values: readonly Value[]) => values[upTo(values.length)] as Value;
const twoDigits = (number: number) => String(number).padStart(2, '0');
const day = () => `${2024 + upTo(3)}-${twoDigits(1 + upTo(12))}-${twoDigits(1 + upTo(28))}`;

beforeAll(async () => {
  const account = { membership_no: '001234', deposit_type_code: '01', deposit_type_name: 'ก' };
  const named = { ...account, deposit_account_name: 'ข' };
  await db
    .insertInto('deposit_account')
    .values(ACCOUNTS.map((deposit_account_no) => ({ deposit_account_no, ...named })))
    .execute();
});

/** The expected months and kinds, counted from the rows. */
async function differences(): Promise<unknown[]> {
  const sums = sql`
    count(*)::integer as row_count, coalesce(sum(amount) filter (where amount > 0), 0) as credit_amount,
    coalesce(sum(amount) filter (where amount < 0), 0) as debit_amount, min(operate_date) as first_date,
    max(operate_date) as last_date, min(seq_no) as oldest, max(seq_no) as newest`;
  const months = sql`
    select deposit_account_no, date_trunc('month', operate_date)::date as month, item_type_code, ${sums}
    from deposit_entry group by 1, 2, 3`;
  const kinds = sql`select deposit_account_no, item_type_code, ${sums} from deposit_entry group by 1, 2`;
  return [...(await compare('deposit_month', months)), ...(await compare('deposit_kind', kinds))];
}

async function compare(table: string, counted: RawBuilder<unknown>): Promise<unknown[]> {
  const held = sql`select * from ${sql.table(table)}`;
  const { rows } = await sql`(${held} except ${counted}) union all (${counted} except ${held})`.execute(db);
  return rows;
}

/** Days in any order, amounts of either sign and of nothing. */
async function writeRows(): Promise<void> {
  const rows = Array.from({ length: 1 + upTo(40) }, () => ({
    account: pick(ACCOUNTS),
    seq: upTo(300) - 20,
    day: day(),
    kind: pick(['CD', 'CW', 'INT']),
    amount: `${upTo(20_000) - 10_000}.${twoDigits(upTo(100))}`,
  }));
  const distinct = [...new Map(rows.map((row) => [`${row.account} ${row.seq}`, row])).values()];
  await sql`
    insert into deposit_entry (deposit_account_no, seq_no, operate_date, item_type_code, item_description, amount, balance)
    select account, seq, day::date, kind, kind, amount::numeric, 0
    from jsonb_to_recordset(${JSON.stringify(distinct)}) as given(account text, seq integer, day text, kind text, amount text)
    on conflict (deposit_account_no, seq_no) do update set
      (operate_date, item_type_code, amount) = row (excluded.operate_date, excluded.item_type_code, excluded.amount)`.execute(
    db,
  );
}

async function changeRows(): Promise<void> {
  const [from, to] = [upTo(280), upTo(280)].toSorted((a, b) => a - b);
  const account = pick(ACCOUNTS);
  const which = sql`deposit_account_no = ${account} and seq_no between ${from} and ${to}`;
  await pick([
    sql`delete from deposit_entry where ${which}`,
    sql`update deposit_entry set amount = amount + 1.25 where ${which}`,
    sql`update deposit_entry set operate_date = operate_date + 17, item_type_code = 'XD' where ${which} and seq_no % 3 = 0`,
  ]).execute(db);
}

describe('the months and kinds of deposits', () => {
  it('sum to what the demonstration states', async () => {
    expect(await differences()).toEqual([]);
  });

  it(`stay correct after rows are written, changed and removed (seed ${SEED})`, async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      await pick([writeRows, writeRows, changeRows])();
      expect(await differences(), `turn ${turn}`).toEqual([]);
    }
  });

  it(`give every filter the sums of its rows (seed ${SEED})`, async () => {
    const app = await getTestApp(database);
    const token = await signIn(app);
    for (let turn = 0; turn < 40; turn += 1) {
      const [from, to] = [day(), day()].toSorted();
      const filter = {
        ...(random() < 0.7 && { from }),
        ...(random() < 0.7 && { to }),
        ...(random() < 0.4 && { item_type_code: pick(['CD', 'CW', 'INT', 'XD']) }),
      };
      for (const { stated, counted } of await getTotals(app, token, filter)) {
        expect(stated, JSON.stringify(filter)).toMatchObject(counted);
      }
    }
  });

  /** The totals of every page, and the sums of the rows; the rows that the pages held count as well. */
  async function getTotals(
    app: Parameters<typeof post>[0],
    token: string,
    filter: { from?: string | undefined; to?: string | undefined; item_type_code?: string },
  ): Promise<{ stated: object; counted: object }[]> {
    const account = pick(ACCOUNTS);
    const { rows } = await sql<{ row_count: number }>`
      select count(*)::integer as row_count, coalesce(sum(amount) filter (where amount > 0), 0.00) as credit_amount,
        coalesce(sum(amount) filter (where amount < 0), 0.00) as debit_amount,
        min(operate_date) as first_date, max(operate_date) as last_date
      from deposit_entry where deposit_account_no = ${account}
        and operate_date between ${filter.from ?? '1900-01-01'} and ${filter.to ?? '2900-01-01'}
        and item_type_code like ${filter.item_type_code ?? '%'}`.execute(db);
    const [counted] = rows;
    if (!counted) throw new Error('A sum without groups has one row.');
    const path = `member_dep_statement/${account}`;
    const { pages, rows: read } = await readAllPages<DepositStatement>(app, path, { token, filter });
    const held = { stated: { row_count: read.length }, counted: { row_count: counted.row_count } };
    return [held, ...pages.map(({ totals }) => ({ stated: totals, counted }))];
  }

  it('are empty where the ledger is', async () => {
    await sql`truncate member cascade`.execute(db);
    expect(await db.selectFrom('deposit_month').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('deposit_kind').selectAll().execute()).toEqual([]);
  });
});
