import {
  ANSWER_WORDS,
  describeConfirmation,
  describeLine,
  formatLineNo,
} from '@sahakorn/contract/confirmation-words';
import { formatText } from '@sahakorn/thai/text';
import { PrintSheetStatement } from '@sahakorn/ui/print-sheet';
import { statementColumns } from '@sahakorn/ui/statement-table';
import { MemberSheet } from '../../domain/paper/member-sheet.tsx';
import type { Confirmation, Line } from './confirmation-endpoints.ts';

const column = statementColumns<Line>();
const COLUMNS = [
  column.text({
    header: 'รายการ',
    value: ({ account_name }) => formatText(account_name),
    note: (line) =>
      [formatLineNo(line), line.comment && `แจ้งว่า “${line.comment}”`, ...describeLine(line)]
        .filter((part) => part !== null && part !== '')
        .join(' '),
  }),
  column.document({
    header: 'คำตอบ',
    value: ({ answer }) => (answer === null ? 'ยังไม่ได้ตอบ' : ANSWER_WORDS[answer]),
  }),
  column.balance({ header: 'ยอดคงเหลือ', value: ({ amount }) => amount }),
];

type ConfirmationSheetProps = { confirmation: Confirmation; balanceOn: string };

/** The printed balances and answers. */
export function ConfirmationSheet({ confirmation, balanceOn }: ConfirmationSheetProps) {
  const { lines } = confirmation;
  return (
    <MemberSheet title="ยืนยันยอด" facts={describeConfirmation({ ...confirmation, balance_on: balanceOn })}>
      <PrintSheetStatement
        caption="ยอดที่ขอให้ยืนยัน"
        columns={COLUMNS}
        // The sheet shows its rows in reverse order.
        rows={lines.toReversed()}
        rowKey={(line) => lines.indexOf(line)}
      />
    </MemberSheet>
  );
}
