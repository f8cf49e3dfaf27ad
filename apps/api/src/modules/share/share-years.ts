import type { ShareYear } from '@sahakorn/contract/share';
import { BROUGHT_FORWARD } from '@sahakorn/contract/share';
import { type AccountingYear, findAccountingYear } from '@sahakorn/rules/accounting-year';
import { getBalanceOn, type PostedRow } from '@sahakorn/rules/balance-on';
import { fromSatang, toSatang } from '@sahakorn/thai/money';
import { CompiledQuery, type Kysely } from 'kysely';
import { joinRows, splitRows } from '../../db/joined-rows.ts';
import type { Database } from '../../db/schema.ts';
import { YEAR_END_MONTH } from '../rules/cooperative-rules.ts';

const COLUMNS = ['operate_date', 'share_value', 'share_stock', 'item_type_code = $2', 'period is not null'];

const READ_MOVEMENTS = `
  select /* plan: share_movements */ ${joinRows(COLUMNS)} as joined, ${YEAR_END_MONTH} as year_end_month
  from (select * from share_entry where membership_no = $1 order by seq_no) as entry`;

const TRUE = 't';

/** In satang, as the ledger states it. */
type Movement = PostedRow & { opens: boolean; isMonthly: boolean };
type MovementsRow = { joined: string | null; year_end_month: number };

/**
 * The accounting years of a member's shares by the dates of the movements, the oldest first. The balance before
 * the first row counts as brought forward, with or without a movement that states it.
 */
export async function listShareYears(db: Kysely<Database>, membershipNo: string): Promise<ShareYear[]> {
  const query = CompiledQuery.raw(READ_MOVEMENTS, [membershipNo, BROUGHT_FORWARD]);
  const { rows } = await db.executeQuery<MovementsRow>(query);
  const [row] = rows;
  if (!row) throw new Error('An aggregate has one row.');
  const ledger = splitRows(row.joined, COLUMNS.length).map(toMovement);
  const [first] = ledger;
  let broughtForward = first ? first.balance - first.amount : 0n;
  let opening = 0n;
  return groupByYear(ledger, row.year_end_month).map(([year, movements]) => {
    const { balance, posted } = getBalanceOn(ledger, year.to) ?? { balance: opening, posted: opening };
    const figures = toYear(year, { movements, opening, broughtForward, closing: balance, posted });
    opening = balance;
    broughtForward = 0n;
    return figures;
  });
}

function toMovement([day = '', value = '', stock = '', opens, monthly]: readonly string[]): Movement {
  return {
    day,
    amount: toSatang(value),
    balance: toSatang(stock),
    opens: opens === TRUE,
    isMonthly: monthly === TRUE,
  };
}

function groupByYear(ledger: readonly Movement[], yearEndMonth: number): [AccountingYear, Movement[]][] {
  const years = new Map<number, AccountingYear>();
  let year: AccountingYear | null = null;
  const byYear = Map.groupBy(ledger, ({ day }) => {
    if (year === null || day < year.from || day > year.to) {
      const found = findAccountingYear(day, yearEndMonth);
      year = years.get(found.year) ?? found;
      years.set(year.year, year);
    }
    return year;
  });
  return [...byYear].toSorted(([one], [other]) => one.year - other.year);
}

type YearBooks = {
  movements: readonly Movement[];
  opening: bigint;
  /** Held before the first row of the ledger, if that is in this year. */
  broughtForward: bigint;
  closing: bigint;
  posted: bigint;
};

function toYear({ year, from, to }: AccountingYear, books: YearBooks): ShareYear {
  const { movements, opening, closing, posted } = books;
  let { broughtForward } = books;
  let [bought, boughtMonthly, withdrawn] = [0n, 0n, 0n];
  for (const { amount, opens, isMonthly } of movements) {
    if (amount < 0n) withdrawn += amount;
    else if (opens) broughtForward += amount;
    else {
      bought += amount;
      if (isMonthly) boughtMonthly += amount;
    }
  }
  return {
    year,
    year_from: from,
    year_to: to,
    opening: fromSatang(opening),
    brought_forward: fromSatang(broughtForward),
    bought: fromSatang(bought),
    bought_monthly: fromSatang(boughtMonthly),
    withdrawn: fromSatang(withdrawn),
    closing: fromSatang(closing),
    ...(posted !== closing && { posted_closing: fromSatang(posted) }),
    difference: fromSatang(closing - opening - broughtForward - bought - withdrawn),
    row_count: movements.length,
  };
}
