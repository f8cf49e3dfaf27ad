import { compareMoney, getMoneySign } from '@sahakorn/thai/money';
import type { Collection, Paper } from './receipt-from-wire.ts';

export type CollectionState = 'due' | 'full' | 'partial' | 'missed' | 'paidLater';

export function getCollectionState({
  charged,
  collected,
  paidLater,
  outstanding,
}: Collection): CollectionState {
  if (compareMoney(collected, charged) >= 0) return 'full';
  if (getMoneySign(outstanding) <= 0) return 'paidLater';
  const some = getMoneySign(collected) > 0 || getMoneySign(paidLater) > 0;
  return some ? 'partial' : 'missed';
}

export function getPaperState({ kind, charged, collected }: Paper): CollectionState {
  if (kind === 'invoice') return 'due';
  if (kind === 'receipt' && compareMoney(collected, charged) >= 0) return 'full';
  return getMoneySign(collected) > 0 ? 'partial' : 'missed';
}

export function getPaperAmount({ collected, charged }: Paper): string {
  return getMoneySign(collected) > 0 ? collected : charged;
}
