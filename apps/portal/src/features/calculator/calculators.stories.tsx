import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  DIVIDEND_CALCULATION,
  DIVIDEND_CALCULATOR,
  LOAN_CALCULATION,
  LOAN_CALCULATOR,
} from '../../../test/calculator-fixtures.ts';
import { DEMO } from '../../../test/demo/addresses.ts';
import { answered, failed, loading, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'เครื่องคำนวณ', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const answerWith = (path: string, calculation: object) =>
  answered(`info/${path}`, { rc_code: '1', data: [calculation] });

const LOAN = `${paths.loanCalculator}?${DEMO.loanQuery}`;
const DIVIDEND = `${paths.dividendCalculator}?${DEMO.dividendQuery}`;

export const Loan: Story = portalStory(LOAN, { shows: 'ผ่อนเดือนละ 1,923.00 บาท' });

export const LoanOnAPhone: Story = { ...Loan, globals: { viewport: { value: 'w360' } } };

export const LoanAsked: Story = portalStory(paths.loanCalculator, {
  shows: 'ใส่วงเงินกู้',
  handlers: [answerWith('loan_calculator', LOAN_CALCULATOR)],
});

/** Equal principal, of which the first payment is the highest. */
export const EqualPrincipal: Story = portalStory(LOAN, {
  shows: 'เงินต้นเดือนละ',
  handlers: [
    answerWith('loan_calculator', {
      ...LOAN_CALCULATION,
      choice: { kind: 'สามัญ', method: 'principal', by: 'payment' },
    }),
  ],
});

export const LoanWithMistakes: Story = portalStory(`${paths.loanCalculator}?amount=1,5o0&periods=1000`, {
  shows: 'มี 2 ช่องที่ต้องแก้',
  handlers: [
    answerWith('loan_calculator', {
      ...LOAN_CALCULATOR,
      mistakes: [
        { field: 'amount', message: 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000' },
        { field: 'periods', message: 'จำนวนงวดใส่ได้ไม่เกิน 480 งวด' },
      ],
    }),
  ],
});

export const LoanWithoutRates: Story = portalStory(paths.loanCalculator, {
  shows: 'ยังไม่ได้เผยแพร่อัตราดอกเบี้ย',
  handlers: [answerWith('loan_calculator', { ...LOAN_CALCULATOR, kinds: [] })],
});

export const LoanLoading: Story = portalStory(LOAN, {
  shows: 'คำนวณเงินกู้',
  handlers: [loading('info/loan_calculator')],
});

export const LoanFailed: Story = portalStory(LOAN, {
  shows: 'ยังแสดงการคำนวณไม่ได้',
  handlers: [failed('info/loan_calculator')],
});

export const Dividend: Story = portalStory(DIVIDEND, { shows: 'ปันผลและเฉลี่ยคืน ปี 2569' });

export const DividendOnAPhone: Story = { ...Dividend, globals: { viewport: { value: 'w360' } } };

export const DividendAsked: Story = portalStory(paths.dividendCalculator, {
  shows: 'ใส่หุ้นหรือดอกเบี้ย',
  handlers: [answerWith('dividend_calculator', DIVIDEND_CALCULATOR)],
});

export const DividendOverTheCeiling: Story = portalStory(`${paths.dividendCalculator}?shares=100&rate=12`, {
  shows: 'ต้องไม่เกินร้อยละ 10.00 ตามกฎหมาย',
  handlers: [
    answerWith('dividend_calculator', {
      ...DIVIDEND_CALCULATOR,
      mistakes: [{ field: 'rate', message: 'อัตราเงินปันผลต้องไม่เกินร้อยละ 10.00 ตามกฎหมาย' }],
    }),
  ],
});

/** One of the two rules is not published. */
export const DividendWithoutItsRule: Story = portalStory(DIVIDEND, {
  shows: 'ยังคำนวณเงินปันผลไม่ได้',
  handlers: [
    answerWith('dividend_calculator', {
      ...DIVIDEND_CALCULATION,
      dividend_rule: null,
      result: {
        ...DIVIDEND_CALCULATION.result,
        dividend_worked_out: {
          value: null,
          missing: [{ fact: 'rule', on: '2026-01-01' }],
          obstacle: null,
        },
        total_amount: null,
      },
    }),
  ],
});

export const DividendFailed: Story = portalStory(DIVIDEND, {
  shows: 'ยังแสดงการคำนวณไม่ได้',
  handlers: [failed('info/dividend_calculator')],
});
