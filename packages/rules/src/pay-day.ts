import { getWeekday, toIsoDate } from '@sahakorn/thai/iso-date';
import type { IsoDay, Month } from './day.ts';
import { dayInMonth, readDay, shiftDay, shiftMonth } from './day.ts';
import type { LoanRule } from './loan.ts';

type PayDayRule = Pick<LoanRule, 'payDay' | 'weekend'>;

const SUNDAY = 0;
const SATURDAY = 6;
const MOVES = {
  before: { [SATURDAY]: -1, [SUNDAY]: -2 },
  after: { [SATURDAY]: 2, [SUNDAY]: 1 },
} as const;

/** The pay days from a day on, without end. Public holidays are not known here. */
export function* payDaysFrom(day: IsoDay, rule: PayDayRule): Generator<IsoDay, never> {
  // A pay day that is moved may lie in the month after its own.
  for (let month = shiftMonth(readDay(day), -1); ; month = shiftMonth(month, 1)) {
    const payDay = payDayInMonth(month, rule);
    if (payDay >= day) yield payDay;
  }
}

/** The pay day of a month, which a weekend may move into an adjacent month. */
export function payDayInMonth(month: Month, { payDay, weekend }: PayDayRule): IsoDay {
  const date = dayInMonth(month, payDay);
  const day = getWeekday(date);
  if (weekend === 'same' || (day !== SATURDAY && day !== SUNDAY)) return toIsoDate(date);
  return toIsoDate(shiftDay(date, MOVES[weekend][day]));
}
