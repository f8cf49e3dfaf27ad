import type { BalanceConfirmation, ConfirmationLine } from '@sahakorn/contract/confirmation';
import { ANSWER_WORDS, describeLine, formatLineNo } from '@sahakorn/contract/confirmation-words';
import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import type { Block, Column, Row } from '../../documents/sheet.ts';

const COLUMNS: readonly Column[] = [
  { head: 'รายการ', width: 8 },
  { head: 'ยอดคงเหลือ', width: 4, align: 'right' },
  // Not to the right: only columns of text show the small print, the time of the answer.
  { head: 'คำตอบของสมาชิก', width: 6 },
];

const NOT_STATED = 'ไม่มีข้อมูล';
const MEMBER_WORDS = 'ข้อความในเครื่องหมาย “ ” เป็นคำของสมาชิก สหกรณ์ไม่ได้รับรอง';

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
  const number = formatLineNo(line);
  return {
    cells: [
      number === null ? line.account_name : `${line.account_name}\n${number}`,
      amount === null ? NOT_STATED : formatMoney(amount),
      answer === null ? 'ยังไม่ได้ตอบ' : `${ANSWER_WORDS[answer]}${when}`,
    ],
  };
}

function toNotes(line: ConfirmationLine): string[] {
  const name = [line.account_name, formatLineNo(line)].filter(Boolean).join(' ');
  const comment = line.comment === null ? [] : [`${name}: สมาชิกแจ้งว่า ${quote(line.comment)}`];
  return [...comment, ...describeLine(line).map((sentence) => `${name}: ${sentence}`)];
}

/**
 * What a member wrote, in one line and in quotation marks, so that it does
 * not read as words of the cooperative.
 */
function quote(comment: string): string {
  return `“${comment.replaceAll(/[“”„‟]/g, '"').replaceAll(/\s+/g, ' ')}”`;
}
