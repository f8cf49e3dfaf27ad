import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BarChart } from './bar-chart.tsx';
import { FlowChart, type FlowChartProps } from './flow-chart.tsx';
import { GrowthChart } from './growth-chart.tsx';

const meta = {
  title: 'ข้อมูล/BarChart',
  component: BarChart,
  subcomponents: { FlowChart, GrowthChart },
  tags: ['!autodocs'],
  args: {
    caption: 'ยอดรับสุทธิ 5 ปี',
    bars: [
      { label: '2564', value: '18105.50' },
      { label: '2565', value: '20060.00' },
      { label: '2566', value: '22145.25' },
      { label: '2567', value: '24310.50' },
      { label: '2568', value: '26485.75' },
    ],
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A year without an amount keeps its place. */
export const Gap: Story = {
  args: {
    bars: [
      { label: '2566', value: '22145.25' },
      { label: '2567', value: null },
      { label: '2568', value: '0.00' },
    ],
  },
};

export const NoBars: Story = {
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ยังไม่มีข้อมูล')).toBeVisible();
  },
};

const FLOW: FlowChartProps = {
  caption: 'เงินเข้าและออกของบัญชีใช้จ่าย 6 เดือน',
  months: [
    { month: '2026-06', in: '35649.41', out: '43063.75' },
    { month: '2026-07', in: '34390.00', out: '29651.75' },
    { month: '2026-08', in: '51410.00', out: '48993.00' },
    { month: '2026-09', in: '44850.00', out: '52753.50' },
    { month: '2026-10', in: '60795.75', out: '62452.75' },
    { month: '2026-11', in: '660.00', out: '34802.00' },
  ],
};

const onPressedChange = fn();

export const Flow: Story = {
  render: () => <FlowChart {...FLOW} onPressedChange={onPressedChange} />,
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('button', { name: /^ตุลาคม\s2569 เข้า 60,795.75 ออก 62,452.75$/ });
    await userEvent.click(month);
    await expect(onPressedChange).toHaveBeenLastCalledWith('2026-10');
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(onPressedChange).toHaveBeenLastCalledWith(null);
  },
};

export const FlowPressed: Story = { render: () => <FlowChart {...FLOW} defaultPressed="2026-10" /> };

/** In two rows of six on a phone. */
export const FlowYear: Story = {
  render: () => (
    <FlowChart
      caption="เงินเข้าและออกของบัญชีใช้จ่าย ปี 2568"
      months={Array.from({ length: 12 }, (_, index) => ({
        month: `2025-${String(index + 1).padStart(2, '0')}`,
        in: `${30_000 + 2500 * (index % 5)}.00`,
        out: `${28_000 + 3000 * (index % 4)}.50`,
      }))}
      defaultPressed="2025-03"
    />
  ),
  globals: { viewport: { value: 'w360' } },
};

export const NoFlow: Story = {
  render: () => <FlowChart caption={FLOW.caption} months={[{ month: '2026-11', in: '0.00', out: '0.00' }]} />,
};

const growth = (
  <GrowthChart
    description="ทุนเรือนหุ้นเพิ่มจาก 158,500.00 บาท ก่อนปี 2559 เป็น 518,500.00 บาท ในปี 2569"
    caption="ทุนเรือนหุ้นสิ้นปี (บาท)"
    opening="158500.00"
    years={Array.from({ length: 11 }, (_, index) => ({
      label: String(2559 + index),
      added: index === 8 ? '60000.00' : '30000.00',
      note: index === 8 ? 'ซื้อเพิ่ม 30,000' : undefined,
    }))}
  />
);

export const Growth: Story = { render: () => growth };

/** What was taken out is dashed. */
export const GrowthAndWithdrawal: Story = {
  render: () => (
    <GrowthChart
      description="ทุนเรือนหุ้นลดลงในปี 2568"
      caption="ทุนเรือนหุ้นสิ้นปี (บาท)"
      opening="0.00"
      years={[
        { label: '2567', added: '90000.00' },
        { label: '2568', added: '-40000.00' },
        { label: '2569', added: '12000.00' },
      ]}
    />
  ),
};

const everything: Story['render'] = (args) => (
  <div className="grid gap-6">
    <BarChart {...args} />
    <FlowChart {...FLOW} defaultPressed="2026-10" />
    {growth}
  </div>
);

export const Narrow: Story = { render: (...args) => <div className="max-w-80">{everything(...args)}</div> };

export const LargeText: Story = { ...Narrow, globals: { textSize: '200' } };

export const Dark: Story = { render: everything, globals: { appearance: 'dark' } };

export const HighContrast: Story = { render: everything, globals: { appearance: 'contrast' } };

export const Grayscale: Story = { render: everything, globals: { grayscale: 'on' } };
