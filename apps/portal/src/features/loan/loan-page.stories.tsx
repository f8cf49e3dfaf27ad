import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { SOMYING } from '../../../test/member-fixtures.ts';
import { LOAN_CONTRACT } from '../../../test/loan-fixtures.ts';
import { LOAN_FORECAST, LOAN_TRIAL } from '../../../test/loan-outlook-fixtures.ts';
import { answered, empty, failed, portalStory } from '../../../test/portal-story.tsx';
import { paths } from '../../lib/paths.ts';

async function typeAmount() {
  const field = await screen.findByRole('textbox', { name: 'ชำระเพิ่มเดือนละ' });
  await userEvent.clear(field);
  await userEvent.type(field, '2000');
}

async function typeDay() {
  const field = await screen.findByRole('textbox', { name: /^วันที่จะชำระ/ });
  await userEvent.clear(field);
  await userEvent.type(field, '16 ม.ค. 2570{Tab}');
}

const missedMonth = (receive_month: number, amount: string | null) => ({
  receive_year: 2026,
  receive_month,
  amount,
});

const NO_RATE = { value: null, missing: [{ fact: 'rate', on: '2026-10-23' }], obstacle: null };

const meta = { title: 'เงินกู้', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.loan, { session: SOMYING, shows: 'ส6700123' });

export const OnAPhone: Story = {
  ...portalStory(paths.loan, { session: SOMYING, shows: 'ส6700123' }),
  globals: { viewport: { value: 'w360' } },
};

/** Two missed months, and another loan with more of them. */
export const Missed: Story = portalStory(paths.loan, {
  session: SOMYING,
  shows: 'ค้างชำระ 2 เดือน',
  handlers: [
    answered('member/member_loan', {
      rc_code: '1',
      data: [
        { ...LOAN_CONTRACT, missed: [missedMonth(9, '7031.85'), missedMonth(10, '7060.62')] },
        {
          ...LOAN_CONTRACT,
          loan_contract_no: 'ฉ6900045',
          loan_type_description: 'เงินกู้ฉุกเฉิน',
          missed: [6, 7, 8, 9, 10].map((month) => missedMonth(month, null)),
        },
      ],
    }),
  ],
});

/** What an extra payment would save, in the chart and in words. */
export const Trial: Story = portalStory(paths.loan, {
  session: SOMYING,
  act: typeAmount,
  shows: 'ดอกเบี้ยลดลง',
  handlers: [
    answered(`member/member_loan_trial/${encodeURIComponent('ส6700123')}`, {
      rc_code: '1',
      data: [LOAN_TRIAL],
    }),
  ],
});

/** The payoff on a weekend, after the instalments that are deducted before it. */
export const Payoff: Story = portalStory(paths.loan, {
  session: SOMYING,
  act: typeDay,
  shows: 'หลังหักงวดที่ 27–28 แล้ว',
  handlers: [
    answered(`member/member_loan_payoff/${encodeURIComponent('ส6700123')}`, {
      rc_code: '1',
      data: [
        {
          value: {
            day: '2027-01-16',
            total_amount: '477147.97',
            principal_amount: '475500.00',
            interest_amount: '1647.97',
            days: 22,
            arrear_amount: '0.00',
          },
          missing: [],
          obstacle: null,
        },
      ],
    }),
  ],
});

/** A date in the past: the typed text and the last amount stay. */
export const PayoffOfYesterday: Story = portalStory(paths.loan, {
  session: SOMYING,
  act: async () => {
    const field = await screen.findByRole('textbox', { name: /^วันที่จะชำระ/ });
    await userEvent.clear(field);
    await userEvent.type(field, '1 ม.ค. 2569{Tab}');
  },
  shows: 'คิดย้อนหลังไม่ได้',
});

/** A rate lowered in mid-month. */
export const ChangedRate: Story = portalStory(paths.loan, {
  session: SOMYING,
  shows: 'ร้อยละ 6.00 ต่อปี',
  handlers: [
    answered(`member/member_loan_forecast/${encodeURIComponent('ส6700123')}`, {
      rc_code: '1',
      data: [
        {
          ...LOAN_FORECAST,
          rates: [
            { from: '2024-09-10', rate: '6.0000' },
            { from: '2026-10-07', rate: '5.7500' },
          ],
        },
      ],
    }),
  ],
});

/** A row that was posted after a later one, and one of a day to come. */
export const PostedOnAnotherDay: Story = portalStory(paths.loan, {
  session: SOMYING,
  shows: 'รายการที่บันทึกย้อนหลังหรือล่วงหน้า',
  handlers: [
    answered(`member/member_loan_forecast/${encodeURIComponent('ส6700123')}`, {
      rc_code: '1',
      data: [
        {
          ...LOAN_FORECAST,
          backdated: [
            {
              seq_no: 29,
              loan_payment_date: '2026-10-10',
              item_type_description: 'ปรับปรุงเงินต้น',
              period: null,
              principal_amount: '-10000.00',
              posted_after: '2026-10-23',
            },
          ],
          postdated: [
            {
              seq_no: 30,
              loan_payment_date: '2026-12-01',
              item_type_description: 'รับเงินกู้',
              period: null,
              principal_amount: '500.00',
            },
          ],
        },
      ],
    }),
  ],
});

/** A ledger without a rate: the chart so far, and what is missing. */
export const WithoutRate: Story = portalStory(paths.loan, {
  session: SOMYING,
  shows: 'สัญญานี้ไม่มีอัตราดอกเบี้ยในระบบ',
  handlers: [
    answered(`member/member_loan_forecast/${encodeURIComponent('ส6700123')}`, {
      rc_code: '1',
      data: [{ ...LOAN_FORECAST, end: NO_RATE, plan: NO_RATE, payoff: NO_RATE, years: [] }],
    }),
  ],
});

export const ForecastFailed: Story = portalStory(paths.loan, {
  session: SOMYING,
  shows: 'ยังแสดงงวดสุดท้ายไม่ได้',
  handlers: [failed(`member/member_loan_forecast/${encodeURIComponent('ส6700123')}`)],
  toast: true,
});

export const Empty: Story = portalStory(paths.loan, {
  session: SOMYING,
  shows: 'ไม่มีเงินกู้คงเหลือ',
  handlers: [empty('member/member_loan')],
});

export const Failed: Story = portalStory(paths.loan, {
  session: SOMYING,
  shows: 'ยังแสดงสัญญาเงินกู้ไม่ได้',
  handlers: [failed('member/member_loan')],
  toast: true,
});
