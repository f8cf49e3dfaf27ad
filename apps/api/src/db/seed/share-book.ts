import type { Insertable } from 'kysely';
import type { ShareAccountTable, ShareEntryTable } from '../ledger-schema.ts';
import type { DocumentNumbers } from './document-numbers.ts';
import type { Day } from './pay-days.ts';
import type { Satang } from './satang.ts';
import { toDecimal } from './satang.ts';

export type ShareAccount = Insertable<ShareAccountTable>;
export type ShareEntry = Insertable<ShareEntryTable>;

const KINDS = {
  BF: 'ยกมา',
  SPM: 'หุ้นรายเดือน',
  SPX: 'ซื้อหุ้นเพิ่ม',
  SWD: 'ถอนหุ้น',
} as const;

/** The share ledger of one member, written in order; each row's stock follows from the previous row. */
export class ShareBook {
  readonly membershipNo: string;
  readonly entries: ShareEntry[] = [];
  stock: Satang = 0;
  /** The last period paid. */
  period = 0;
  readonly #documents: DocumentNumbers;

  constructor(membershipNo: string, documents: DocumentNumbers) {
    this.membershipNo = membershipNo;
    this.#documents = documents;
  }

  /** Opens the book with the balance of an older system, up to and with a period. */
  bringForward(day: Day, stock: Satang, period: number): void {
    this.period = period;
    this.#post(day, 'BF', stock);
  }

  /** Posts the payment of the next period. */
  payMonthly(day: Day, amount: Satang): ShareEntry {
    this.period += 1;
    return this.#post(day, 'SPM', amount, this.period);
  }

  buy(day: Day, amount: Satang): void {
    this.#post(day, 'SPX', amount);
  }

  withdrawAll(day: Day): void {
    this.#post(day, 'SWD', -this.stock);
  }

  /** The head of the ledger: its stock and period are those of the last row. */
  account(terms: { monthly: Satang; suspended?: boolean; accountingYearFrom: Day }): ShareAccount {
    const before = this.entries.findLast((entry) => entry.operate_date < terms.accountingYearFrom);
    return {
      membership_no: this.membershipNo,
      share_stock: toDecimal(this.stock),
      share_amount: toDecimal(terms.monthly),
      period: this.period,
      drop_status: terms.suspended ? '1' : '0',
      brought_forward: before?.share_stock ?? toDecimal(0),
    };
  }

  #post(day: Day, kind: keyof typeof KINDS, value: Satang, period: number | null = null): ShareEntry {
    this.stock += value;
    const entry: ShareEntry = {
      membership_no: this.membershipNo,
      seq_no: this.entries.length + 1,
      operate_date: day,
      item_type_code: kind,
      item_type_description: KINDS[kind],
      period,
      share_value: toDecimal(value),
      share_stock: toDecimal(this.stock),
      doc_no: kind === 'BF' ? null : this.#documents(kind, day),
    };
    this.entries.push(entry);
    return entry;
  }
}
