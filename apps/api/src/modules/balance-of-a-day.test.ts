import type { BalanceConfirmation } from '@sahakorn/contract/confirmation';
import type { DepositMonth, DepositStatement } from '@sahakorn/contract/deposit';
import type { DividendExplanation } from '@sahakorn/contract/dividend-explanation';
import type { Guarantee } from '@sahakorn/contract/guarantee';
import type { LoanForecast } from '@sahakorn/contract/loan-outlook';
import { describePosted, POSTED_LATE } from '@sahakorn/contract/posting-words';
import type { ShareYear } from '@sahakorn/contract/share';
import { addDays } from '@sahakorn/thai/date-arithmetic';
import { fromSatang, toSatang } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTestApp, TEST_NOW } from '../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../test/demo.ts';
import { download } from '../../test/download.ts';
import {
  ACCOUNT,
  CONTRACT,
  clearBooks,
  type LateBooks,
  MEMBER,
  releaseDividends,
  storeBooks,
} from '../../test/late-books.ts';
import { type LateRow, postLateLedger, sumUntil } from '../../test/late-ledger.ts';
import { readPdf } from '../../test/pdf.ts';
import { randomFrom } from '../../test/random.ts';
import { openConfirmations } from '../db/open-confirmations.ts';
import { createDocumentQueries } from './document/document-queries.ts';

const database = useDemoDatabase();
const { db } = database;

const TODAY = '2026-11-20';
const FIRST_DAY = '2023-02-11';
const YEARS = [2022, 2023, 2024, 2025, 2026];
const SEEDS = Array.from({ length: 6 }, (_, index) => index + 1);

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token ??= await signIn(app, MEMBER);
});

afterEach(async () => {
  await sql`delete from balance_confirmation where balance_on <> '2026-10-31'`.execute(db);
  await sql`delete from dividend where membership_no = ${MEMBER}`.execute(db);
  await sql`update site_part set content = content - 'yearEndMonth' where name = 'rules'`.execute(db);
});

async function ask<Row>(path: string, body: object = {}): Promise<Row[]> {
  return (await post(app, path, { token, body })).json<{ data: Row[] }>().data;
}

const text = (satang: bigint | null) => (satang === null ? null : fromSatang(satang));
const within = (rows: readonly LateRow[], from: string, to: string) =>
  rows.filter(({ day }) => day >= from && day <= to);
/** What the last row dated up to a day states. */
const postedUntil = (rows: readonly LateRow[], day: string) =>
  rows.findLast((row) => row.day <= day)?.balance ?? null;
const addUp = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

function bookOf(seed: number): LateBooks {
  const random = randomFrom(seed);
  const options = { random, first: FIRST_DAY };
  return {
    shares: postLateLedger({ ...options, opensWith: seed % 2 === 0 ? 'BF' : null }),
    deposits: postLateLedger({ ...options, opensWith: 'BF' }),
    loans: postLateLedger({ ...options, opensWith: 'LRC' }),
  };
}

describe('a share row of 24 December that was posted after January', () => {
  const row = (day: string, amount: bigint, balance: bigint): LateRow => ({
    day,
    amount,
    balance,
    interest: 0n,
    code: 'SPM',
  });
  const shares = [
    row('2023-11-25', 1_755_800n, 1_755_800n),
    row('2024-01-25', 200_000n, 1_955_800n),
    row('2023-12-24', 111_111n, 2_066_911n),
  ];

  beforeAll(() => storeBooks(db, { shares, deposits: bookOf(1).deposits, loans: bookOf(1).loans }));
  afterAll(() => clearBooks(db));

  it('is one figure in the confirmation, the growth, the statement and the dividend', async () => {
    await db
      .transaction()
      .execute((trx) =>
        openConfirmations(trx, { balanceOn: '2023-12-31', openUntil: '2026-12-31', now: TEST_NOW }),
      );
    const [confirmation] = await ask<BalanceConfirmation>('member_confirmation/2023-12-31');
    expect(confirmation?.lines[0]).toMatchObject({ amount: '18669.11', posted_amount: '20669.11' });
    const [year, next] = await ask<ShareYear>('member_share_growth');
    expect(year).toMatchObject({ closing: '18669.11', posted_closing: '20669.11', difference: '0.00' });
    expect(next).toMatchObject({ opening: '18669.11', closing: '20669.11', difference: '0.00' });
    expect(next).not.toHaveProperty('posted_closing');
    const read = async (body: object) =>
      (await post(app, 'member_share', { token, body })).json<DepositStatement>();
    expect((await read({ to: '2023-12-31' })).totals).toMatchObject({
      closing_balance: '18669.11',
      posted_late: true,
    });
    expect((await read({ from: '2024-01-01' })).totals).toMatchObject({
      opening_balance: '18669.11',
      closing_balance: '20669.11',
      posted_late: true,
    });
    expect((await read({})).totals).not.toHaveProperty('posted_late');
    const print = async (path: string) =>
      (await readPdf((await download(app, path, token)).rawPayload)).text.replaceAll(/\s+/g, '');
    const statement = await print('print_share_pdf?from=2024-01-01');
    expect(statement).toContain('18,669.11');
    expect(statement).toContain(POSTED_LATE.replaceAll(/\s+/g, ''));
    expect(await print('print_confirmation_pdf/2023-12-31')).toContain(
      describePosted('ทุนเรือนหุ้น:ยอดนี้', '20669.11').replaceAll(/\s+/g, ''),
    );
    await releaseDividends(db, [2024]);
    const [dividend] = await ask<DividendExplanation>('member_div_lines');
    expect(dividend?.posted_forward).toBe('20669.11');
    expect(dividend?.dividend_worked_out.value?.lines.map((line) => line.shares)).toEqual([
      '18669.11',
      '2000.00',
    ]);
  });
});

describe.each(SEEDS)('in books posted late, dated back and corrected (%i)', (seed) => {
  const books = bookOf(seed);
  const { shares, deposits, loans } = books;

  beforeAll(() => storeBooks(db, books));
  afterAll(() => clearBooks(db));

  it.each([12, 9, 2])(
    'shares by year, ending with month %i, open and close with what is dated',
    async (month) => {
      await sql`update site_part set content = content || ${JSON.stringify({ yearEndMonth: month })}::jsonb
      where name = 'rules'`.execute(db);
      const years = await ask<ShareYear>('member_share_growth');
      expect(addUp(years.map(({ row_count }) => BigInt(row_count)))).toBe(BigInt(shares.length));
      for (const year of years) {
        const { year_from: from = '', year_to: to = '' } = year;
        expect(from.slice(5)).toBe(`${String((month % 12) + 1).padStart(2, '0')}-01`);
        expect(addDays(to, 1).slice(5)).toBe(from.slice(5));
        expect(year).toMatchObject({
          year: Number(to.slice(0, 4)),
          opening: text(sumUntil(shares, addDays(from, -1)) ?? 0n),
          closing: text(sumUntil(shares, to)),
          difference: '0.00',
          row_count: within(shares, from, to).length,
        });
        const posted = postedUntil(shares, to);
        expect(year.posted_closing).toBe(posted === sumUntil(shares, to) ? undefined : text(posted));
      }
    },
  );

  it('statements of days open and close with what is dated, on every page', async () => {
    const random = randomFrom(seed + 100);
    const ledgers = [
      ['member_share', shares],
      [`member_dep_statement/${ACCOUNT}`, deposits],
      [`member_loan_statement/${encodeURIComponent(CONTRACT)}`, loans],
    ] as const;
    for (let turn = 0; turn < 8; turn += 1) {
      const from = addDays(FIRST_DAY, Math.floor(random() * 900) - 30);
      const to = addDays(from, Math.floor(random() * 400));
      for (const [path, rows] of ledgers) {
        const found = within(rows, from, to);
        const isEmpty = found.length === 0;
        const opening = isEmpty ? null : text(sumUntil(rows, addDays(from, -1)));
        const read = async (body: object): Promise<DepositStatement> =>
          // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
          (await post(app, path, { token, body })).json<DepositStatement>();
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
        const first = await read({ from, to, limit: 1 });
        const closing = isEmpty ? null : text(sumUntil(rows, to));
        expect(first.totals).toMatchObject({
          row_count: found.length,
          opening_balance: opening,
          closing_balance: closing,
        });
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
        const open = await read({ from });
        const all = within(rows, from, '9999-12-31');
        expect(open.totals.closing_balance).toBe(
          all.length === 0 ? null : text(sumUntil(rows, '9999-12-31')),
        );
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
        const until = await read({ to });
        expect(until.totals.closing_balance).toBe(text(sumUntil(rows, to)));
        if (first.next_cursor === null) continue;
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
        const { totals } = await read({ from, to, limit: 1, cursor: first.next_cursor });
        expect(totals).toEqual(first.totals);
      }
    }
  });

  it('a statement says that rows were posted late where its rows do not lead from one end to the other', async () => {
    for (const from of YEARS.map((year) => `${year}-03-10`)) {
      const to = addDays(from, 200);
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
      const { data, totals } = (await post(app, 'member_share', { token, body: { from, to } })).json<{
        data: { share_value: string; share_stock: string }[];
        totals: DepositStatement['totals'];
      }>();
      if (totals.posted_late || data.length === 0) continue;
      let balance = totals.opening_balance === null ? 0n : toSatang(totals.opening_balance);
      for (const row of data.toReversed()) {
        balance += toSatang(row.share_value);
        expect(row.share_stock).toBe(fromSatang(balance));
      }
    }
  });

  it('money in and out by month is that of the dates', async () => {
    const months = await ask<DepositMonth>(`member_dep_months/${ACCOUNT}`);
    for (const { month, row_count, credit_amount, debit_amount } of months) {
      const rows = deposits.filter(({ day }) => day.slice(0, 7) === month.slice(0, 7));
      expect([row_count, credit_amount, debit_amount]).toEqual([
        rows.length,
        text(addUp(rows.map(({ amount }) => (amount > 0n ? amount : 0n)))),
        text(addUp(rows.map(({ amount }) => (amount < 0n ? amount : 0n)))),
      ]);
    }
    expect(addUp(months.map(({ row_count }) => BigInt(row_count)))).toBe(BigInt(deposits.length));
  });

  it.each(['2023-12-31', '2024-09-30', '2025-02-28', '2025-12-31', '2026-11-19'])(
    'the balances that are asked for on %s are those that are dated',
    async (day) => {
      await db
        .transaction()
        .execute((trx) => openConfirmations(trx, { balanceOn: day, openUntil: '2026-12-31', now: TEST_NOW }));
      const [confirmation] = await ask<BalanceConfirmation>(`member_confirmation/${day}`);
      for (const [kind, rows] of [
        ['share', shares],
        ['deposit', deposits],
        ['loan', loans],
      ] as const) {
        const line = confirmation?.lines.find((one) => one.kind === kind);
        const [dated, posted] = [sumUntil(rows, day), postedUntil(rows, day)];
        expect(line?.amount ?? null, kind).toBe(text(dated));
        expect(line?.posted_amount, kind).toBe(posted === dated ? undefined : text(posted));
        expect(line?.differences ?? [], kind).toEqual([]);
      }
    },
  );

  it('holdings and exposure of today count what is dated up to today', async () => {
    for (const day of [TODAY, '2025-06-30', '2024-01-01']) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
      const { held } = await createDocumentQueries(db).findHoldings(MEMBER, day);
      expect([held.shares?.share_stock, held.deposits[0]?.balance, held.loans[0]?.principal_balance]).toEqual(
        [shares, deposits, loans].map((rows) => text(sumUntil(rows, day) ?? 0n)),
      );
    }
    const [guarantee] = await ask<Guarantee>('member_coll');
    const owed = sumUntil(loans, TODAY) ?? 0n;
    expect(guarantee).toMatchObject({ principal_balance: text(owed) });
    expect(guarantee?.posted_balance).toBe(
      owed === loans.at(-1)?.balance ? undefined : text(loans.at(-1)?.balance ?? 0n),
    );
    expect(guarantee?.liability.value?.part ?? null).toBe(text(owed > 0n ? owed : 0n));
  });

  it('what is owed of a loan goes by the dates, year by year and day by day', async () => {
    const [forecast] = await ask<LoanForecast>(`member_loan_forecast/${encodeURIComponent(CONTRACT)}`);
    const paid = forecast?.years.filter(({ state }) => state === 'paid') ?? [];
    expect(paid.map(({ year }) => year)).toEqual(
      [...new Set(loans.map(({ day }) => day.slice(0, 4)))].toSorted().map(Number),
    );
    for (const { year, principal_balance, posted_balance } of paid) {
      const to = `${year}-12-31`;
      const [dated, posted] = [sumUntil(loans, to), postedUntil(loans, to)];
      expect([principal_balance, posted_balance]).toEqual([
        text(dated),
        posted === dated ? undefined : text(posted),
      ]);
    }
    expect(forecast?.paid.map(({ day }) => day)).toEqual(loans.map(({ day }) => day).toSorted());
    for (const { day } of forecast?.paid ?? []) {
      expect(forecast?.paid.findLast((row) => row.day === day)?.principal_balance).toBe(
        text(sumUntil(loans, day)),
      );
    }
  });

  it.each([12, 9])('dividends of years ending with month %i count what is dated', async (month) => {
    await sql`update site_part set content = content || ${JSON.stringify({ yearEndMonth: month })}::jsonb
      where name = 'rules'`.execute(db);
    await releaseDividends(db, YEARS);
    const explained = await ask<DividendExplanation>('member_div_lines');
    expect(explained).toHaveLength(YEARS.length);
    const growth = await ask<ShareYear>('member_share_growth');
    const opened = shares.find(({ code }) => code === 'BF')?.day ?? '';
    for (const {
      account_year,
      year_from: from = '',
      year_to: to = '',
      dividend_worked_out,
      interest,
      ...rest
    } of explained) {
      expect(interest.map((paid) => paid.interest)).toEqual(
        [addUp(within(loans, from, to).map((row) => row.interest))].filter((sum) => sum !== 0n).map(text),
      );
      expect(dividend_worked_out.missing).toEqual(opened > from ? [{ fact: 'shares', on: from }] : []);
      if (opened > from) continue;
      const before = addDays(from, -1);
      const lines = dividend_worked_out.value?.lines ?? [];
      expect(lines[0]?.shares).toBe(text(sumUntil(shares, before) ?? 0n));
      expect(rest.posted_forward).toBe(
        postedUntil(shares, before) === sumUntil(shares, before)
          ? undefined
          : text(postedUntil(shares, before)),
      );
      expect(lines.slice(1).map(({ day, shares: value }) => [day, value])).toEqual(
        within(shares, from, to)
          .filter(({ amount }) => amount !== 0n)
          .map(({ day, amount }) => [day, text(amount)]),
      );
      const year = growth.find((one) => one.year === account_year);
      expect(year?.opening ?? lines[0]?.shares).toBe(lines[0]?.shares);
    }
  });
});
