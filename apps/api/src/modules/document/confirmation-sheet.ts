import type { BalanceConfirmation, ConfirmationLine } from '@sahakorn/contract/confirmation';
import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import type { Block, Column, Fact, Row } from '../../documents/sheet.ts';

const COLUMNS: readonly Column[] = [
  { head: 'รายการ', width: 9 },
  { head: 'ยอดคงเหลือ', width: 4, align: 'right' },
  { head: 'คำตอบของสมาชิก', width: 5, align: 'right' },
];

const ANSWERS = { agreed: 'ถูกต้อง', disputed: 'ไม่ถูกต้อง' } as const;
const NOT_STATED = 'ไม่มีข้อมูล';

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
  const notes = lines.flatMap(toNotes).map((text): Block => ({ kind: 'note', text }));
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
  const differences = line.differences.map(({ kind, day, description, stated, expected }) => {
    const row = kind === 'row' ? `${description} ${formatThaiDate(day, { style: 'short' })}` : 'ยอดของบัญชี';
    return `${name}: ${row} สมุดบัญชีระบุ ${formatMoney(stated)} คำนวณได้ ${formatMoney(expected)}`;
  });
  const comment = line.comment === null ? [] : [`${name}: สมาชิกแจ้งว่า ${line.comment}`];
  return [...comment, ...differences];
}

function formatNumber({ kind, account_no }: ConfirmationLine): string {
  return kind === 'deposit' ? formatDepositAccountNo(account_no) : account_no;
}
