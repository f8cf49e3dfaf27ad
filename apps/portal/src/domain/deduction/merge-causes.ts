import { absMoney, compareMoney, getMoneySign, sumKnownMoney } from '@sahakorn/thai/money';
import type { Deduction, DeductionChange, DeductionItem } from './deduction-endpoints.ts';
import { describeChange, describeDays, getDirection, getItemName } from './describe-change.ts';

/** A cause of the difference between two months, merged over all items. Each phrase stays on one line. */
export type MergedCause = { key: string; phrases: readonly string[]; amount: string | null };

type Part = { item: DeductionItem; change: DeductionChange };

/** Causes of a change in interest that several loans can share, in order of precedence. */
const SHARED = ['days', 'balance', 'year', 'rate', 'split', 'other', 'other-before', 'arrear'];

/** Merges the causes of a difference: one each for days, balance, year and rate over all loans, and one per other item. */
export function mergeCauses({ items, unlisted_difference }: Deduction): MergedCause[] {
  const parts = items.flatMap((item) => item.changes.map((change) => ({ item, change })));
  const shared = SHARED.flatMap((cause) => {
    const own = parts.filter(({ change }) => change.cause === cause);
    return own.length > 0 ? [mergeParts(cause, own)] : [];
  });
  const single = parts.filter(({ change }) => !SHARED.includes(change.cause ?? ''));
  const causes = [...shared, ...single.map((part, index) => describePart(part, String(index)))];
  if ((getMoneySign(unlisted_difference) ?? 0) !== 0) {
    causes.push({ key: 'unlisted', phrases: ['ส่วนที่ไม่มีรายการแจกแจง'], amount: unlisted_difference });
  }
  return causes.filter(({ amount }) => getMoneySign(amount) !== 0);
}

function mergeParts(cause: string, parts: readonly Part[]): MergedCause {
  const amount = sumKnownMoney(parts.map(({ change }) => change.amount));
  return { key: cause, phrases: describeShared(cause, parts, amount), amount };
}

function describeShared(cause: string, parts: readonly Part[], amount: string | null): string[] {
  const direction = getDirection(amount);
  if (cause === 'days') return describeSharedDays(parts);
  if (cause === 'balance') return [`เงินต้น${direction}`, `ดอกเบี้ยจึง${direction}`];
  if (cause === 'year') return ['จำนวนวันของปีเปลี่ยน', `ดอกเบี้ยจึง${direction}`];
  if (cause === 'rate') return [`อัตราดอกเบี้ย${direction}`];
  if (cause === 'split') return [`เงินต้นในงวด${direction}`, 'แทนดอกเบี้ย'];
  if (cause === 'arrear') return [`ดอกเบี้ยค้างจากงวดก่อน${direction}`];
  if (cause === 'other-before') return ['เดือนก่อนเรียกเก็บดอกเบี้ย', 'ต่างจากที่คิดตามระเบียบ'];
  return ['ดอกเบี้ยที่เรียกเก็บ', 'ต่างจากที่คิดตามระเบียบ'];
}

function describeSharedDays(parts: readonly Part[]): string[] {
  const days = new Set(parts.map(({ item }) => item.basis?.days));
  const before = new Set(parts.map(({ item }) => item.basis_before?.days));
  if (days.size > 1 || before.size > 1) return ['จำนวนวันที่คิดดอกเบี้ยเปลี่ยน'];
  return [describeDays('คิดดอกเบี้ย', [...days][0]), describeDays('เดือนก่อน', [...before][0])];
}

function describePart({ item, change }: Part, key: string): MergedCause {
  return { key, phrases: [getItemName(item), describeChange(change, item).title], amount: change.amount };
}

/** The largest cause with the same sign as the difference. */
export function findMainCause(causes: readonly MergedCause[], difference: string): MergedCause | undefined {
  const sign = getMoneySign(difference);
  const [main] = causes
    .filter((cause) => getMoneySign(cause.amount) === sign)
    .toSorted((one, other) => compareMoney(absMoney(other.amount ?? '0.00'), absMoney(one.amount ?? '0.00')));
  return main;
}

/** What is unchanged: whole items, and the principal of loans of which only the interest changed. */
export function listUnchanged({ items }: Deduction): string[] {
  const same = items.filter(({ changes }) => changes.length === 0).map(getItemName);
  const loans = items.filter((item) => item.basis !== null && item.basis_before !== null);
  const samePrincipal = loans.filter(({ changes }) => changes.every(({ cause }) => INTEREST.has(cause)));
  return [
    ...new Set(same),
    ...(loans.length > 0 && samePrincipal.length === loans.length ? ['เงินต้นต่องวด'] : []),
  ];
}

const INTEREST = new Set<DeductionChange['cause']>([
  'days',
  'balance',
  'year',
  'rate',
  'other',
  'other-before',
]);

/** `ค่าหุ้น เงินฝากรายเดือน และเงินต้นต่องวด`. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  return others.length > 0 ? `${others.join(' ')} และ${last}` : last;
}
