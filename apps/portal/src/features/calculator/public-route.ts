import { patterns } from '../../lib/paths.ts';
import type { Screen } from '../../lib/screen.ts';

const load = () => import('./calculators.tsx');

export const routes: readonly Screen[] = [
  {
    id: 'features/calculator/calculators',
    path: patterns.loanCalculator,
    handle: { layout: 'info', auth: false, title: 'คำนวณเงินกู้' },
    lazy: {
      Component: async () => (await load()).LoanCalculatorPage,
      loader: async () => (await load()).loadLoanCalculation,
    },
  },
  {
    id: 'features/calculator/calculators#dividend',
    path: patterns.dividendCalculator,
    handle: { layout: 'info', auth: false, title: 'คำนวณปันผลและเฉลี่ยคืน' },
    lazy: {
      Component: async () => (await load()).DividendCalculatorPage,
      loader: async () => (await load()).loadDividendCalculation,
    },
  },
];
