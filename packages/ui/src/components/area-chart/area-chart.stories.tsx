import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PAST, PLAN, TRIAL, getBalances } from './area-chart.fixtures.ts';
import { AreaChart } from './area-chart.tsx';

const meta = {
  title: 'ข้อมูล/AreaChart',
  component: AreaChart,
  tags: ['!autodocs'],
  args: {
    description: 'หนี้คงเหลือตั้งแต่กันยายน 2567 วันนี้ 490,000.00 บาท ตามสัญญาหมดธันวาคม 2577 ถ้าชำระเพิ่มหมดสิงหาคม 2575',
    caption: 'หนี้คงเหลือสิ้นปี (บาท)',
    past: PAST,
    plan: PLAN,
    trial: TRIAL,
    today: '2026-11-20',
  },
  argTypes: { ref: { table: { disable: true } }, table: { control: false } },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: args.description })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part=trial]')).not.toBeNull();
  },
};

export const WithoutTrial: Story = { args: { trial: undefined } };

/** Only the agreed plan, for example of a loan in a calculator. */
export const PlanOnly: Story = {
  args: {
    description: 'หนี้คงเหลือตั้งแต่พฤศจิกายน 2569 หมดธันวาคม 2577',
    past: [],
    trial: undefined,
    today: undefined,
  },
};

export const PastOnly: Story = {
  args: {
    description: 'เงินฝากตั้งแต่กันยายน 2567 เหลือ 490,000.00 บาท',
    plan: undefined,
    trial: undefined,
    today: undefined,
  },
};

/** A short loan has months at both ends of its axis. */
export const Months: Story = {
  args: {
    description: 'เงินกู้ฉุกเฉินเหลือ 12,000.00 บาท หมดมิถุนายน 2570',
    past: getBalances('2026-08', 3, 15000, 1500),
    plan: getBalances('2026-11', 8, 10500, 1500),
    trial: undefined,
  },
};

export const ManyYears: Story = {
  args: { plan: getBalances('2026-11', 360, 48500000, 134722), past: [], trial: undefined, today: undefined },
};

/** Fewer than two points are a sentence. */
export const TooFewPoints: Story = {
  args: { past: PAST.slice(0, 1), plan: undefined, trial: undefined, today: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ยังมีข้อมูลไม่พอจะวาดเป็นแผนภูมิ')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="max-w-80">
      <AreaChart {...args} />
    </div>
  ),
};

export const LargeText: Story = { ...Narrow, globals: { textSize: '200' } };

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const Grayscale: Story = { globals: { grayscale: 'on' } };
