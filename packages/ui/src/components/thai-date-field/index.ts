export { ThaiDateField, type ThaiDateFieldProps } from './thai-date-field.tsx';
