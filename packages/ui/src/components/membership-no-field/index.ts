export { MembershipNoField, type MembershipNoFieldProps } from './membership-no-field.tsx';
