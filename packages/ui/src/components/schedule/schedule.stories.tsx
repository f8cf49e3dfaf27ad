import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '../panel/panel.tsx';
import { Schedule, type ScheduleRow } from './schedule.tsx';

const PAID: ScheduleRow[] = [
  {
    key: '2567',
    period: '2567',
    note: 'ชำระแล้ว',
    paid: true,
    instalments: '1–4',
    principal: '20000.00',
    interest: '10209.80',
    balance: '600000.00',
  },
  {
    key: '2569-paid',
    period: '2569',
    note: 'ถึง 23 ต.ค.',
    paid: true,
    instalments: '5–26',
    principal: '114500.00',
    interest: '57377.53',
    balance: '485500.00',
  },
];
const PLANNED: ScheduleRow[] = [
  {
    key: '2569',
    period: '2569',
    note: 'พ.ย.–ธ.ค.',
    instalments: '27–28',
    principal: '10000.00',
    interest: '4794.79',
    balance: '475500.00',
    trial: '473500.00',
  },
  {
    key: '2570',
    period: '2570',
    instalments: '29–40',
    principal: '60000.00',
    interest: '25758.03',
    balance: '415500.00',
    trial: 'repaid',
  },
];
const LARGE = '999999999999.99';
const SUMS = { instalments: '98 งวด', principal: '485500.00', interest: '114348.99' };

const meta = {
  title: 'ข้อมูล/Schedule',
  component: Schedule,
  tags: ['!autodocs'],
  args: { caption: 'ตารางชำระเงินกู้สามัญ ส6700123', rows: [...PAID, ...PLANNED], sums: SUMS },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [(Story) => <Panel>{Story()}</Panel>],
} satisfies Meta<typeof Schedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('columnheader', { name: 'คงเหลือ ถ้าชำระเพิ่ม' })).toBeInTheDocument();
  },
};

export const WithoutTrial: Story = {
  args: { rows: PLANNED.map((row) => ({ ...row, trial: undefined })) },
};

/** The books do not state the interest. */
export const Unknown: Story = {
  args: { rows: PAID.map((row) => ({ ...row, interest: null })), sums: { ...SUMS, interest: null } },
};

export const NoRows: Story = { args: { rows: [], sums: undefined } };

export const Narrow: Story = { decorators: [(Story) => <div className="max-w-80">{Story()}</div>] };

export const LargeText: Story = { ...Narrow, globals: { textSize: '200' } };

/** Amounts that are wider than a line wrap, since a cut amount would be a wrong one. */
export const VeryLarge: Story = {
  ...LargeText,
  args: {
    rows: PLANNED.map((row) => ({ ...row, principal: LARGE, interest: LARGE, balance: LARGE, trial: LARGE })),
    sums: { instalments: '360 งวด', principal: LARGE, interest: LARGE },
  },
  play: async ({ canvas, canvasElement }) => {
    const end = canvasElement.querySelector('.max-w-80')?.getBoundingClientRect().right ?? 0;
    const ends = canvas.getAllByText(/999/).map((amount) => amount.getBoundingClientRect().right);
    await expect(Math.max(...ends)).toBeLessThanOrEqual(Math.ceil(end));
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };
