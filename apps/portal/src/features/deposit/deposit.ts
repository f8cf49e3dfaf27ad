import type { Lenient } from '@sahakorn/contract/lenient';
import { formatText } from '@sahakorn/thai/text';
import type * as wire from '@sahakorn/contract/deposit';

export type DepositAccount = Lenient<wire.DepositAccount>;
export type DepositMonth = Lenient<wire.DepositMonth>;
export type DepositEntry = Lenient<wire.DepositEntry>;

/** The nickname, or the kind of account. */
export function getAccountName({ nickname, deposit_type_name }: DepositAccount): string {
  return formatText(nickname ?? deposit_type_name);
}

const CLOSED = '1';

export function isClosed({ close_status }: DepositAccount): boolean {
  return close_status === CLOSED;
}
