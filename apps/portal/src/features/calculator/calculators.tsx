// One chunk for both calculators: shared code in separate chunks would be more files to preload.
export { loadDividendCalculation, loadLoanCalculation } from './calculator-endpoints.ts';
export { DividendCalculatorPage } from './dividend-calculator-page.tsx';
export { LoanCalculatorPage } from './loan-calculator-page.tsx';
