import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { Panel, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import type { LoanForecast } from './loan-endpoints.ts';

type DatedRow = LoanForecast['postdated'][number];

/** Rows whose day is not that of their posting, and which of the two a figure goes by. */
export function DatedRowsPanel({ forecast }: { forecast: LoanForecast }) {
  const { backdated, postdated, interest_paid_to: paidTo } = forecast;
  if (backdated.length === 0 && postdated.length === 0) return null;
  return (
    <Panel>
      <PanelHead title="รายการที่บันทึกย้อนหลังหรือล่วงหน้า" />
      <ul className="divide-y divide-line">
        {backdated.map((row, index) => (
          <Row key={row.seq_no ?? index} row={row}>
            {`บันทึกหลังรายการวันที่ ${formatThaiDate(row.posted_after)}`}
          </Row>
        ))}
        {postdated.map((row, index) => (
          <Row key={row.seq_no ?? index} row={row}>
            บันทึกไว้ล่วงหน้า ยังไม่ถึงวันที่ของรายการ
          </Row>
        ))}
      </ul>
      <PanelNote>
        <WholeWords>{explain(paidTo)}</WholeWords>
      </PanelNote>
    </Panel>
  );
}

function Row({ row, children }: { row: DatedRow; children: string }) {
  return (
    <li className="px-inset py-3">
      <p className="font-semibold">
        <ThaiDate value={row.loan_payment_date} /> {formatText(row.item_type_description)}
      </p>
      <p>
        เงินต้น <span className="whitespace-nowrap">{formatMoney(row.principal_amount)}</span>{' '}
        <span className="text-text-muted">
          <WholeWords>{children}</WholeWords>
        </span>
      </p>
    </li>
  );
}

function explain(paidTo: string | null): string {
  const paid = paidTo === null ? '' : ` ดอกเบี้ยที่ชำระแล้วถึงวันที่ ${formatThaiDate(paidTo)} ไม่คิดใหม่`;
  return `กราฟ ยอดรายปี ดอกเบี้ย และยอดปิดหนี้ นับตามวันที่ของรายการ ส่วนเงินต้นคงเหลือและรายการเคลื่อนไหวเป็นไปตามลำดับที่บันทึก${paid}`;
}
