export { ThaiDate, type ThaiDateProps } from './thai-date.tsx';
