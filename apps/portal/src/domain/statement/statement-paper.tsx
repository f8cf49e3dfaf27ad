import { describeEntryFilter } from '@sahakorn/contract/entry-filter-words';
import { POSTED_LATE } from '@sahakorn/contract/posting-words';
import { formatNumber } from '@sahakorn/thai/number';
import { PrintSheet, PrintSheetPages, PrintSheetWords } from '@sahakorn/ui/print-sheet';
import { useSelector } from 'react-redux';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { selectUser } from '../session/session-slice.ts';
import { getFullName } from '../../lib/session/session.ts';
import { SheetFoot, SheetHead, SheetIssued } from '../paper/member-sheet.tsx';
import { formatPeriod } from './file-name.ts';
import type { LedgerBook, LedgerPaper } from './ledger-paper.ts';
import { type EntryKind, type LedgerEntry, type StatementChoice, getKey, getKindName } from './statement.ts';
import type { Printed } from './use-printing.ts';

type StatementPaperProps<Entry extends LedgerEntry> = {
  printed: Printed<Entry>;
  paper: LedgerPaper;
  book: LedgerBook<Entry>;
  choice: StatementChoice;
  kinds: readonly EntryKind[];
};

export function StatementPaper<Entry extends LedgerEntry>(props: StatementPaperProps<Entry>) {
  const { printed, paper } = props;
  const { caption, columns, opening, totals, found } = props.book;
  const { coopNameTH } = useRuntimeConfig();
  const facts = useFacts(props);
  const complete = totals !== undefined && printed.entries.length >= totals.count;
  const balance = complete ? totals.sums['balance'] : undefined;
  return (
    <PrintSheet screen="hidden">
      <PrintSheetPages
        head={<SheetHead title={paper.title} facts={facts} />}
        laterHead={<ContinuedHead parts={[coopNameTH, paper.title, ...facts.map(([, value]) => value)]} />}
        closing={
          <>
            {found.posted_late && <p>{POSTED_LATE}</p>}
            {balance !== undefined && <PrintSheetWords label={paper.balanceLabel} value={balance} />}
            <SheetIssued />
          </>
        }
        foot={<SheetFoot at={printed.at} />}
        caption={caption}
        columns={columns}
        rows={printed.entries}
        rowKey={getKey}
        opening={complete ? opening : undefined}
        totals={complete ? totals : undefined}
      />
    </PrintSheet>
  );
}

function ContinuedHead({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <span key={part}>
      <span className="inline-block">{part}</span>
      {index < parts.length - 1 && ' · '}
    </span>
  ));
}

function useFacts<Entry extends LedgerEntry>({
  printed: { entries },
  paper: { owner, facts },
  book: { found },
  choice,
  kinds,
}: StatementPaperProps<Entry>): (readonly [string, string])[] {
  const user = useSelector(selectUser);
  const kind = kinds.find(({ item_type_code }) => item_type_code === choice.kind);
  return [
    [owner?.label ?? 'ชื่อ', owner?.name ?? (user ? getFullName(user) : '')],
    ['เลขสมาชิก', user?.membershipNo ?? ''],
    ...facts,
    ['ช่วงวันที่', formatPeriod(choice, found)],
    ...(kind ? [['ประเภทรายการ', getKindName(kind)] as const] : []),
    ...describeEntryFilter(choice),
    ...(found.count !== null && entries.length < found.count
      ? [
          [
            'รายการที่พิมพ์',
            `เฉพาะ ${formatNumber(entries.length, { decimals: 0 })} รายการล่าสุดจาก ${formatNumber(found.count, { decimals: 0 })}\u00A0รายการ`,
          ] as const,
        ]
      : []),
  ];
}
