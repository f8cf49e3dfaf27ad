import type { Lenient } from '@sahakorn/contract/lenient';
import type { ShareYear } from '@sahakorn/contract/share';
import { toBuddhistYear } from '@sahakorn/thai/date';
import { addMoney, compareMoney, formatMoney, getMoneySign, subtractMoney } from '@sahakorn/thai/money';
import type { GrowthChartYear } from '@sahakorn/ui/bar-chart';

export type Growth = {
  /** The Gregorian year in which the ledger begins. */
  since: number;
  /** The opening balance of the ledger. */
  opening: string;
  closing: string;
  /** Oldest first, without gaps. */
  years: readonly GrowthChartYear[];
  /** The largest purchase of a year besides the monthly payments; null if none was made. */
  exceptional: { year: number; amount: string } | null;
};

/** More years than this can only come from a wrong date. */
const MAX_YEARS = 100;

/** Null without years, or if a figure is unknown. */
export function getGrowth(years: readonly Lenient<ShareYear>[]): Growth | null {
  const known = years.filter((year) => isKnown(year));
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last || known.length < years.length || last.year - first.year > MAX_YEARS) return null;
  const exceptional = findExceptional(known);
  const byYear = new Map(known.map((year) => [year.year, year]));
  let held = first.brought_forward;
  const columns = Array.from({ length: last.year - first.year + 1 }, (_, index): GrowthChartYear => {
    const year = first.year + index;
    const before = held;
    // A year without movements keeps the closing balance of the previous year.
    held = byYear.get(year)?.closing ?? before;
    return {
      label: String(toBuddhistYear(year)),
      added: subtractMoney(held, before),
      note: year === exceptional?.year ? `ซื้อเพิ่ม ${formatMoney(exceptional.amount)}` : undefined,
    };
  });
  return {
    since: first.year,
    opening: first.brought_forward,
    closing: last.closing,
    years: columns,
    exceptional,
  };
}

/** What was held when the accounting year of a day began, by the dates of the movements; null if that is not known. */
export function getHeldAtStart(years: readonly Lenient<ShareYear>[], today: string): string | null {
  const begun = years.findLast(({ year_from }) => year_from && year_from <= today);
  if (!begun?.year_to || !isKnown(begun)) return null;
  return begun.year_to < today ? begun.closing : addMoney(begun.opening, begun.brought_forward);
}

function isKnown(year: Lenient<ShareYear>): year is ShareYear {
  return Object.values(year).every((figure) => figure !== null);
}

function findExceptional(years: readonly ShareYear[]): Growth['exceptional'] {
  const [first, ...others] = years.map(({ year, bought, bought_monthly }) => ({
    year,
    amount: subtractMoney(bought, bought_monthly),
  }));
  if (!first) return null;
  const most = others.reduce((top, one) => (compareMoney(one.amount, top.amount) > 0 ? one : top), first);
  return getMoneySign(most.amount) === 1 ? most : null;
}
