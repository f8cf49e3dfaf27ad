import type { LoanDifference } from '@sahakorn/contract/loan-outlook';
import type { Instalment } from '@sahakorn/rules/loan';
import { type LedgerRow, type ReplayRow, type RowDifference, isDifferent } from '@sahakorn/rules/loan-replay';
import { fromSatang } from '@sahakorn/thai/money';
import type { LoanProjection } from './loan-projection.ts';

/**
 * The rows since the first day of the rule that differ from what follows from the rows before them. What other
 * right books would state too is left out: interest up to the pay day of a row that was posted on another day,
 * an arrear and its payment, and an instalment that was agreed at its time.
 */
export function listDifferences(projection: LoanProjection): LoanDifference[] {
  const from = projection.rule?.from ?? '';
  const { entries } = projection.records;
  const { rows = [], arrear = 0n } = projection.replay() ?? {};
  if (!rows.some(isDifferent)) return [];
  const isOwed = arrear > 0n && fromSatang(arrear) === projection.records.contract.interest_arrear;
  const onPayDays = projection.replayOnPayDays()?.rows ?? [];
  const instalments = rows.map(({ stated }) => stated).filter(({ kind }) => kind === 'instalment');
  const { instalment } = projection.terms;
  return rows.flatMap((row, index) => {
    const { stated, expected } = row;
    const entry = entries[index];
    if (!entry || !isDifferent(row) || stated.day < from || expected.status !== 'known') return [];
    const difference = { ...row.difference };
    const isRight =
      onPayDays[index]?.difference.interest === 0n || isArrear(row, rows.slice(index + 1), isOwed);
    if (isRight) difference.interest = 0n;
    if (instalment && isAgreed(stated, instalments, instalment)) questionInterestOnly(difference, instalment);
    if (!isDifferent({ ...row, difference })) return [];
    const { seq_no, loan_payment_date, item_type_description, period } = entry;
    return {
      seq_no,
      loan_payment_date,
      item_type_description,
      period,
      stated: toAmounts(stated),
      expected: toAmounts(subtract(stated, difference)),
      difference: toAmounts(difference),
    };
  });
}

/** Whether interest that is too little was paid later or is the arrear of the contract, or pays such an arrear. */
function isArrear(row: ReplayRow, later: readonly ReplayRow[], isOwed: boolean): boolean {
  const paysArrear = ({ arrear, difference: { interest } }: ReplayRow) => arrear > 0n && interest === arrear;
  return (row.difference.interest ?? 0n) < 0n ? isOwed || later.some(paysArrear) : paysArrear(row);
}

/** Whether the instalment before or after it is of the same amount, whatever the contract states now. */
function isAgreed(row: LedgerRow, instalments: readonly LedgerRow[], { constant }: Instalment): boolean {
  const amount = ({ principal, interest }: LedgerRow) =>
    constant === 'principal' || interest === null ? -principal : interest - principal;
  const at = instalments.indexOf(row);
  const neighbours = [instalments[at - 1], instalments[at + 1]];
  return at !== -1 && neighbours.some((other) => other !== undefined && amount(other) === amount(row));
}

/** Of an equal payment, interest that differs takes the place of principal, or leaves it. */
function questionInterestOnly(difference: RowDifference, { constant }: Instalment): void {
  const { interest, principal, balance } = difference;
  if (principal === null) return;
  difference.principal = constant === 'total' ? interest : 0n;
  if (balance !== null) difference.balance = balance - principal + (difference.principal ?? 0n);
}

function subtract(stated: LedgerRow, difference: RowDifference): RowDifference {
  const minus = (one: bigint | null, other: bigint | null) =>
    one === null || other === null ? null : one - other;
  return {
    interest: minus(stated.interest, difference.interest),
    principal: minus(stated.principal, difference.principal),
    balance: minus(stated.balance, difference.balance),
  };
}

function toAmounts({ interest, principal, balance }: ReplayRow['difference']) {
  const write = (amount: bigint | null) => (amount === null ? null : fromSatang(amount));
  return {
    interest_amount: write(interest),
    principal_amount: write(principal),
    principal_balance: write(balance),
  };
}
