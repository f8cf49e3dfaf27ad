import {
  PrintSheet,
  PrintSheetFact,
  PrintSheetFacts,
  PrintSheetFoot,
  PrintSheetHead,
  PrintSheetSignatures,
  PrintSheetStatement,
  PrintSheetTitle,
  PrintSheetWords,
} from '../components/print-sheet/index.ts';
import { DEPOSIT_COLUMNS, HALF_YEAR } from '../components/statement-table/statement-table.fixtures.ts';
import { ThaiDate } from '../components/thai-date/index.ts';
import { ACCOUNT_NO, ADDRESS, AS_OF, COOP_EN, COOP_TH, MEMBER, PHONE } from './example-cooperative.ts';

const PRINTED_AT = '2026-11-20 10:42:00';

/** Six months of a savings account on paper: oldest first, as in a passbook. */
export function StatementPrintScreen() {
  return (
    <PrintSheet>
      <PrintSheetHead coopNameTH={COOP_TH} coopNameEN={COOP_EN} address={ADDRESS} phone={PHONE} />
      <PrintSheetTitle>รายการเคลื่อนไหวเงินฝาก</PrintSheetTitle>
      <PrintSheetFacts>
        <PrintSheetFact label="ชื่อบัญชี">{MEMBER.fullName}</PrintSheetFact>
        <PrintSheetFact label="เลขสมาชิก">{MEMBER.membershipNo}</PrintSheetFact>
        <PrintSheetFact label="เลขที่บัญชี">{ACCOUNT_NO} ออมทรัพย์</PrintSheetFact>
        <PrintSheetFact label="ช่วงวันที่">
          <ThaiDate value="2026-06-01" style="short" /> ถึง <ThaiDate value="2026-11-20" style="short" />
        </PrintSheetFact>
      </PrintSheetFacts>
      <PrintSheetStatement
        caption={`รายการเคลื่อนไหว บัญชี ${ACCOUNT_NO}`}
        columns={DEPOSIT_COLUMNS}
        rowKey={({ seqNo }) => seqNo}
        {...HALF_YEAR}
      />
      <PrintSheetWords value={HALF_YEAR.totals.sums['balance']} />
      <PrintSheetSignatures />
      <PrintSheetFoot>
        <p>
          จำนวนเงินเป็นบาท · ข้อมูล ณ วันที่อัพเดทล่าสุด <ThaiDate value={AS_OF} /> · พิมพ์เมื่อ{' '}
          <ThaiDate value={PRINTED_AT} time />
        </p>
        <p>เอกสารนี้พิมพ์จากระบบสมาชิก Online ใช้อ้างอิงเบื้องต้น โปรดตรวจสอบกับสหกรณ์หากต้องการหนังสือรับรอง</p>
      </PrintSheetFoot>
    </PrintSheet>
  );
}
