import { addDays } from '@sahakorn/thai/date-arithmetic';

/** A row as it is posted; amounts are satang. */
export type LateRow = { day: string; amount: bigint; interest: bigint; code: string; balance: bigint };

type LedgerOptions = { random: () => number; first: string; opensWith: string | null };

const COUNT = 44;

/**
 * A ledger whose rows are posted late, dated back, dated ahead and corrected on the same day; each states the
 * balance of the row before plus its own amount.
 */
export function postLateLedger({ random, first, opensWith }: LedgerOptions): LateRow[] {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const rows: LateRow[] = [];
  let [day, balance] = [first, 0n];
  const post = (dated: string, amount: bigint, code: string) => {
    balance += amount;
    rows.push({ day: dated, amount, interest: BigInt(upTo(99_999)), code, balance });
  };
  if (opensWith !== null) post(first, BigInt(1_000_000 + upTo(9_000_000)), opensWith);
  for (let row = 0; row < COUNT; row += 1) {
    day = addDays(day, upTo(64));
    const amount = BigInt(upTo(900_000) - 300_000);
    const chance = random();
    const dated = chance < 0.2 ? addDays(day, -upTo(400)) : chance < 0.3 ? addDays(day, upTo(90)) : day;
    post(dated, amount, amount < 0n ? 'OUT' : 'IN');
    if (random() < 0.2) post(dated, -amount, 'FIX');
  }
  return rows;
}

/** What a day knows: the sum of everything dated up to it; null if nothing is. */
export function sumUntil(rows: readonly LateRow[], day: string): bigint | null {
  let [total, known] = [0n, false];
  for (const row of rows) {
    if (row.day > day) continue;
    total += row.amount;
    known = true;
  }
  return known ? total : null;
}
