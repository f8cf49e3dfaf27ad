export { IdCardField, type IdCardFieldProps } from './id-card-field.tsx';
export { idCardFault } from './id-card-fault.ts';
