import { amphaiBooks } from './amphai-books.ts';
import type { Beneficiary } from './beneficiaries.ts';
import { beneficiaryRows } from './beneficiaries.ts';
import { getCalendar } from './calendar.ts';
import type { CremationReceipt } from './cremation-receipts.ts';
import { cremationRows } from './cremation-receipts.ts';
import { memberRows } from './demo-register.ts';
import type { Dividends } from './dividends.ts';
import { dividendRows } from './dividends.ts';
import { createDocumentNumbers } from './document-numbers.ts';
import { kongphopBooks } from './kongphop-books.ts';
import type { MemberBooks, Tools } from './member-books.ts';
import { pinmaneeBooks } from './pinmanee-books.ts';
import { createRandom } from './random.ts';
import { somyingBooks } from './somying-books.ts';
import type { WelfareRequest } from './welfare.ts';
import { welfareRows } from './welfare.ts';
import { wiratBooks } from './wirat-books.ts';

const SEED = 2569;

export type DemoBooks = MemberBooks &
  Dividends & {
    members: ReturnType<typeof memberRows>;
    beneficiaries: Beneficiary[];
    cremationReceipts: CremationReceipt[];
    welfareRequests: WelfareRequest[];
  };

/** All rows of the demonstration cooperative's books; the same day always produces the same rows. */
export function demoBooks(now: Date): DemoBooks {
  const random = createRandom(SEED);
  const tools: Tools = { calendar: getCalendar(now), documents: createDocumentNumbers(random), random };
  const { dividends, ...somying } = somyingBooks(tools);
  const { moved, ...kongphop } = kongphopBooks(tools);
  const pinmanee = pinmaneeBooks(tools, moved);
  const amphai = amphaiBooks(tools);
  const wirat = wiratBooks(tools, Math.max(...dividends.keys()));
  const all = [somying, kongphop, pinmanee, amphai, wirat];
  return {
    members: memberRows(tools.calendar),
    beneficiaries: beneficiaryRows(tools.calendar),
    welfareRequests: welfareRows(tools.calendar),
    ...dividendRows({ somying, kongphop, pinmanee, wirat }, dividends),
    shareAccounts: all.flatMap((books) => books.shareAccounts),
    shareEntries: all.flatMap((books) => books.shareEntries),
    loanContracts: all.flatMap((books) => books.loanContracts),
    loanRates: all.flatMap((books) => books.loanRates),
    loanCollateral: all.flatMap((books) => books.loanCollateral),
    loanEntries: all.flatMap((books) => books.loanEntries),
    depositAccounts: all.flatMap((books) => books.depositAccounts),
    depositEntries: all.flatMap((books) => books.depositEntries),
    receipts: all.flatMap((books) => books.receipts),
    cremationReceipts: cremationRows(all.flatMap((books) => books.receipts)),
    receiptLines: all.flatMap((books) => books.receiptLines),
    collections: all.flatMap((books) => books.collections),
  };
}
