import type {
  BalanceConfirmation,
  BalanceDifference,
  ConfirmationLine,
} from '@sahakorn/contract/confirmation';
import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { formatThaiDate } from '@sahakorn/thai/date';
import { absMoney, formatMoney, subtractMoney } from '@sahakorn/thai/money';
import type { Block, Column, Fact, Row } from '../../documents/sheet.ts';

const COLUMNS: readonly Column[] = [
  { head: 'รายการ', width: 8 },
  { head: 'ยอดคงเหลือ', width: 4, align: 'right' },
  // Not to the right: only columns of text show the small print, the time of the answer.
  { head: 'คำตอบของสมาชิก', width: 6 },
];

const ANSWERS = { agreed: 'ถูกต้อง', disputed: 'ไม่ถูกต้อง' } as const;
const NOT_STATED = 'ไม่มีข้อมูล';
const MEMBER_WORDS = 'ข้อความในเครื่องหมาย “ ” เป็นคำของสมาชิก สหกรณ์ไม่ได้รับรอง';

/** The day of the balances, and whether they were answered. */
export function confirmationFacts({ balance_on, submitted_at }: BalanceConfirmation): Fact[] {
  const submitted =
    submitted_at === null ? 'ยังไม่ได้ส่งคำตอบ' : formatThaiDate(submitted_at, { style: 'short', time: true });
  return [
    ['ยอด ณ วันที่', formatThaiDate(balance_on)],
    ['ส่งคำตอบเมื่อ', submitted],
  ];
}

/** The balances with their answers, and then what was disputed or differs in the books. */
export function confirmationBlocks({ lines }: BalanceConfirmation): Block[] {
  const rows = lines.map(toRow);
  const disclaimer = lines.some(({ comment }) => comment !== null) ? [MEMBER_WORDS] : [];
  const notes = [...lines.flatMap(toNotes), ...disclaimer].map((text): Block => ({ kind: 'note', text }));
  return [{ kind: 'table', columns: COLUMNS, rows }, ...notes];
}

function toRow(line: ConfirmationLine): Row {
  const { amount, answer, answered_at } = line;
  const when = answered_at === null ? '' : `\n${formatThaiDate(answered_at, { style: 'short', time: true })}`;
  const number = line.kind === 'share' ? '' : `\n${formatNumber(line)}`;
  return {
    cells: [
      `${line.account_name}${number}`,
      amount === null ? NOT_STATED : formatMoney(amount),
      answer === null ? 'ยังไม่ได้ตอบ' : `${ANSWERS[answer]}${when}`,
    ],
  };
}

function toNotes(line: ConfirmationLine): string[] {
  const name = [line.account_name, formatNumber(line)].filter((part) => part !== '').join(' ');
  const comment = line.comment === null ? [] : [`${name}: สมาชิกแจ้งว่า ${quote(line.comment)}`];
  return [...comment, ...line.differences.map((difference) => `${name}: ${describeDifference(difference)}`)];
}

function describeDifference({ kind, seq_no, day, description, stated, expected }: BalanceDifference): string {
  const row = `รายการลำดับที่ ${seq_no} ${description} ${formatThaiDate(day, { style: 'short' })}`;
  const off = formatMoney(absMoney(subtractMoney(stated, expected)));
  return `${kind === 'row' ? row : 'ยอดของบัญชี'} สมุดบัญชีระบุ ${formatMoney(stated)} คำนวณได้ ${formatMoney(expected)} ต่างกัน ${off} บาท`;
}

/** What a member wrote, in one line and in quotation marks, so that it does not read as words of the cooperative. */
function quote(comment: string): string {
  return `“${comment.replaceAll(/[“”„‟]/g, '"').replaceAll(/\s+/g, ' ')}”`;
}

function formatNumber({ kind, account_no }: ConfirmationLine): string {
  return kind === 'deposit' ? formatDepositAccountNo(account_no) : account_no;
}
