export { ChoiceField, type ChoiceFieldProps, type ChoiceOption } from './choice-field.tsx';
