import { formatMoney } from '@sahakorn/thai/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DivergingBars } from './diverging-bars.tsx';

const COLUMNS = ['ชื่อ', 'การค้ำ', 'สูงสุดขณะนี้'];

const meta = {
  title: 'ข้อมูล/DivergingBars',
  component: DivergingBars,
  tags: ['!autodocs'],
  args: {
    caption: 'ภาระค้ำประกันสองทาง',
    left: {
      title: 'ท่านค้ำให้ผู้อื่น',
      bars: [
        { key: '1', name: 'นางสาวปิ่นมณี ศรีสุข', note: 'ส6800231', value: '150000.00' },
        { key: '2', name: 'นายก้องภพ ณ บ้านไร่', note: 'ฉ6800031', value: '0.00', ended: 'พ้นภาระแล้ว' },
      ],
    },
    right: {
      title: 'ผู้อื่นค้ำให้ท่าน',
      bars: [
        { key: '3', name: 'นางสาวปิ่นมณี ศรีสุข', note: 'ส6700123', value: '200000.00' },
        { key: '4', name: 'นายก้องภพ ณ บ้านไร่', note: 'ส6700123', value: '200000.00' },
      ],
    },
    table: {
      columns: COLUMNS,
      rows: [
        { key: '1', label: 'นางสาวปิ่นมณี ศรีสุข', cells: ['ท่านค้ำให้', '150,000.00'] },
        { key: '2', label: 'นายก้องภพ ณ บ้านไร่', cells: ['ท่านค้ำให้', '0.00'] },
        { key: '3', label: 'นางสาวปิ่นมณี ศรีสุข', cells: ['ค้ำให้ท่าน', '200,000.00'] },
        { key: '4', label: 'นายก้องภพ ณ บ้านไร่', cells: ['ค้ำให้ท่าน', '200,000.00'] },
      ],
    },
  },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof DivergingBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'ภาระค้ำประกันสองทาง' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};

export const OneSide: Story = {
  args: {
    right: { title: 'ผู้อื่นค้ำให้ท่าน', bars: [] },
    table: {
      columns: COLUMNS,
      rows: [{ key: '1', label: 'นางสาวปิ่นมณี ศรีสุข', cells: ['ท่านค้ำให้', '150,000.00'] }],
    },
  },
};

export const UnknownAmount: Story = {
  args: {
    left: { title: 'ท่านค้ำให้ผู้อื่น', bars: [{ key: '1', name: 'นางสาวปิ่นมณี ศรีสุข', value: null }] },
  },
};

const LARGE = '999999999999.99';

/** Amounts that are wider than a line wrap, since a cut amount would be a wrong one. */
export const VeryLarge: Story = {
  args: {
    left: {
      title: 'ท่านค้ำให้ผู้อื่น',
      bars: [{ key: '1', name: 'นางสาวปิ่นมณี ศรีสุข', note: 'ส6800231', value: LARGE }],
    },
    table: {
      columns: [...COLUMNS, 'วงเงินกู้', 'หนี้คงเหลือ'],
      rows: [
        {
          key: '1',
          label: 'นางสาวปิ่นมณี ศรีสุข',
          cells: ['ท่านค้ำให้', ...Array.from({ length: 3 }, () => formatMoney(LARGE))],
        },
      ],
    },
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  globals: { textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    const end = canvasElement.querySelector('.max-w-80')?.getBoundingClientRect().right ?? 0;
    const ends = canvas.getAllByText(/999/).map((amount) => amount.getBoundingClientRect().right);
    await expect(Math.max(...ends)).toBeLessThanOrEqual(Math.ceil(end));
  },
};

const MANY = Array.from({ length: 6 }, (_, at) => ({
  key: String(at),
  name: `นายสมชาย ใจดี ${at + 1}`,
  value: `${(at + 1) * 12_345}.67`,
}));

export const ManyBars: Story = {
  args: {
    left: { title: 'ท่านค้ำให้ผู้อื่น', bars: MANY },
    right: { title: 'ผู้อื่นค้ำให้ท่าน', bars: [] },
    table: {
      columns: COLUMNS,
      rows: MANY.map(({ key, name, value }) => ({ key, label: name, cells: ['ท่านค้ำให้', value] })),
    },
  },
};

export const Narrow: Story = { decorators: [(Story) => <div className="max-w-80">{Story()}</div>] };

export const LargeText: Story = { ...Narrow, globals: { textSize: '200' } };

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const Grayscale: Story = { globals: { grayscale: 'on' } };
