import { maskEmail } from '@sahakorn/thai/account-no';
import { getErrorCode, getErrorMessage } from '../../operator-error.ts';

/** SMTP replies from this code on are permanent failures. */
const PERMANENT_REFUSAL = 500;
const REASON_LENGTH = 300;

/** The server has rejected the recipient permanently. */
export function isPermanentFailure(error: unknown): boolean {
  if (getErrorCode(error) !== 'EENVELOPE') return false;
  const answered = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof answered === 'number' && answered >= PERMANENT_REFUSAL;
}

/** The reason of a failure for the log. Addresses are masked, because servers repeat them in replies. */
export function describeFailure(error: unknown): string {
  const masked = getErrorMessage(error).replaceAll(/[^\s<>"']+@[^\s<>"']+/g, (address) => maskEmail(address));
  return masked.slice(0, REASON_LENGTH);
}
