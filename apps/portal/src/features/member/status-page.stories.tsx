import type { Meta, StoryObj } from '@storybook/react-vite';
import { DIVIDEND_YEAR } from '../../../test/benefit-fixtures.ts';
import { SOMYING, STATUS_ROW } from '../../../test/member-fixtures.ts';
import { answered, empty, failed, loading, portalStory } from '../../../test/portal-story.tsx';
import { DEDUCTION } from '../../../test/receipt-fixtures.ts';
import { paths } from '../../lib/paths.ts';

const meta = { title: 'ข้อมูลส่วนตัว', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' });

export const OnAPhone: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { viewport: { value: 'w360' } },
};

/** One column, complete, without horizontal scrolling. */
export const LargestText: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { viewport: { value: 'w360' }, textSize: '200' },
};

export const Dark: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { appearance: 'dark' },
};

export const HighContrast: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { appearance: 'contrast' },
};

/** The formal theme, for a cooperative of civil servants. */
export const Khram: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { theme: 'khram' },
};

/** The softer theme, for a cooperative of a hospital or a school. */
export const Mangkhut: Story = {
  ...portalStory(paths.status, { session: SOMYING, shows: 'ข้อมูลติดต่อ' }),
  globals: { theme: 'mangkhut' },
};

export const Loading: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'กำลังโหลด',
  handlers: [loading('member/member_status')],
});

export const Empty: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'ยังไม่มีข้อมูลในทะเบียนสมาชิก',
  handlers: [empty('member/member_status')],
});

export const Failed: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'ยังแสดงข้อมูลส่วนตัวไม่ได้',
  handlers: [failed('member/member_status')],
  toast: true,
});

/** One row shows an error; the others are unaffected. */
export const FailedRow: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'ยังแสดงเงินกู้ไม่ได้',
  handlers: [failed('member/member_loan_outlook')],
  toast: true,
});

/** Balances to confirm, while another row of open requests failed. */
export const ToConfirm: Story = {
  ...portalStory(paths.status, {
    session: SOMYING,
    shows: 'เหลือ 6 รายการ',
    handlers: [
      answered('member/member_status', {
        rc_code: '1',
        data: [
          {
            ...STATUS_ROW,
            open_confirmation: { balance_on: '2026-10-31', open_until: '2026-12-20', unanswered: 6 },
          },
        ],
      }),
      failed('member/member_privacy_requests'),
    ],
    toast: true,
  }),
  globals: { viewport: { value: 'w360' } },
};

/** The month's bill has become a receipt. */
export const BillTaken: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'หักแล้ว',
  handlers: [
    answered('member/member_deduction', {
      rc_code: '1',
      data: [{ ...DEDUCTION, posted: '1', day: '2026-11-20', collected_amount: '10024.01' }],
    }),
  ],
});

/** The newest receipt is of the previous month, and this month has no bill yet. */
export const NoBill: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'ยังไม่มีใบแจ้งหนี้เดือนพฤศจิกายน 2569',
  handlers: [
    answered('member/member_deduction', {
      rc_code: '1',
      data: [
        {
          ...DEDUCTION,
          receive_month: 10,
          posted: '1',
          next_pay_day: { value: '2026-11-25', missing: [], obstacle: null },
        },
      ],
    }),
  ],
});

/** The dividend is announced, but not paid yet. */
export const DividendDue: Story = portalStory(paths.status, {
  session: SOMYING,
  shows: 'กำหนดจ่าย',
  handlers: [
    answered('member/member_div', {
      rc_code: '1',
      data: [{ ...DIVIDEND_YEAR, paid_on: '2026-12-02' }],
    }),
  ],
});

/** A new member without receipts sees an introduction. */
export const NewMember: Story = {
  ...portalStory(paths.status, {
    session: SOMYING,
    shows: 'เริ่มต้นที่นี่',
    handlers: [
      answered('member/member_status', {
        rc_code: '1',
        data: [
          {
            ...STATUS_ROW,
            joined_on: '2026-11-16',
            share_stock: null,
            share_amount: null,
            period: null,
            share_paid_on: null,
            deposit_account_count: 0,
            loan_contract_count: 0,
          },
        ],
      }),
      empty('member/member_kep'),
      empty('member/member_deduction'),
      empty('member/member_loan_outlook'),
      empty('member/member_div'),
      empty('member/member_welfare'),
    ],
  }),
  globals: { viewport: { value: 'w360' } },
};
