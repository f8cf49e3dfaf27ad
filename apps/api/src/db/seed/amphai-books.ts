import { DepositBook } from './deposit-book.ts';
import type { MemberBooks, Tools } from './member-books.ts';
import { depositRows } from './member-books.ts';
import type { Day } from './pay-days.ts';
import { baht } from './satang.ts';
import { ShareBook } from './share-book.ts';

const MEMBERSHIP_NO = '003003';
const MONTHLY_SHARE = baht(500);
const RESIGNED = 26;

/** A member who has left: everything was paid out, the history stays. */
export function amphaiBooks({ calendar, documents }: Tools): MemberBooks {
  const shares = new ShareBook(MEMBERSHIP_NO, documents);
  shares.bringForward(calendar.loanDay(30), baht(92_500), 185);
  for (const back of [29, 28, 27]) shares.payMonthly(calendar.payDay(back), MONTHLY_SHARE);
  shares.withdrawAll(calendar.loanDay(RESIGNED));
  const book = savings({ calendar, documents }, calendar.loanDay(RESIGNED));
  return {
    shareAccounts: [shares.account({ monthly: 0, accountingYearFrom: calendar.accountingYearFrom })],
    shareEntries: shares.entries,
    loanContracts: [],
    loanRates: [],
    loanCollateral: [],
    loanEntries: [],
    ...depositRows(calendar, [{ book, standing: { closed: true } }]),
    receipts: [],
    receiptLines: [],
    collections: [],
  };
}

function savings(
  { calendar, documents }: Pick<Tools, 'calendar' | 'documents'>,
  resignedOn: Day,
): DepositBook {
  const book = new DepositBook(
    { accountNo: '0100030033', membershipNo: MEMBERSHIP_NO, holder: 'นางอำไพ ลาภยิ่ง', type: 'savings' },
    documents,
  );
  book.post(calendar.loanDay(33), 'BF', baht(5_200), 'ยกมาจากระบบเดิม');
  book.close(resignedOn);
  return book;
}
