// Both calculators come as one file: apart, what they share would be more files for a public page to name.
export { loadDividendCalculation, loadLoanCalculation } from './calculator-endpoints.ts';
export { DividendCalculatorPage } from './dividend-calculator-page.tsx';
export { LoanCalculatorPage } from './loan-calculator-page.tsx';
