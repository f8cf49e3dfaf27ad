export { SignedAmount, type SignedAmountProps } from './signed-amount.tsx';
