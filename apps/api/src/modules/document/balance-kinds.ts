import type { Schedule } from '@sahakorn/rules/loan-schedule';
import { formatThaiDate } from '@sahakorn/thai/date';
import { fromSatang, sumKnownMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import type { ContractRow } from '../loan/loan-books.ts';
import type { LoanRecords } from '../loan/loan-projection.ts';
import type { DocumentQueries, MemberHoldings } from './document-queries.ts';
import { sumSavings } from './holdings-sheet.ts';
import {
  amount,
  defineKind,
  type DocumentBooks,
  type KindRule,
  pick,
  type Restated,
  text,
} from './kind-rule.ts';
import type { PrintedAccount, PrintedBalance } from './printed-balances.ts';

/** `day` is the day of issue; `accounts` tell how many movements there were. */
export type HoldingsData = { held: MemberHoldings; accounts: readonly PrintedBalance[]; day: string };
export type ScheduleData = {
  records: LoanRecords;
  schedule: Schedule;
  accounts: readonly PrintedBalance[];
  day: string;
};

/** `standing` is what the accounts stated when the document was printed. */
type SelectedAccounts = { day: string; accounts: SelectedAccount[]; standing: unknown };

/** `balance` is only needed where there are no movements to tell what it was. */
type SelectedAccount = PrintedAccount & { balance: string | null };

const NO_MOVEMENTS = 'สมุดบัญชีไม่มีรายการเคลื่อนไหว จึงไม่ทราบว่ายอดเปลี่ยนเพราะรายการใหม่หรือเพราะแก้ไข';

const getHeads = (accounts: readonly PrintedBalance[]) =>
  accounts.map(({ kind, no, heads }) => ({ kind, no, heads }));
const getStanding = (accounts: readonly PrintedBalance[]) => accounts.map(({ standing }) => standing);
const toRows = (accounts: readonly PrintedBalance[], standing: unknown) => ({
  balances: accounts.map(({ kind, no, balance }) => ({ kind, no, balance })),
  standing,
});

function selectAccounts(
  accounts: readonly PrintedBalance[],
  day: string,
  standing: unknown,
): SelectedAccounts {
  return {
    day,
    accounts: accounts.map((account) => pick(account, ['kind', 'no', 'rows', 'balance'])),
    standing,
  };
}

/**
 * The accounts without the movements that were posted since. While there are none, what changes with time
 * must be as it was printed too.
 */
async function rereadAccounts(
  queries: DocumentQueries,
  membershipNo: string,
  { day, accounts, standing }: SelectedAccounts,
  getStandingToday: (found: readonly PrintedBalance[]) => unknown,
): Promise<Restated> {
  const found = await queries.readPrintedBalances({ membershipNo, day }, accounts);
  const getPrinted = ({ kind, no }: PrintedAccount) =>
    accounts.find((account) => account.kind === kind && account.no === no);
  const isMoved = found.some((account) => account.rows !== getPrinted(account)?.rows);
  const restated = found.map((account) => {
    const printed = getPrinted(account);
    return account.rows === 0 && printed?.rows === 0 ? { ...account, balance: printed.balance } : account;
  });
  const isUnknown = found.some(({ balance }, at) => balance !== restated[at]?.balance);
  return {
    rows: toRows(restated, isMoved || isUnknown ? standing : getStandingToday(found)),
    heads: getHeads(found),
    reason: 'ยอดของวันที่ออกเอกสารแก้ไขภายหลัง',
    incomparable: isUnknown ? NO_MOVEMENTS : null,
  };
}

export function holdingsKind({ queries }: DocumentBooks): KindRule<HoldingsData> {
  return defineKind<HoldingsData, SelectedAccounts>({
    title: 'สรุปหุ้น เงินฝาก และเงินกู้',
    figures: ({ held }) => [
      amount('หุ้นและเงินฝากรวม', sumSavings(held)),
      amount('ทุนเรือนหุ้น', held.shares?.share_stock ?? '0.00'),
      amount(
        `เงินฝาก ${held.deposits.length} บัญชี`,
        sumKnownMoney(held.deposits.map(({ balance }) => balance)),
      ),
      amount(
        `เงินกู้ ${held.loans.length} สัญญา`,
        sumKnownMoney(held.loans.map(({ principal_balance }) => principal_balance)),
      ),
    ],
    stated: ({ accounts }) => ({ rows: toRows(accounts, getStanding(accounts)), heads: getHeads(accounts) }),
    select: ({ accounts, day }) => selectAccounts(accounts, day, getStanding(accounts)),
    restate: (membershipNo, selected) => rereadAccounts(queries, membershipNo, selected, getStanding),
  });
}

/** The payments follow from the balance and the terms; these are compared, not the calculation. */
export function scheduleKind({ queries, loanOutlooks }: DocumentBooks): KindRule<ScheduleData> {
  const getTerms = (contract: ContractRow) => ({
    ...pick(contract, ['payment_type', 'period_payment_amount']),
    rates: contract.rates.length > 0 ? contract.rates : contract.interest_rate,
  });
  const getLoanStanding = ({ contract, entries }: LoanRecords) => ({
    ...pick(contract, ['last_period', 'interest_arrear', 'drop_payment_status', 'close_status']),
    paidTo: entries.at(-1)?.loan_payment_date ?? null,
  });
  return defineKind<ScheduleData, SelectedAccounts & { contractNo: string }>({
    title: 'ตารางชำระเงินกู้',
    figures: ({ records: { contract }, schedule: { rows, principal, interest, lastDay } }) => [
      amount('เงินต้นคงเหลือ', contract.principal_balance),
      amount('ดอกเบี้ยรวม', fromSatang(interest)),
      amount('รวมชำระ', fromSatang(principal + interest)),
      text('จำนวน', `${formatNumber(String(rows.length), { decimals: 0 })} งวด`),
      text('งวดสุดท้าย', lastDay && formatThaiDate(lastDay)),
      text('ประเภท', contract.loan_type_description),
    ],
    stated: ({ records, accounts }) => ({
      rows: { ...toRows(accounts, getLoanStanding(records)), terms: getTerms(records.contract) },
      heads: getHeads(accounts),
    }),
    select: ({ records, accounts, day }) => ({
      ...selectAccounts(accounts, day, getLoanStanding(records)),
      contractNo: records.contract.loan_contract_no,
    }),
    async restate(membershipNo, { contractNo, ...selected }) {
      const { records } = await loanOutlooks.find(membershipNo, contractNo);
      const getStandingToday = () => getLoanStanding(records);
      const { rows, ...others } = await rereadAccounts(queries, membershipNo, selected, getStandingToday);
      return {
        ...others,
        rows: { ...(rows as object), terms: getTerms(records.contract) },
        reason: 'ยอดหนี้หรือเงื่อนไขในสมุดบัญชีเปลี่ยนไป ตารางนี้จึงใช้ไม่ได้แล้ว',
      };
    },
  });
}
