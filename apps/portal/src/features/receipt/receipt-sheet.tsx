import { formatThaiDate, toBuddhistYear } from '@sahakorn/thai/date';
import { compareMoney, formatMoney, getMoneySign, sumKnownMoney } from '@sahakorn/thai/money';
import { PrintSheetStatement, PrintSheetWords } from '@sahakorn/ui/print-sheet';
import { type StatementColumn, statementColumns } from '@sahakorn/ui/statement-table';
import { MemberSheet } from '../../domain/paper/member-sheet.tsx';
import { PAPER_STAMPS } from './paper-stamps.ts';
import { type Paper, type Receipt, getKind, formatMonthName } from '../../domain/receipt/receipt.ts';

type SheetProps<P extends Paper> = {
  title: string;
  year: number;
  papers: readonly P[];
  parts: readonly { id: string; header: string; value: (paper: P) => string | null }[];
};

export function PapersSheet<P extends Paper>({ title, year, papers, parts }: SheetProps<P>) {
  const receipts = papers.filter((paper) => getKind(paper) === 'receipt');
  const total = sumKnownMoney(receipts.map(({ collected_amount }) => collected_amount));
  const column = statementColumns<P>();
  const shown = parts.filter(({ value }) => receipts.some((paper) => getMoneySign(value(paper)) !== 0));
  const columns: StatementColumn<P>[] = [
    column.text({ header: 'งวด', value: (paper) => formatMonthName(paper) }),
    column.document({ header: 'เลขที่', value: ({ receipt_no }) => receipt_no }),
    column.date({ header: 'วันที่รับเงิน', value: ({ receipt_date }) => receipt_date }),
    ...shown.map((part) => column.money(part)),
    column.balance({ header: 'รับเงิน', value: ({ collected_amount }) => collected_amount }),
  ];
  const sums = Object.fromEntries(parts.map(({ id, value }) => [id, sumKnownMoney(receipts.map(value))]));
  return (
    <MemberSheet
      title={`${title} ปี ${toBuddhistYear(year)}`}
      facts={[['จำนวน', `${receipts.length} ใบเสร็จ`]]}
      end={
        <>
          <PrintSheetWords label="รวมรับเงิน" value={total} />
          <ul>
            {papers.toReversed().flatMap((paper) => {
              const note = getNote(paper, receipts);
              return note === null ? [] : [<li key={`${paper.receive_month} ${paper.seq_no}`}>{note}</li>];
            })}
          </ul>
        </>
      }
    >
      <PrintSheetStatement
        caption={title}
        columns={columns}
        rows={receipts}
        rowKey={({ receive_month, seq_no }) => `${receive_month} ${seq_no}`}
        totals={{
          count: receipts.length,
          sums: { ...sums, balance: total },
          label: `รวม ${receipts.length} ใบเสร็จ`,
        }}
      />
    </MemberSheet>
  );
}

/** The sections of a monthly receipt, by the first letters of the item codes. */
const PARTS = [
  { id: 'share', header: 'ค่าหุ้น', codes: 'MS' },
  { id: 'loan', header: 'เงินกู้', codes: 'ML' },
  { id: 'deposit', header: 'เงินฝาก', codes: 'MD' },
];

const hasCode = (code: string | null, codes: string) => code?.startsWith(codes) ?? false;

export const RECEIPT_PARTS = [
  ...PARTS.map(({ id, header, codes }) => ({
    id,
    header,
    value: ({ lines }: Receipt) =>
      sumKnownMoney(
        lines.filter(({ item_type_code }) => hasCode(item_type_code, codes)).map(({ amount }) => amount),
      ),
  })),
  {
    id: 'other',
    header: 'อื่น ๆ',
    value: ({ lines }: Receipt) =>
      sumKnownMoney(
        lines
          .filter(({ item_type_code }) => !PARTS.some(({ codes }) => hasCode(item_type_code, codes)))
          .map(({ amount }) => amount),
      ),
  },
];

function getNote(paper: Paper, receipts: readonly Paper[]): string | null {
  const { receipt_no, charged_amount: charged, collected_amount: collected, receipt_date } = paper;
  const kind = getKind(paper);
  const of = `เดือน${formatMonthName(paper)}`;
  if (kind === 'invoice')
    return `ใบแจ้งหนี้${of} จำนวน ${formatMoney(charged)} ยังไม่ถึงวันเรียกเก็บ จึงไม่รวมในรายการนี้`;
  if (kind === 'unpaid') return `${of} เรียกเก็บ ${formatMoney(charged)} เก็บเงินไม่ได้ จึงไม่มีใบเสร็จ`;
  if (kind === 'returned') {
    const other = receipts.find(({ receive_month }) => receive_month === paper.receive_month);
    const instead = other
      ? ` ใช้เลขที่ ${other.receipt_no} แทน รับเงินเมื่อ ${formatThaiDate(other.receipt_date)}`
      : '';
    return `${PAPER_STAMPS.returned.name}เลขที่ ${receipt_no ?? '-'} ${formatThaiDate(receipt_date)}${instead}`;
  }
  if (charged === null || collected === null || compareMoney(charged, collected) === 0) return null;
  return `ใบเสร็จเลขที่ ${receipt_no ?? '-'} เรียกเก็บ ${formatMoney(charged)} รับเงินจริง ${formatMoney(collected)}`;
}
