import { addMoney } from '@sahakorn/thai/money';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { randomFrom } from '../../../test/random.ts';
import { dumpBooks, getRefusal, runImport, useBooks } from './test/books.ts';

const { pool } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

type Entry = { account: number; seq: number; amount: string; balance: string };

/** Ledgers with random movements, their rows mixed as a core system might export them. */
function makeLedgers(seed: number): Entry[] {
  const random = randomFrom(seed);
  const entries: Entry[] = [];
  for (let account = 1; account <= 8; account += 1) {
    let balance = '0.00';
    for (let seq = 1; seq <= 1 + Math.floor(random() * 40); seq += 1) {
      const satang = Math.floor((random() - 0.4) * 1_000_000);
      const amount = `${satang < 0 ? '-' : ''}${Math.trunc(Math.abs(satang) / 100)}.${String(Math.abs(satang) % 100).padStart(2, '0')}`;
      balance = addMoney(balance, amount);
      entries.push({ account, seq, amount, balance });
    }
  }
  return entries.toSorted(() => random() - 0.5);
}

function getFiles(entries: readonly Entry[]): Record<string, string> {
  const accounts = [...new Set(entries.map(({ account }) => account))].toSorted(
    (left, right) => left - right,
  );
  const closing = (account: number): string =>
    entries.filter((entry) => entry.account === account).toSorted((left, right) => right.seq - left.seq)[0]
      ?.balance ?? '';
  const lines = (head: string, rows: string[]): string => `${[head, ...rows].join('\n')}\n`;
  return {
    'member.csv': lines(
      'membership_no,member_name,member_surname',
      accounts.map((account) => `${account},ก,ข`),
    ),
    'member_dep.csv': lines(
      'deposit_account_no,membership_no,deposit_type_code,deposit_type_name,balance',
      accounts.map((account) => `D-${account},${account},01,ก,${closing(account)}`),
    ),
    'member_dep_statement.csv': lines(
      'deposit_account_no,seq_no,operate_date,item_type_code,item_description,amount,balance',
      entries.map(
        ({ account, seq, amount, balance }) => `D-${account},${seq},2026-01-05,CD,x,${amount},${balance}`,
      ),
    ),
  };
}

describe.each([1, 2, 3, 4, 5, 6])('random books %i', (seed) => {
  it('are the same after nightly exports as after one complete export', async () => {
    const entries = makeLedgers(seed);
    await runImport(pool, await books(getFiles(entries)));
    const whole = await dumpBooks(pool);
    await pool.query('truncate member, books cascade');
    for (const night of [10, 20, 40]) {
      await runImport(pool, await books(getFiles(entries.filter(({ seq }) => seq <= night))));
    }
    const { books: _digest, ...nightly } = await dumpBooks(pool);
    expect(nightly).toEqual({ ...whole, books: undefined });
  });

  it('are refused for one satang anywhere, at that line', async () => {
    const entries = makeLedgers(seed);
    const place = Math.floor(randomFrom(seed + 100)() * entries.length);
    const wrong = entries.map((entry, index) =>
      index === place ? { ...entry, balance: addMoney(entry.balance, '0.01') } : entry,
    );
    const [, ...problems] = await getRefusal(runImport(pool, await books(getFiles(wrong))));
    expect(
      problems.some((problem) => problem.startsWith(`member_dep_statement.csv:${place + 2} balance `)),
    ).toBe(true);
    expect((await pool.query('select from member')).rowCount).toBe(0);
  });

  it('are refused for one row left out, or twice', async () => {
    const entries = makeLedgers(seed);
    const inside = entries.findIndex(({ account, seq }) =>
      entries.some((other) => other.account === account && other.seq > seq && seq > 1),
    );
    const without = entries.filter((_, index) => index !== inside);
    const [, ...gaps] = await getRefusal(runImport(pool, await books(getFiles(without))));
    expect(gaps.some((problem) => problem.includes(' seq_no '))).toBe(true);
    const twice = [...entries, ...entries.slice(inside, inside + 1)];
    const [, ...twins] = await getRefusal(runImport(pool, await books(getFiles(twice))));
    expect(twins.some((problem) => problem.endsWith(`ซ้ำกับบรรทัด ${inside + 2}`))).toBe(true);
  });
});
