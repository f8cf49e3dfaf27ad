import type { ShareYear } from '@sahakorn/contract/share';
import { BROUGHT_FORWARD } from '@sahakorn/contract/share';
import { fromSatang, toSatang } from '@sahakorn/thai/money';
import { CompiledQuery, type Kysely } from 'kysely';
import { joinRows, splitRows } from '../../db/joined-rows.ts';
import type { Database } from '../../db/schema.ts';

const COLUMNS = ['operate_date', 'share_value', 'share_stock', 'item_type_code = $2', 'period is not null'];

const READ_MOVEMENTS = `
  select /* plan: share_movements */ ${joinRows(COLUMNS)} as joined
  from (select * from share_entry where membership_no = $1 order by seq_no) as entry`;

const TRUE = 't';
const YEAR_DIGITS = 4;

/** In satang; `stockBefore` is null for the first row. */
type Movement = {
  year: number;
  value: bigint;
  stock: bigint;
  stockBefore: bigint | null;
  opens: boolean;
  isMonthly: boolean;
};

/**
 * The years of a member's shares, the oldest first. The balance before the first row counts as brought
 * forward, with or without a movement that states it.
 */
export async function listShareYears(db: Kysely<Database>, membershipNo: string): Promise<ShareYear[]> {
  const query = CompiledQuery.raw(READ_MOVEMENTS, [membershipNo, BROUGHT_FORWARD]);
  const { rows } = await db.executeQuery<{ joined: string | null }>(query);
  const byYear = Map.groupBy(toMovements(rows[0]?.joined ?? null), ({ year }) => year);
  return [...byYear]
    .toSorted(([one], [other]) => one - other)
    .map(([year, movements]) => toYear(year, movements));
}

function toMovements(joined: string | null): Movement[] {
  let stockBefore: bigint | null = null;
  return splitRows(joined, COLUMNS.length).map(([day = '', value = '', stock = '', opens, monthly]) => {
    const movement: Movement = {
      year: Number(day.slice(0, YEAR_DIGITS)),
      value: toSatang(value),
      stock: toSatang(stock),
      stockBefore,
      opens: opens === TRUE,
      isMonthly: monthly === TRUE,
    };
    stockBefore = movement.stock;
    return movement;
  });
}

function toYear(year: number, movements: readonly Movement[]): ShareYear {
  let [broughtForward, bought, boughtMonthly, withdrawn] = [0n, 0n, 0n, 0n];
  for (const { value, stock, stockBefore, opens, isMonthly } of movements) {
    if (stockBefore === null) broughtForward += stock - value;
    if (value < 0n) withdrawn += value;
    else if (opens) broughtForward += value;
    else {
      bought += value;
      if (isMonthly) boughtMonthly += value;
    }
  }
  const opening = movements[0]?.stockBefore ?? 0n;
  const closing = movements.at(-1)?.stock ?? 0n;
  return {
    year,
    opening: fromSatang(opening),
    brought_forward: fromSatang(broughtForward),
    bought: fromSatang(bought),
    bought_monthly: fromSatang(boughtMonthly),
    withdrawn: fromSatang(withdrawn),
    closing: fromSatang(closing),
    difference: fromSatang(closing - opening - broughtForward - bought - withdrawn),
    row_count: movements.length,
  };
}
