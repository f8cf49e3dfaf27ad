export { ThaiDateField, type ThaiDateFieldProps, type ThaiDateFieldWords } from './thai-date-field.tsx';
