import { DEMO } from '../../../../test/demo/addresses.ts';

export const demoCalls = {
  'get /api/info/loan_calculator': `/calculator/loan?${DEMO.loanQuery}`,
  'get /api/info/dividend_calculator': `/calculator/dividend?${DEMO.dividendQuery}`,
};
