import type { Lenient } from '@sahakorn/contract/lenient';
import type * as wire from '@sahakorn/contract/deposit';

export type DepositAccount = Lenient<wire.DepositAccount>;
export type DepositEntry = Lenient<wire.DepositEntry>;

const CLOSED = '1';

export function isClosed({ close_status }: DepositAccount): boolean {
  return close_status === CLOSED;
}
