import type { Insertable } from 'kysely';
import type { CremationReceiptTable } from '../receipt-schema.ts';
import type { Receipt } from './receipts.ts';
import { baht, toDecimal } from './satang.ts';

export type CremationReceipt = Insertable<CremationReceiptTable>;

const SOCIETY = { crem_code: 'CM01', crem_name: 'สมาคมฌาปนกิจสงเคราะห์สหกรณ์ตัวอย่าง' };
const RATE = baht(20);
const FEWEST = 2;
const SPREAD = 7;

/** Who belongs to the cremation society. */
const MEMBERS: readonly string[] = ['001234', '004321'];

/** The society collects with the salary: in the months of the receipts, and where these failed, so did it. */
export function cremationRows(receipts: readonly Receipt[]): CremationReceipt[] {
  return receipts
    .filter(({ membership_no }) => MEMBERS.includes(membership_no))
    .map(({ receipt_no, ...receipt }) => {
      const cases = countCases(receipt);
      const amount = toDecimal(cases * RATE);
      const collected = receipt.posted === '1' && receipt.receipt_status === '0';
      return {
        ...receipt,
        ...SOCIETY,
        receipt_no: receipt_no ? `ฌ${receipt_no}` : null,
        charged_amount: amount,
        collected_amount: collected ? amount : toDecimal(0),
        case_count: cases,
        rate_per_case: toDecimal(RATE),
        amount,
      };
    });
}

/** Deaths of a month: the same for every member. */
function countCases({
  receive_year,
  receive_month,
}: Pick<Receipt, 'receive_year' | 'receive_month'>): number {
  return FEWEST + ((receive_year * 5 + receive_month * 3) % SPREAD);
}
