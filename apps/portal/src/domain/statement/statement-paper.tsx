import { formatThaiDate } from '@sahakorn/thai/date';
import { formatNumber } from '@sahakorn/thai/number';
import {
  PrintSheet,
  PrintSheetFact,
  PrintSheetFacts,
  PrintSheetFoot,
  PrintSheetHead,
  PrintSheetPages,
  PrintSheetSignatures,
  PrintSheetTitle,
  PrintSheetWords,
} from '@sahakorn/ui/print-sheet';
import { useSelector } from 'react-redux';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { selectUser } from '../session/session-slice.ts';
import { fullName } from '../../lib/session/session.ts';
import { periodWords } from './file-name.ts';
import { useGetLastUpdateQuery } from './last-update-endpoints.ts';
import type { LedgerBook, LedgerPaper } from './ledger-paper.ts';
import type { EntryKind, StatementChoice } from './statement.ts';
import type { Printed } from './use-printing.ts';

type StatementPaperProps<Entry extends { seqNo: number }> = {
  printed: Printed<Entry>;
  paper: LedgerPaper;
  book: LedgerBook<Entry>;
  choice: StatementChoice;
  kinds: readonly EntryKind[];
};

export function StatementPaper<Entry extends { seqNo: number }>(props: StatementPaperProps<Entry>) {
  const { printed, paper } = props;
  const { caption, columns, opening, totals } = props.book;
  const { coopNameTH, coopNameEN, coopAddress, contactPhone } = useRuntimeConfig();
  const facts = useFacts(props);
  const complete = printed.entries.length >= totals.count;
  const balance = complete ? totals.sums['balance'] : undefined;
  return (
    <PrintSheet screen="hidden">
      <PrintSheetPages
        head={
          <>
            <PrintSheetHead
              coopNameTH={coopNameTH}
              coopNameEN={coopNameEN}
              address={coopAddress}
              phone={contactPhone}
            />
            <PrintSheetTitle>{paper.title}</PrintSheetTitle>
            <PrintSheetFacts>
              {facts.map(([label, value]) => (
                <PrintSheetFact key={label} label={label}>
                  {value}
                </PrintSheetFact>
              ))}
            </PrintSheetFacts>
          </>
        }
        laterHead={<LaterHead parts={[coopNameTH, paper.title, ...facts.map(([, value]) => value)]} />}
        closing={
          <>
            {balance !== undefined && <PrintSheetWords label={paper.balanceLabel} value={balance} />}
            <PrintSheetSignatures />
          </>
        }
        foot={<Foot at={printed.at} />}
        caption={caption}
        columns={columns}
        rows={printed.entries}
        rowKey={({ seqNo }) => seqNo}
        opening={complete ? opening : undefined}
        totals={complete ? totals : undefined}
      />
    </PrintSheet>
  );
}

function LaterHead({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <span key={part}>
      <span className="inline-block">{part}</span>
      {index < parts.length - 1 && ' · '}
    </span>
  ));
}

function useFacts<Entry extends { seqNo: number }>({
  printed: { entries },
  paper: { owner, facts },
  book: { found },
  choice,
  kinds,
}: StatementPaperProps<Entry>): (readonly [string, string])[] {
  const user = useSelector(selectUser);
  const kind = kinds.find(({ code }) => code === choice.kind);
  const all = formatNumber(found.count, { decimals: 0 });
  return [
    [owner?.label ?? 'ชื่อ', owner?.name ?? (user ? fullName(user) : '')],
    ['เลขสมาชิก', user?.membershipNo ?? ''],
    ...facts,
    ['ช่วงวันที่', periodWords(choice, found)],
    ...(kind ? [['ประเภทรายการ', kind.description] as const] : []),
    ...(entries.length < found.count
      ? [
          [
            'รายการที่พิมพ์',
            `เฉพาะ ${formatNumber(entries.length, { decimals: 0 })} รายการล่าสุดจาก ${all}\u00A0รายการ`,
          ] as const,
        ]
      : []),
  ];
}

function Foot({ at }: { at: Date }) {
  const { data: asOf } = useGetLastUpdateQuery();
  const updated = asOf ? ` · ข้อมูล ณ วันที่อัพเดทล่าสุด ${formatThaiDate(asOf)}` : '';
  return (
    <PrintSheetFoot>
      <p>
        จำนวนเงินเป็นบาท{updated} · พิมพ์เมื่อ {formatThaiDate(at.toISOString(), { time: true })}
      </p>
      <p>เอกสารนี้พิมพ์จากระบบสมาชิก Online ใช้อ้างอิงเบื้องต้น โปรดตรวจสอบกับสหกรณ์หากต้องการหนังสือรับรอง</p>
    </PrintSheetFoot>
  );
}
