import { compareMoney, signOfMoney } from '@sahakorn/thai/money';
import type { Collection, Paper } from './receipt-from-wire.ts';

/** What became of a month: not asked for yet, taken, taken in part, not taken, or paid afterwards. */
export type CollectionState = 'due' | 'full' | 'partial' | 'missed' | 'paidLater';

/** The state of a collected month. */
export function getCollectionState({
  charged,
  collected,
  paidLater,
  outstanding,
}: Collection): CollectionState {
  if (compareMoney(collected, charged) >= 0) return 'full';
  if (signOfMoney(outstanding) <= 0) return 'paidLater';
  const some = signOfMoney(collected) > 0 || signOfMoney(paidLater) > 0;
  return some ? 'partial' : 'missed';
}

/** The state that a paper tells by itself, where the books say no more of its month. */
export function getPaperState({ kind, charged, collected }: Paper): CollectionState {
  if (kind === 'invoice') return 'due';
  if (kind === 'receipt' && compareMoney(collected, charged) >= 0) return 'full';
  return signOfMoney(collected) > 0 ? 'partial' : 'missed';
}

/** What a paper is about: what was taken, or else what is asked for. */
export function getPaperAmount({ collected, charged }: Paper): string {
  return signOfMoney(collected) > 0 ? collected : charged;
}
