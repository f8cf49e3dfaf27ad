import { type DividendLine, dividendLines, getRates } from '@sahakorn/contract/dividend-lines';
import { formatYear } from '@sahakorn/thai/date';
import { getMoneySign, subtractMoney } from '@sahakorn/thai/money';
import { PrintSheetStatement, PrintSheetWords } from '@sahakorn/ui/print-sheet';
import { statementColumns } from '@sahakorn/ui/statement-table';
import { MemberSheet } from '../../domain/paper/member-sheet.tsx';
import type { DividendYear } from './dividend-endpoints.ts';

const YEARS = 5;

const line = statementColumns<DividendLine & { index: number }>();
const LINE_COLUMNS = [
  line.text({ header: 'รายการ', value: ({ words }) => words, note: ({ note }) => note }),
  line.balance({ header: 'จำนวนเงิน', value: ({ amount }) => amount }),
];

const year = statementColumns<DividendYear>();
const YEAR_COLUMNS = [
  year.text({ header: 'ปี', value: (one) => formatYear(one.account_year), note: describeRates }),
  year.document({ header: 'งดจ่าย', value: getSuspended }),
  year.money({
    id: 'dividend',
    header: 'เงินปันผล',
    value: (one) => getPaid(one.dividend, one.drop_dividend),
  }),
  year.money({
    id: 'average',
    header: 'เงินเฉลี่ยคืน',
    value: (one) => getPaid(one.average_return, one.drop_average),
  }),
  year.balance({ header: 'รับสุทธิ', value: ({ net_amount }) => net_amount }),
];

/** How the dividend of `year` was calculated, and the totals of the newest `years`. */
export function DividendSheet({
  year: chosen,
  years,
}: {
  year: DividendYear;
  years: readonly DividendYear[];
}) {
  const lines = dividendLines(chosen).map((one, index) => ({ ...one, index }));
  return (
    <MemberSheet title={`เงินปันผลและเงินเฉลี่ยคืน ปี ${formatYear(chosen.account_year)}`}>
      <PrintSheetStatement
        caption="วิธีคิด"
        columns={LINE_COLUMNS}
        // The sheet shows its rows in reverse order.
        rows={lines.toReversed()}
        rowKey={({ index }) => index}
        totals={{ count: lines.length, label: 'รับสุทธิ', sums: { balance: chosen.net_amount } }}
      />
      <PrintSheetWords label="รับสุทธิ" value={chosen.net_amount} />
      <h3 className="mt-6 mb-2">ปีที่ผ่านมา</h3>
      <PrintSheetStatement
        caption="ปีที่ผ่านมา"
        columns={YEAR_COLUMNS}
        rows={years.slice(0, YEARS)}
        rowKey={(one) => years.indexOf(one)}
      />
    </MemberSheet>
  );
}

function describeRates(one: DividendYear): string {
  return getRates(one)
    .flatMap(({ words, rate }) => (rate === null ? [] : [`${words} ${rate}`]))
    .join(' ');
}

/** Null for a part that was not paid, or is unknown. */
function getPaid(amount: string | null, suspended: string | null): string | null {
  if (amount === null || suspended === null) return null;
  const left = subtractMoney(amount, suspended);
  return getMoneySign(left) === 0 ? null : left;
}

function getSuspended({ drop_dividend, drop_average }: DividendYear): string | null {
  return [drop_dividend, drop_average].some((dropped) => getMoneySign(dropped)) ? 'งดจ่าย' : null;
}
