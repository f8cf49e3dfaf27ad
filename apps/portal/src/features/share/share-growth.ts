import type { Lenient } from '@sahakorn/contract/lenient';
import type { ShareYear } from '@sahakorn/contract/share';
import { toBuddhistYear } from '@sahakorn/thai/date';
import { fromSatang, getMoneySign, toSatang } from '@sahakorn/thai/money';

/** A year whose figures are all known. */
export type KnownYear = ShareYear;

/** A column of the chart; parts in percent of the highest one. `kept` was there before, `bought` came that year. */
export type GrowthColumn = {
  label: string;
  kept: number;
  bought: number;
  /** What the book began with, without saying how it was bought. */
  broughtForward: boolean;
  /** What is written at the column. */
  note: string | null;
};

export type Growth = {
  since: number;
  /** By how much the shares grew since the book began. */
  increase: string;
  broughtForward: string | null;
  columns: readonly GrowthColumn[];
  /** Bought besides the monthly payments in the year of the most, where there is one. */
  exceptional: { year: number; amount: string } | null;
};

const PER_MILLE = 1000n;
const BOOKS_REACH = 100;

/** Null where a figure of a year is not known, or there is none. */
export function getGrowth(years: readonly Lenient<ShareYear>[]): Growth | null {
  const known = years.filter((year) => isKnown(year));
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last || known.length < years.length || last.year - first.year > BOOKS_REACH) return null;
  const broughtForward = toSatang(first.brought_forward);
  const exceptional = findExceptional(known);
  const highest = known.map(({ closing }) => toSatang(closing)).reduce(larger, broughtForward);
  const toPercent = (amount: bigint) => (highest > 0n ? Number((amount * PER_MILLE) / highest) / 10 : 0);
  const columns = fillYears(known).map(({ year, closing, bought }): GrowthColumn => {
    const top = smaller(toSatang(bought), toSatang(closing));
    return {
      label: String(toBuddhistYear(year)),
      kept: toPercent(toSatang(closing) - top),
      bought: toPercent(top),
      broughtForward: false,
      note: year === last.year ? closing : year === exceptional?.year ? exceptional.amount : null,
    };
  });
  const opening: GrowthColumn = {
    label: 'ยกมา',
    kept: toPercent(broughtForward),
    bought: 0,
    broughtForward: true,
    note: first.brought_forward,
  };
  return {
    since: first.year,
    increase: fromSatang(toSatang(last.closing) - broughtForward),
    broughtForward: broughtForward > 0n ? first.brought_forward : null,
    columns: broughtForward > 0n ? [opening, ...columns] : columns,
    exceptional,
  };
}

function isKnown(year: Lenient<ShareYear>): year is KnownYear {
  return Object.values(year).every((figure) => figure !== null);
}

/** A year without a movement keeps what the year before it ended with. */
function fillYears(years: readonly KnownYear[]): Pick<KnownYear, 'year' | 'closing' | 'bought'>[] {
  return years.flatMap((year, index) => {
    const gap = year.year - (years[index - 1]?.year ?? year.year - 1) - 1;
    const before = years[index - 1];
    const quiet = Array.from({ length: Math.max(0, gap) }, (_, place) => ({
      year: (before?.year ?? 0) + place + 1,
      closing: before?.closing ?? '0.00',
      bought: '0.00',
    }));
    return [...quiet, year];
  });
}

function findExceptional(years: readonly KnownYear[]): Growth['exceptional'] {
  const extras = years.map(({ year, bought, bought_monthly }) => ({
    year,
    amount: fromSatang(toSatang(bought) - toSatang(bought_monthly)),
  }));
  const [first, ...others] = extras;
  if (!first) return null;
  const most = others.reduce((top, one) => (toSatang(one.amount) > toSatang(top.amount) ? one : top), first);
  return getMoneySign(most.amount) === 1 ? most : null;
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
