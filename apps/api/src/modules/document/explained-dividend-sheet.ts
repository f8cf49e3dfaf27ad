import { averageSteps, describeDefault, describeWithheldDifference } from '@sahakorn/contract/average-words';
import type { DividendExplanation } from '@sahakorn/contract/dividend-explanation';
import {
  describeDifference,
  describePostedForward,
  describeRule,
  describeWeighing,
  DIVIDEND_FACTS,
  dividendSteps,
  type DividendStep,
  formatYearPart,
} from '@sahakorn/contract/dividend-words';
import { explainMissing } from '@sahakorn/contract/worked-out-words';
import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import type { Block, Column, Row } from '../../documents/sheet.ts';
import { amountCell } from './document-words.ts';

const LINES = (unit: string, last: string): readonly Column[] => [
  { head: 'วันที่', width: 4 },
  { head: 'รายการ', width: 7 },
  { head: 'หุ้น', width: 5, align: 'right' },
  { head: `ส่วนของปี (${unit})`, width: 4.5, align: 'right' },
  { head: last, width: 5, align: 'right' },
];

const INTEREST: readonly Column[] = [
  { head: 'เลขที่สัญญา', width: 4 },
  { head: 'ประเภท', width: 10 },
  { head: 'ดอกเบี้ยที่ชำระ', width: 4, align: 'right' },
];

const CLOSED = '1';

/** The lines of a dividend and an average return by the rules, or the missing facts. */
export function explainedBlocks(year: DividendExplanation): Block[] {
  return [...dividendLineBlocks(year), ...interestBlocks(year)];
}

function dividendLineBlocks(year: DividendExplanation): Block[] {
  const { dividend_rule: rule, dividend_worked_out: worked } = year;
  const byLine = rule?.rounded === 'line';
  const lines = worked.value?.lines.map((line): Row => ({
    cells: [
      line.day === null ? 'ต้นปี' : formatThaiDate(line.day, { style: 'short' }),
      [line.description ?? 'ยกมา', line.period === null ? '' : `งวดที่ ${line.period}`].join(' ').trim(),
      formatMoney(line.shares),
      formatYearPart(line) ?? '',
      formatMoney(byLine ? line.amount : line.counted_shares),
    ],
  }));
  const difference = describeDifference(
    year.dividend,
    worked.value?.amount ?? null,
    year.dividend_difference,
  );
  return [
    ...(lines
      ? [
          {
            kind: 'table',
            caption: 'ที่มาของเงินปันผล',
            columns: LINES(rule?.weighing === 'months' ? 'เดือน' : 'วัน', byLine ? 'เงินปันผล' : 'หุ้นที่คิดปันผล'),
            rows: [...lines, ...stepRows(dividendSteps(year), 3)],
          } satisfies Block,
        ]
      : [note('ที่มาของเงินปันผล', explainMissing(worked, DIVIDEND_FACTS))]),
    ...notes(
      describePostedForward(year),
      describeMethod(describeWeighing(year), rule),
      difference && `เงินปันผล ${difference}`,
    ),
  ];
}

function interestBlocks(year: DividendExplanation): Block[] {
  const { average_return_worked_out: worked, interest } = year;
  const difference = describeDifference(
    year.average_return,
    worked.value?.amount ?? null,
    year.average_return_difference,
  );
  const withheldDifference = describeWithheldDifference(year);
  const paid = interest.map((contract): Row => ({
    cells: [
      contract.loan_contract_no,
      contract.loan_type_description + (contract.close_status === CLOSED ? '\n(ชำระครบแล้ว)' : ''),
      contract.interest === null ? 'ไม่มีข้อมูล' : formatMoney(contract.interest),
    ],
  }));
  if (paid.length === 0 && difference === null && withheldDifference === null) return [];
  return [
    {
      kind: 'table',
      caption: 'ที่มาของเงินเฉลี่ยคืน',
      columns: INTEREST,
      rows: [...paid, ...stepRows(averageSteps(year), 1)],
    },
    ...(worked.value ? [] : [note('เงินเฉลี่ยคืน', explainMissing(worked, DIVIDEND_FACTS))]),
    ...notes(
      describeDefault(year),
      describeMethod(null, year.average_return_rule),
      difference && `เงินเฉลี่ยคืน ${difference}`,
      withheldDifference && `เงินเฉลี่ยคืนที่งดจ่าย ${withheldDifference}`,
    ),
  ];
}

/** One note, so that a page break never separates its lines. */
function describeMethod(
  weighing: string | null,
  rule: DividendExplanation['dividend_rule'] | DividendExplanation['average_return_rule'],
): string | null {
  const name = describeRule(rule);
  return [weighing, name && `วิธีคำนวณ: ${name}`].filter(Boolean).join(' ') || null;
}

/** Rows with words in the second column and an amount in the last. */
function stepRows(steps: readonly DividendStep[], between: number): Row[] {
  const empty = Array.from({ length: between - 1 }, () => '');
  return steps.map(({ kind, words, amount }) => ({
    cells: ['', words, ...empty, amountCell(amount)],
    ...(kind === 'total' && { total: true }),
  }));
}

function note(what: string, reason: string): Block {
  return { kind: 'note', text: `${what}: แสดงไม่ได้ เพราะ${reason}` };
}

function notes(...texts: readonly (string | null)[]): Block[] {
  return texts.flatMap((text) => (text === null ? [] : [{ kind: 'note', text } satisfies Block]));
}
