import { formatThaiDate } from '@sahakorn/thai/date';
import {
  PrintSheet,
  PrintSheetEnd,
  PrintSheetFact,
  PrintSheetFacts,
  PrintSheetFoot,
  PrintSheetHead,
  PrintSheetIssued,
  PrintSheetTitle,
} from '@sahakorn/ui/print-sheet';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { getFullName } from '../../lib/session/session.ts';
import { selectUser } from '../session/session-slice.ts';
import { useGetLastUpdateQuery } from '../last-update/last-update-endpoints.ts';
import { usePrinted } from './use-printed.ts';

export type SheetFacts = readonly (readonly [label: string, value: string])[];

type MemberSheetProps = { title: string; facts?: SheetFacts; end?: ReactNode; children: ReactNode };

/** Printed instead of its screen. Rendered when the browser starts to print. */
export function MemberSheet({ title, facts = [], end, children }: MemberSheetProps) {
  const printedAt = usePrinted(() => new Date());
  const user = useSelector(selectUser);
  if (!printedAt || !user) return null;
  const owner = [
    ['ชื่อ', getFullName(user)],
    ['เลขสมาชิก', user.membershipNo],
  ] as const;
  return createPortal(
    <PrintSheet screen="hidden">
      <SheetHead title={title} facts={[...owner, ...facts]} />
      {children}
      <PrintSheetEnd>
        {end}
        <SheetIssued />
        <SheetFoot at={printedAt} />
      </PrintSheetEnd>
    </PrintSheet>,
    document.body,
  );
}

export function SheetHead({ title, facts }: { title: string; facts: SheetFacts }) {
  const { coopNameTH, coopNameEN, coopAddress, contactPhone } = useRuntimeConfig();
  return (
    <>
      <PrintSheetHead
        coopNameTH={coopNameTH}
        coopNameEN={coopNameEN}
        address={coopAddress}
        phone={contactPhone}
      />
      <PrintSheetTitle>{title}</PrintSheetTitle>
      <PrintSheetFacts>
        {facts.map(([label, value]) => (
          <PrintSheetFact key={label} label={label}>
            {value}
          </PrintSheetFact>
        ))}
      </PrintSheetFacts>
    </>
  );
}

export function SheetIssued() {
  return <PrintSheetIssued>หากต้องการฉบับที่มีรหัสตรวจสอบ เลือก บันทึก PDF ในระบบสมาชิก</PrintSheetIssued>;
}

export function SheetFoot({ at }: { at: Date }) {
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
