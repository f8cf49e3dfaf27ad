import { toBuddhistYear } from '@sahakorn/thai/date';
import { daysBetween } from '@sahakorn/thai/date-arithmetic';
import type { Insertable } from 'kysely';
import type {
  LoanCollateralTable,
  LoanContractTable,
  LoanEntryTable,
  LoanRateTable,
} from '../ledger-schema.ts';
import type { DocumentNumbers } from './document-numbers.ts';
import { LOAN_TYPES, type LoanTerms } from './loan-terms.ts';
import { type Day, getYear } from './pay-days.ts';
import { type Satang, calculateInterest, toDecimal, toPercent } from './satang.ts';

export type LoanContract = Insertable<LoanContractTable>;
export type LoanRate = Insertable<LoanRateTable>;
export type LoanCollateral = Insertable<LoanCollateralTable>;
export type LoanEntry = Insertable<LoanEntryTable>;

const KINDS = {
  LRC: 'รับเงินกู้',
  LRT: 'รับโอนหนี้จากผู้กู้',
  LPM: 'หักชำระรายเดือน',
  LPX: 'ชำระพิเศษ',
  LCL: 'ชำระปิดสัญญา',
  LTR: 'โอนหนี้ให้ผู้ค้ำประกัน',
} as const;

/** One month's payment, due or paid. */
export type LoanPayment = { period: number; principal: Satang; interest: Satang; balanceAfter: Satang };

/** The ledger of one loan, written in order; each row's balance follows from the previous row. */
export class LoanBook {
  readonly terms: LoanTerms;
  readonly contractNo: string;
  readonly entries: LoanEntry[] = [];
  balance: Satang = 0;
  /** `close_status` of the contract: open, paid, or moved to its guarantor. */
  status: '0' | '1' | 'T' = '0';
  #suspended = false;
  #period = 0;
  #interestFrom: Day;
  readonly #documents: DocumentNumbers;

  constructor(terms: LoanTerms, documents: DocumentNumbers) {
    const buddhistYear = toBuddhistYear(getYear(terms.begun)) % 100;
    this.terms = terms;
    this.contractNo = `${LOAN_TYPES[terms.type].letter}${buddhistYear}${String(terms.runningNo).padStart(5, '0')}`;
    this.#interestFrom = terms.begun;
    this.#documents = documents;
    this.#post(terms.begun, terms.takenOver ? 'LRT' : 'LRC', terms.approved, 0);
  }

  get isPaying(): boolean {
    return this.status === '0' && !this.#suspended;
  }

  /** No further payments are charged until the cooperative decides otherwise. */
  suspend(): void {
    this.#suspended = true;
  }

  /** The next monthly payment as it would be on that day; nothing is posted. */
  due(day: Day): LoanPayment {
    const { constant, payment } = this.terms;
    const interest = this.#interestUntil(day);
    const principal = Math.min(this.balance, constant === 'principal' ? payment : payment - interest);
    return { period: this.#period + 1, principal, interest, balanceAfter: this.balance - principal };
  }

  payMonthly(day: Day): LoanEntry {
    const { period, principal, interest } = this.due(day);
    this.#period = period;
    const entry = this.#post(day, 'LPM', -principal, interest, period);
    if (this.balance === 0) this.status = '1';
    return entry;
  }

  /** Pays principal besides the monthly payments, and the interest up to that day. */
  payExtra(day: Day, principal: Satang): void {
    this.#post(day, 'LPX', -principal, this.#interestUntil(day));
  }

  payOff(day: Day): void {
    this.#post(day, 'LCL', -this.balance, this.#interestUntil(day));
    this.status = '1';
  }

  moveToGuarantor(day: Day): void {
    this.#post(day, 'LTR', -this.balance, 0);
    this.status = 'T';
  }

  contract(): LoanContract {
    const { terms } = this;
    const { code, name } = LOAN_TYPES[terms.type];
    return {
      loan_contract_no: this.contractNo,
      membership_no: terms.membershipNo,
      loan_type_code: code,
      loan_type_description: name,
      begin_date: terms.begun,
      loan_approve_amount: toDecimal(terms.approved),
      principal_balance: toDecimal(this.balance),
      period_payment_amount: toDecimal(terms.payment),
      last_period: this.#period,
      installment_count: terms.installments,
      interest_rate: toPercent(terms.rate),
      interest_arrear: toDecimal(0),
      payment_type: terms.constant === 'principal' ? '01' : '02',
      drop_payment_status: this.#suspended ? '1' : '0',
      close_status: this.status,
    };
  }

  /** The history of the rate; empty where it never changed. */
  rates(): LoanRate[] {
    const { earlier, begun, rate } = this.terms;
    if (!earlier) return [];
    return [
      { begin_on: begun, interest_rate: toPercent(earlier.rate) },
      { begin_on: earlier.until, interest_rate: toPercent(rate) },
    ].map((row) => ({ loan_contract_no: this.contractNo, ...row }));
  }

  #interestUntil(day: Day): Satang {
    const { rate, earlier = { rate, until: day } } = this.terms;
    const from = this.#interestFrom;
    const changed = [from, earlier.until, day].toSorted()[1] ?? day;
    return calculateInterest(
      this.balance,
      daysBetween(from, changed) * earlier.rate + daysBetween(changed, day) * rate,
    );
  }

  #post(
    day: Day,
    kind: keyof typeof KINDS,
    principal: Satang,
    interest: Satang,
    period: number | null = null,
  ) {
    this.balance += principal;
    this.#interestFrom = day;
    const entry: LoanEntry = {
      loan_contract_no: this.contractNo,
      seq_no: this.entries.length + 1,
      loan_payment_date: day,
      item_type_code: kind,
      item_type_description: KINDS[kind],
      period,
      principal_amount: toDecimal(principal),
      interest_amount: toDecimal(interest),
      principal_balance: toDecimal(this.balance),
      doc_no: this.#documents(kind, day),
    };
    this.entries.push(entry);
    return entry;
  }
}
