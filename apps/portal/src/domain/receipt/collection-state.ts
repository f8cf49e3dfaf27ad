import { compareMoney, getMoneySign } from '@sahakorn/thai/money';
import { type Collection, type Paper, getKind } from './receipt.ts';

export type CollectionState = 'due' | 'full' | 'partial' | 'missed' | 'paidLater';

type Amounts = Pick<Paper, 'charged_amount' | 'collected_amount'>;

function isCollected({ charged_amount, collected_amount }: Amounts): boolean | null {
  if (charged_amount === null || collected_amount === null) return null;
  return compareMoney(collected_amount, charged_amount) >= 0;
}

export function getCollectionState(collection: Collection): CollectionState | null {
  const full = isCollected(collection);
  const outstanding = getMoneySign(collection.outstanding_amount);
  const paidLater = getMoneySign(collection.paid_later_amount);
  if (full) return 'full';
  if (full === null || outstanding === null || paidLater === null) return null;
  if (outstanding <= 0) return 'paidLater';
  return getMoneySign(collection.collected_amount) === 1 || paidLater > 0 ? 'partial' : 'missed';
}

export function getPaperState(paper: Paper): CollectionState | null {
  const [kind, full] = [getKind(paper), isCollected(paper)];
  if (kind === null || kind === 'invoice') return kind && 'due';
  if (kind === 'receipt' && full) return 'full';
  if (full === null) return null;
  return getMoneySign(paper.collected_amount) === 1 ? 'partial' : 'missed';
}

export function getPaperAmount({ collected_amount, charged_amount }: Amounts): string | null {
  if (collected_amount === null) return null;
  return getMoneySign(collected_amount) > 0 ? collected_amount : charged_amount;
}
