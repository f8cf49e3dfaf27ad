import { formatMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { Panel, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import type { LoanForecast } from './loan-endpoints.ts';

type Difference = LoanForecast['differences'][number];

const FIELDS = [
  ['interest_amount', 'ดอกเบี้ย'],
  ['principal_amount', 'เงินต้น'],
  ['principal_balance', 'คงเหลือ'],
] as const;

/** Ledger rows that differ from the terms, with the stated and the calculated amounts. */
export function DifferencesPanel({ forecast: { differences, rule } }: { forecast: LoanForecast }) {
  if (differences.length === 0) return null;
  return (
    <Panel>
      <PanelHead title="รายการที่ต่างจากการคำนวณ" />
      <ul className="divide-y divide-line">
        {differences.map((row, index) => (
          <li key={row.seq_no ?? index} className="px-inset py-3">
            <p className="font-semibold">
              <ThaiDate value={row.loan_payment_date} /> {formatText(row.item_type_description)}
            </p>
            {FIELDS.filter(([field]) => isDifferent(row, field)).map(([field, name]) => (
              <p key={field}>
                {name} ในบัญชี <Amount value={row.stated[field]} /> คำนวณได้{' '}
                <Amount value={row.expected[field]} /> ต่างกัน <Amount value={row.difference[field]} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      <PanelNote>{`คำนวณจากอัตราดอกเบี้ยของสัญญา ตาม${formatText(rule?.source)}`}</PanelNote>
    </Panel>
  );
}

function Amount({ value }: { value: string | null }) {
  return <span className="whitespace-nowrap">{formatMoney(value)}</span>;
}

function isDifferent({ difference }: Difference, field: (typeof FIELDS)[number][0]): boolean {
  return difference[field] !== null && difference[field] !== '0.00';
}
