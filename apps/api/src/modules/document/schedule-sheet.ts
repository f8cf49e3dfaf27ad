import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney, fromSatang } from '@sahakorn/thai/money';
import { formatRate } from '@sahakorn/thai/number';
import type { Schedule } from '@sahakorn/rules/loan-schedule';
import type { Block, Column, Fact } from '../../documents/sheet.ts';
import type { ContractRow } from '../loan/loan-books.ts';

const COLUMNS: readonly Column[] = [
  { head: 'งวดที่', width: 14 },
  { head: 'วันที่', width: 30 },
  { head: 'เงินต้น', width: 34, align: 'right' },
  { head: 'ดอกเบี้ย', width: 34, align: 'right' },
  { head: 'รวมชำระ', width: 34, align: 'right' },
  { head: 'เงินต้นคงเหลือ', width: 38, align: 'right' },
];

const baht = (satang: bigint) => formatMoney(fromSatang(satang));

/** The contract, and its last day. */
export function scheduleFacts(contract: ContractRow, { lastDay }: Schedule): Fact[] {
  const { loan_contract_no: no, loan_type_description: type, interest_rate: rate } = contract;
  return [
    ['เลขที่สัญญา', `${no} ${type}`],
    ...(rate === null ? [] : [['อัตราดอกเบี้ย', `ร้อยละ ${formatRate(rate)} ต่อปี`] as const]),
    ...(lastDay === null ? [] : [['งวดสุดท้าย', formatThaiDate(lastDay)] as const]),
  ];
}

/** The payments to come with their sums, and what can change them. */
export function scheduleBlocks({ rows, principal, interest }: Schedule): Block[] {
  return [
    {
      kind: 'table',
      columns: COLUMNS,
      rows: [
        ...rows.map((row) => ({
          cells: [
            row.period === null ? '' : String(row.period),
            formatThaiDate(row.day, { style: 'short' }),
            ...[row.principal, row.interest, row.total, row.balance].map(baht),
          ],
        })),
        {
          cells: [`รวม ${rows.length} งวด`, '', ...[principal, interest, principal + interest].map(baht), ''],
          total: true,
        },
      ],
    },
    {
      kind: 'note',
      text: 'เป็นการคำนวณล่วงหน้าตามอัตราดอกเบี้ยและเงินงวดเดิม ยอดจริงต่างได้หากวันหักหรืออัตราเปลี่ยน',
    },
  ];
}
