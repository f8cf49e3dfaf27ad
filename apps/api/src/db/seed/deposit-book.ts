import { daysBetween } from '@sahakorn/thai/date-arithmetic';
import type { Insertable } from 'kysely';
import type { DepositAccountTable, DepositEntryTable } from '../deposit-schema.ts';
import type { DocumentNumbers } from './document-numbers.ts';
import type { Day } from './pay-days.ts';
import { yearAndMonth } from './pay-days.ts';
import type { Satang } from './satang.ts';
import { baht, interestForBalanceDays, applyPercent, toDecimal, toPercent } from './satang.ts';

export type DepositAccount = Insertable<DepositAccountTable>;
export type DepositEntry = Insertable<DepositEntryTable>;

/** The minimum balance of an open savings account. */
export const MINIMUM_BALANCE = baht(100);

const TYPES = {
  savings: { code: '01', name: 'เงินฝากออมทรัพย์', rate: 200 },
  special: { code: '02', name: 'เงินฝากออมทรัพย์พิเศษ', rate: 275 },
  fixed: { code: '03', name: 'เงินฝากประจำ 12 เดือน', rate: 300 },
} as const;

const KINDS = {
  OPN: 'เปิดบัญชี',
  BF: 'ยกมา',
  CD: 'ฝากเงินสด',
  CW: 'ถอนเงินสด',
  XD: 'ฝากโอน',
  XW: 'ถอนโอน',
  INT: 'ดอกเบี้ย',
} as const;

export type DepositKind = keyof typeof KINDS;

export type DepositTerms = {
  accountNo: string;
  membershipNo: string;
  holder: string;
  type: keyof typeof TYPES;
};

/** The fields of the account's head that its ledger does not have. */
export type DepositStanding = { monthly?: Satang; held?: Satang; maturity?: Day; closed?: boolean };

/** The ledger of one deposit account, written in order; each row's balance follows from the previous row. */
export class DepositBook {
  readonly terms: DepositTerms;
  readonly entries: DepositEntry[] = [];
  balance: Satang = 0;
  #balanceDays = 0;
  #countedUntil: Day | null = null;
  readonly #documents: DocumentNumbers;

  constructor(terms: DepositTerms, documents: DocumentNumbers) {
    this.terms = terms;
    this.#documents = documents;
  }

  /** Posts a movement; withdrawals are negative. */
  post(
    day: Day,
    kind: Exclude<DepositKind, 'INT'>,
    amount: Satang,
    note: string | null = null,
  ): DepositEntry {
    return this.#write(day, kind, amount, { note });
  }

  /** Posts the interest of all days since the last such posting, less the percent of tax withheld. */
  payInterest(day: Day, taxPercent = 0): void {
    this.#countDays(day);
    const { rate } = TYPES[this.terms.type];
    const interest = interestForBalanceDays(this.#balanceDays, rate);
    if (interest === 0) return;
    const tax = applyPercent(interest, taxPercent);
    this.#balanceDays = 0;
    this.#write(day, 'INT', interest - tax, {
      note: `อัตราร้อยละ ${toPercent(rate)}`,
      tax_amount: toDecimal(tax),
      doc_no: `INT${yearAndMonth(day)}`,
    });
  }

  /** Takes everything out but the interest of the last days, which is paid with it. */
  close(day: Day): void {
    this.payInterest(day);
    this.post(day, 'CW', -this.balance, 'ปิดบัญชี');
  }

  account(today: Day, { monthly, held = 0, maturity, closed = false }: DepositStanding = {}): DepositAccount {
    this.#countDays(today);
    const { code, name, rate } = TYPES[this.terms.type];
    const free = maturity ? 0 : Math.max(0, this.balance - MINIMUM_BALANCE - held);
    return {
      deposit_account_no: this.terms.accountNo,
      membership_no: this.terms.membershipNo,
      deposit_type_code: code,
      deposit_type_name: name,
      deposit_account_name: this.terms.holder,
      balance: toDecimal(this.balance),
      withdrawable_amount: toDecimal(free),
      accumulated_interest: toDecimal(interestForBalanceDays(this.#balanceDays, rate)),
      loan_holding_amount: toDecimal(held),
      monthly_deposit_amount: monthly === undefined ? null : toDecimal(monthly),
      opened_on: this.entries[0]?.operate_date ?? today,
      maturity_on: maturity ?? null,
      close_status: closed ? '1' : '0',
    };
  }

  /** Interest is calculated from the balance at the end of each day. */
  #countDays(until: Day): void {
    this.#balanceDays += this.balance * daysBetween(this.#countedUntil ?? until, until);
    this.#countedUntil = until;
  }

  #write(day: Day, kind: DepositKind, amount: Satang, details: Partial<DepositEntry>): DepositEntry {
    this.#countDays(day);
    this.balance += amount;
    const entry: DepositEntry = {
      deposit_account_no: this.terms.accountNo,
      seq_no: this.entries.length + 1,
      operate_date: day,
      item_type_code: kind,
      item_description: KINDS[kind],
      amount: toDecimal(amount),
      balance: toDecimal(this.balance),
      fee_amount: toDecimal(0),
      tax_amount: toDecimal(0),
      doc_no: kind === 'BF' ? null : this.#documents(kind, day),
      ...details,
    };
    this.entries.push(entry);
    return entry;
  }
}
