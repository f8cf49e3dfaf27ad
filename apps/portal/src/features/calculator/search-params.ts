import { patterns } from '../../lib/paths.ts';
import type { SearchParamsOfScreens } from '../../lib/screen.ts';
import { DIVIDEND_FIELDS, LOAN_FIELDS } from './calculator-endpoints.ts';

export const searchParams: SearchParamsOfScreens = {
  [patterns.loanCalculator]: LOAN_FIELDS,
  [patterns.dividendCalculator]: DIVIDEND_FIELDS,
};
