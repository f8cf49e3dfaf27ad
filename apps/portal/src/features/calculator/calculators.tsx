// One file for both calculators: their shared code would be further files to preload.
export { loadDividendCalculation, loadLoanCalculation } from './calculator-endpoints.ts';
export { DividendCalculatorPage } from './dividend-calculator-page.tsx';
export { LoanCalculatorPage } from './loan-calculator-page.tsx';
