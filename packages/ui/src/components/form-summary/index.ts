export { FormSummary, type FormSummaryItem, type FormSummaryProps } from './form-summary.tsx';
