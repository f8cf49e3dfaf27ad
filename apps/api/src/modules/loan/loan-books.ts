import { Rate } from '@sahakorn/contract/values';
import type { Loan, LoanRule, LoanStanding } from '@sahakorn/rules/loan';
import type { RateChange } from '@sahakorn/rules/rate';
import type { LedgerKind, LedgerRow, Replay, ReplayTerms } from '@sahakorn/rules/loan-replay';
import { replayLedger } from '@sahakorn/rules/loan-replay';
import type { MissingFact, Result } from '@sahakorn/rules/result';
import { missing } from '@sahakorn/rules/result';
import { toSatang } from '@sahakorn/thai/money';
import type { Selectable } from 'kysely';
import type { LoanContractTable, LoanEntryTable } from '../../db/ledger-schema.ts';
import type { RateRow } from '../../db/loan-rates.ts';
import type { LoanItems } from '../info/rule-book.ts';
import type { CONTRACT_COLUMNS } from './loan-queries.ts';

/** A contract as the books state it. */
export type ContractRow = Pick<Selectable<LoanContractTable>, (typeof CONTRACT_COLUMNS)[number]> & {
  rates: readonly RateRow[];
};

type TermsRow = Pick<
  ContractRow,
  'begin_date' | 'interest_rate' | 'payment_type' | 'period_payment_amount' | 'rates'
>;

/** A row of the ledger as the books state it. */
export type EntryRow = Pick<
  Selectable<LoanEntryTable>,
  | 'loan_payment_date'
  | 'item_type_code'
  | 'period'
  | 'principal_amount'
  | 'interest_amount'
  | 'principal_balance'
>;

/** A row for the rules; the books always state the balance after it. */
export type StatedRow = LedgerRow & { balance: bigint };

const CONSTANTS: Readonly<Record<string, 'principal' | 'total'>> = { '01': 'principal', '02': 'total' };
const OPEN = '0';
const MOVED = 'T';
const PAYMENTS_CONTINUE = '0';

/** A loan as the rules take it, the facts that its books lack, and its ledger compared with its terms. */
export type LoanBooks = { loan: Loan; missingFacts: readonly MissingFact[]; replay: Replay };

/** A row of the ledger for the rules. A code that the cooperative has not listed is read by its row. */
export function toLedgerRow(entry: EntryRow, items: LoanItems): StatedRow {
  const principal = toSatang(entry.principal_amount);
  return {
    day: entry.loan_payment_date,
    kind: items[entry.item_type_code] ?? guessKind(principal, entry.period),
    period: entry.period,
    principal,
    interest: entry.interest_amount === null ? null : toSatang(entry.interest_amount),
    balance: toSatang(entry.principal_balance),
  };
}

function guessKind(principal: bigint, period: number | null): LedgerKind {
  if (principal > 0n) return 'advance';
  return period === null ? 'extra' : 'instalment';
}

/**
 * The rates of a contract: its history, or the one rate that it states,
 * which is assumed to be valid from its first day.
 */
export function toRates({
  begin_date,
  interest_rate,
  rates,
}: Pick<TermsRow, 'begin_date' | 'interest_rate' | 'rates'>): RateChange[] {
  if (rates.length > 0) return rates.map((row) => ({ from: row.begin_on, rate: row.interest_rate }));
  const isRate = interest_rate !== null && Rate.safeParse(interest_rate).success;
  return isRate ? [{ from: begin_date, rate: interest_rate }] : [];
}

/** The terms of a contract. */
export function toTerms(contract: TermsRow): ReplayTerms {
  const { payment_type: type } = contract;
  const constant = type === null ? undefined : CONSTANTS[type];
  return {
    rates: toRates(contract),
    instalment: constant ? { constant, amount: toSatang(contract.period_payment_amount) } : null,
    finalPeriod: null,
  };
}

/** A contract with its ledger in the order of posting. */
export function readLoanBooks(
  contract: ContractRow,
  ledger: readonly LedgerRow[],
  rule: LoanRule,
): LoanBooks {
  const terms = toTerms(contract);
  const replay = replayLedger(ledger, terms, rule);
  const { principal_balance: balance, interest_arrear: arrear } = contract;
  return {
    loan: {
      ...terms,
      standing: getStanding(contract),
      balance: balance === null ? null : toSatang(balance),
      interestPaidTo: replay.interestPaidTo,
      changes: replay.changes,
      arrear: arrear === null ? 0n : toSatang(arrear),
      lastPeriod: contract.last_period ?? 0,
    },
    missingFacts: arrear === null ? [{ fact: 'interest' }] : [],
    replay,
  };
}

/** A result about an open loan: missing where its books lack a fact besides. */
export function requireFacts<Value>({ loan, missingFacts }: LoanBooks, result: Result<Value>): Result<Value> {
  if (missingFacts.length === 0 || loan.standing.kind === 'moved' || loan.standing.kind === 'closed')
    return result;
  const facts = [...(result.status === 'missing' ? result.missing : []), ...missingFacts];
  return missing(...new Map(facts.map((fact) => [fact.fact, fact])).values());
}

/** What becomes of the payments of a contract. */
export function getStanding({
  close_status: closed,
  drop_payment_status: dropped,
}: ContractRow): LoanStanding {
  if (closed === MOVED) return { kind: 'moved' };
  if (closed !== OPEN) return { kind: 'closed' };
  // The books do not state until when payments are suspended.
  return dropped === PAYMENTS_CONTINUE
    ? { kind: 'open' }
    : { kind: 'suspended', until: null, pays: 'nothing' };
}
