import type { BalanceConfirmation, ConfirmationLine } from '@sahakorn/contract/confirmation';
import { ANSWER_WORDS } from '@sahakorn/contract/confirmation-words';
import type { DividendExplanation, DividendLine } from '@sahakorn/contract/dividend-explanation';
import { formatThaiDate, formatYear } from '@sahakorn/thai/date';
import { getMoneySign } from '@sahakorn/thai/money';
import type { DocumentFigure } from '../../db/document-schema.ts';
import type { DividendRecord } from '../dividend/dividend-service.ts';
import { formatYearUntil, sumInterest } from './certificate-sheets.ts';
import type { DocumentQueries } from './document-queries.ts';
import { hashContent } from './document-seal.ts';
import type { InterestOfYear } from './interest-queries.ts';
import { amount, defineKind, type DocumentBooks, type KindRule, pick, text } from './kind-rule.ts';

export type DividendData = { year: DividendRecord; explanation: DividendExplanation | null };

const YEAR_FIELDS = [
  'account_year',
  'dividend_rate',
  'average_return_rate',
  'dividend',
  'average_return',
  'drop_dividend',
  'drop_average',
  'base_interest',
  'net_amount',
  'bank_name',
  'bank_account',
  'paid_on',
] as const;

export function dividendKind({ dividends }: DocumentBooks): KindRule<DividendData> {
  const state = ({ year, explanation }: DividendData, lines: ShareLines | null) => {
    const contracts = explanation?.interest ?? [];
    return {
      rows: {
        ...pick(year, YEAR_FIELDS),
        deductions: year.deductions.map((deduction) => pick(deduction, ['description', 'amount'])),
        interest: contracts.map((contract) => pick(contract, ['loan_contract_no', 'interest'])),
        shares: lines?.movements ?? null,
      },
      heads: {
        contracts: contracts.map((contract) => contract.loan_type_description),
        shares: lines?.names ?? null,
      },
    };
  };
  return defineKind<DividendData, { year: number; lines: ShareLines | null }>({
    title: 'หนังสือรับรองเงินปันผลและเงินเฉลี่ยคืน',
    figures: ({ year }) => [
      amount('รับสุทธิ', year.net_amount),
      amount('เงินปันผล', year.dividend),
      amount('เงินเฉลี่ยคืน', year.average_return),
      ...dropped('งดจ่ายเงินปันผล', year.drop_dividend),
      ...dropped('งดจ่ายเงินเฉลี่ยคืน', year.drop_average),
      text('ประจำปีบัญชี', formatYear(year.account_year)),
    ],
    stated: (data) => state(data, digestLines(data.explanation)),
    select: ({ year, explanation }) => ({ year: year.account_year, lines: digestLines(explanation) }),
    async restate(membershipNo, { year, lines }) {
      const released = await dividends.listReleased(membershipNo);
      const record = released.find(({ account_year }) => account_year === year);
      if (!record) return null;
      const all = await dividends.listExplained(membershipNo);
      const explanation = all.find(({ account_year }) => account_year === year) ?? null;
      const today = lines && digestLines(explanation);
      return {
        ...state({ year: record, explanation }, today ?? lines),
        incomparable: lines && !today ? 'วิธีคำนวณที่ใช้ตอนออกเอกสารไม่มีในระบบแล้ว จึงเทียบที่มาของเงินปันผลไม่ได้' : null,
      };
    },
  });
}

function dropped(label: string, value: string): DocumentFigure[] {
  return getMoneySign(value) === 0 ? [] : [amount(label, value)];
}

type ShareLines = { movements: string; names: string };

/** Digests of the movements of shares that a dividend was worked out from; null if it was not. */
function digestLines(explanation: DividendExplanation | null): ShareLines | null {
  const lines = explanation?.dividend_worked_out.value?.lines;
  if (!lines) return null;
  const digest = (keys: readonly (keyof DividendLine)[]) =>
    hashContent(lines.map((line) => pick(line, keys))).toString('hex');
  return { movements: digest(['day', 'shares']), names: digest(['description', 'period']) };
}

export function interestKind({ interest: queries }: DocumentBooks): KindRule<InterestOfYear> {
  const state = ({ deposits, loans }: InterestOfYear) => ({
    rows: {
      deposits: deposits.map((account) => pick(account, ['deposit_account_no', 'gross', 'tax', 'net'])),
      loans: loans.map((contract) => pick(contract, ['loan_contract_no', 'interest'])),
    },
    heads: [
      deposits.map((account) => account.deposit_type_name),
      loans.map((contract) => contract.loan_type_description),
    ],
  });
  return defineKind<InterestOfYear, Pick<InterestOfYear, 'year' | 'until'>>({
    title: 'หนังสือรับรองดอกเบี้ย',
    figures: (interest) => {
      const { gross, tax, net, paid } = sumInterest(interest);
      const received = [amount('ดอกเบี้ยเงินฝากก่อนหักภาษี', gross), amount('ภาษีหัก ณ ที่จ่าย', tax)];
      const lent = amount('ดอกเบี้ยเงินกู้ที่ชำระ', paid);
      const year = text('ประจำปีภาษี', formatYearUntil(interest));
      if (interest.deposits.length === 0) return [lent, year];
      return [amount('ดอกเบี้ยเงินฝากรับสุทธิ', net), ...received, lent, year];
    },
    stated: state,
    select: ({ year, until }) => ({ year, until }),
    restate: async (membershipNo, years) => ({
      ...state(await queries.findStatedInterest(membershipNo, years)),
      reason: 'รายการดอกเบี้ยของช่วงนี้ในสมุดบัญชีเปลี่ยนไป',
    }),
  });
}

const ANSWERED_FIELDS = [
  'kind',
  'account_no',
  'amount',
  'posted_amount',
  'differences',
  'answer',
  'comment',
  'answered_at',
] as const;

type SelectedConfirmation = { balanceOn: string; answers: ConfirmationLine['answer'][] };

export function confirmationKind({ queries, confirmations }: DocumentBooks): KindRule<BalanceConfirmation> {
  const state = (
    { lines, submitted_at }: Pick<BalanceConfirmation, 'lines' | 'submitted_at'>,
    getAmount = (line: ConfirmationLine) => line.amount,
  ) => ({
    rows: {
      lines: lines.map((line) => ({ ...pick(line, ANSWERED_FIELDS), ledger: getAmount(line) })),
      submitted_at,
    },
    heads: lines.map((line) => line.account_name),
  });
  return defineKind<BalanceConfirmation, SelectedConfirmation>({
    title: 'หนังสือยืนยันยอด',
    figures: ({ lines: [first, ...others], balance_on, submitted_at }) => {
      const facts = [
        text('ยอด ณ วันที่', formatThaiDate(balance_on)),
        text('การส่งคำตอบ', submitted_at === null ? 'ยังไม่ได้ส่ง' : 'ส่งแล้ว'),
      ];
      return first ? [toFigure(first), ...others.map(toFigure), ...facts] : [text('รายการ', 'ไม่มี'), ...facts];
    },
    stated: (confirmation) => state(confirmation),
    select: ({ balance_on, lines }) => ({
      balanceOn: balance_on,
      answers: lines.map(({ answer }) => answer),
    }),
    async restate(membershipNo, { balanceOn, answers }) {
      const confirmation = await confirmations.read({ membershipNo, balanceOn });
      const ledgers = await queries.readBalancesOn({ membershipNo, balanceOn });
      const getAmount = (line: ConfirmationLine) => getLedgerAmount(line, ledgers);
      const { lines } = confirmation;
      const corrected = lines.some((line) => line.amount !== getAmount(line));
      const reasons = [describeNewAnswers(answers, lines), corrected ? 'ยอดของวันนั้นในสมุดบัญชีแก้ไขภายหลัง' : null];
      return {
        ...state(confirmation, getAmount),
        reason: reasons.filter((reason) => reason !== null).join(' และ') || 'สมาชิกส่งหรือแก้คำตอบหลังออกเอกสาร',
      };
    },
  });
}

/** The balance that the ledger states today. A closed account without a balance is in no ledger of the day. */
function getLedgerAmount(
  { kind, account_no, amount: printed }: ConfirmationLine,
  ledgers: Awaited<ReturnType<DocumentQueries['readBalancesOn']>>,
): string | null {
  const ledger = ledgers.find((other) => other.kind === kind && other.account_no === account_no);
  if (ledger) return ledger.amount;
  return getMoneySign(printed) === 0 ? printed : null;
}

/** A balance with its answer; not with the number of the account, which would identify the member. */
function toFigure({ account_name, amount: balance, answer }: ConfirmationLine): DocumentFigure {
  return { label: account_name, amount: balance, text: answer === null ? 'ยังไม่ได้ตอบ' : ANSWER_WORDS[answer] };
}

function describeNewAnswers(
  printed: SelectedConfirmation['answers'],
  lines: readonly ConfirmationLine[],
): string | null {
  const changed = lines.filter(({ answer }, at) => answer !== printed[at]);
  if (changed.some(({ answer }) => answer === 'disputed')) return 'สมาชิกแจ้งว่ายอดไม่ถูกต้องหลังออกเอกสาร';
  if (changed.some(({ answer }) => answer === null)) return 'สมาชิกถอนคำตอบหลังออกเอกสาร';
  return null;
}
