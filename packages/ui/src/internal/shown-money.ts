import { type MoneyFormat, formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { NO_AMOUNT, warnAboutValue } from './shown-values.ts';

/** Formats an amount by `formatMoney`; ` - ` for an invalid one, with a warning in development. */
export function writeMoney(part: string, value: string, options?: MoneyFormat): string {
  try {
    return formatMoney(value, options);
  } catch {
    warnAboutValue(part, value, 'a decimal string in baht such as "12345.50"');
    return NO_AMOUNT;
  }
}

/** The sign of an amount, null for an invalid one. */
export function getSign(value: string): -1 | 0 | 1 | null {
  try {
    return getMoneySign(value);
  } catch {
    return null;
  }
}
