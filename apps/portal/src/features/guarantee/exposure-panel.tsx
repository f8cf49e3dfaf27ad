import { POSTED_AHEAD } from '@sahakorn/contract/posting-words';
import type { MissingFact } from '@sahakorn/contract/worked-out';
import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { DivergingBars, type DivergingBar } from '@sahakorn/ui/diverging-bars';
import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { type Guarantee, type GuaranteeState, getState } from './guarantee.ts';

const TITLE = 'ภาระค้ำประกันสองทาง';

const STATES: Readonly<Record<GuaranteeState, string>> = {
  active: 'ค้ำอยู่',
  repaid: 'ชำระหนี้ครบแล้ว',
  released: 'พ้นภาระแล้ว',
};

const DIRECTIONS = { given: 'ท่านค้ำให้', received: 'ค้ำให้ท่าน' } as const;

const COLUMNS = [
  'ชื่อ สัญญา',
  'การค้ำ',
  'ทำสัญญาเมื่อ',
  'วงเงินกู้',
  'หนี้คงเหลือ',
  'ค้ำตามสัญญา',
  'ส่วนในหมู่ผู้ค้ำ',
  'สูงสุดขณะนี้',
  'สถานะ',
];

/** The others are amounts. */
const WORD_COLUMNS = ['การค้ำ', 'ทำสัญญาเมื่อ', 'สถานะ'];

const MISSING: Readonly<Partial<Record<MissingFact['fact'], string>>> = {
  balance: 'หนี้คงเหลือของสัญญา',
  limit: 'วงเงินที่ค้ำประกัน',
  rule: 'ระเบียบการค้ำประกัน',
};

/** The current liability in both directions, as bars on one scale and as a table. */
export function ExposurePanel({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const ordered = guarantees.toSorted((one, other) => getRank(one) - getRank(other));
  const toBars = (direction: Guarantee['direction']) =>
    ordered.flatMap((guarantee, index) =>
      guarantee.direction === direction ? [toBar(guarantee, index)] : [],
    );
  return (
    <Panel className="print:break-inside-auto">
      <PanelHead title={TITLE}>
        <p className="text-sm text-text-muted">
          <WholeWords>จำนวนเงินเป็นบาท แถบยาวตามภาระสูงสุดขณะนี้</WholeWords>
        </p>
      </PanelHead>
      <PanelBody>
        <DivergingBars
          caption={TITLE}
          left={{ title: 'ท่านค้ำให้ผู้อื่น', bars: toBars('given') }}
          right={{ title: 'ผู้อื่นค้ำให้ท่าน', bars: toBars('received') }}
          table={{ columns: COLUMNS, wordColumns: WORD_COLUMNS, rows: ordered.map(toRow) }}
        />
      </PanelBody>
      <MissingFigures guarantees={guarantees} />
      {guarantees.some(({ posted_balance }) => posted_balance) && <PanelNote>{POSTED_AHEAD}</PanelNote>}
      {guarantees.some(isPrivate) && (
        <PanelNote>หนี้คงเหลือของสัญญาที่ท่านพ้นภาระแล้วไม่แสดง เพราะเป็นข้อมูลของผู้กู้</PanelNote>
      )}
      <PanelNote>
        สูงสุดขณะนี้ คือจำนวนเงินต้นที่สหกรณ์อาจเรียกจากผู้ค้ำหนึ่งคนตามระเบียบ ไม่รวมดอกเบี้ย ส่วนในหมู่ผู้ค้ำ
        คือหนี้ที่แบ่งระหว่างผู้ค้ำที่ยังค้ำอยู่ทั้งหมดของสัญญานั้น แต่ละคนไม่เกินวงเงินที่ค้ำตามสัญญา
      </PanelNote>
    </Panel>
  );
}

function MissingFigures({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const facts = new Set(
    guarantees
      .flatMap(({ liability }) => liability?.missing ?? [])
      .flatMap(({ fact }) => (fact ? [MISSING[fact]] : [])),
  );
  const words = [...facts].filter((fact) => fact !== undefined);
  if (words.length === 0) return null;
  return <PanelNote>สัญญาที่ไม่แสดงภาระสูงสุด เพราะข้อมูลของสหกรณ์ไม่มี{words.join(' และ')}</PanelNote>;
}

/** A released guarantor does not see what the borrower owes. */
function isPrivate(guarantee: Guarantee): boolean {
  const { direction, principal_balance } = guarantee;
  return direction === 'given' && principal_balance === null && getState(guarantee) === 'released';
}

/** Sorts active guarantees first. */
function getRank(guarantee: Guarantee): number {
  const state = getState(guarantee);
  return (guarantee.direction === 'received' ? 2 : 0) + (state === null || state === 'active' ? 0 : 1);
}

function toBar(guarantee: Guarantee, index: number): DivergingBar {
  const state = getState(guarantee);
  return {
    key: String(index),
    name: formatText(guarantee.party_name),
    note: formatText(guarantee.loan_contract_no),
    value: getMaxLiability(guarantee),
    ...(state !== null && state !== 'active' && { ended: STATES[state] }),
  };
}

function toRow(guarantee: Guarantee, index: number) {
  const { direction, begin_date, loan_approve_amount, principal_balance, used_amount, liability } = guarantee;
  const state = getState(guarantee);
  return {
    key: String(index),
    label: `${formatText(guarantee.party_name)} ${formatText(guarantee.loan_contract_no)}`,
    cells: [
      direction === null ? formatText(null) : DIRECTIONS[direction],
      formatThaiDate(begin_date, { style: 'short' }),
      formatMoney(loan_approve_amount),
      formatMoney(principal_balance),
      formatMoney(used_amount),
      formatMoney(liability?.value?.part ?? null),
      formatMoney(getMaxLiability(guarantee)),
      state === null ? formatText(null) : STATES[state],
    ],
  };
}

/** Zero if released or repaid, even if the rule is unknown. */
function getMaxLiability(guarantee: Guarantee): string | null {
  const state = getState(guarantee);
  const ended = state !== null && state !== 'active';
  return ended ? '0.00' : (guarantee.liability?.value?.most ?? null);
}
