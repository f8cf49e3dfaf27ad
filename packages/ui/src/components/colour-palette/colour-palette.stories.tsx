import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ColourPalette } from './colour-palette.tsx';

const meta = {
  title: 'เริ่มต้น/ColourPalette',
  component: ColourPalette,
  tags: ['!autodocs'],
  argTypes: { ref: { table: { disable: true } }, words: { control: false } },
} satisfies Meta<typeof ColourPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'w1440' } };

export const Default: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await waitFor(() => expect(canvas.getAllByText('ผ่าน 7 : 1').length).toBeGreaterThan(20));
    await expect(canvas.queryByText(/ไม่ถึง/)).toBeNull();
  },
};

const GROUP_NAMES = {
  ground: 'พื้น',
  cover: 'ปก',
  money: 'รับและจ่าย',
  message: 'ข้อความถึงสมาชิก',
  line: 'เส้น',
};

export const OtherWords: Story = {
  globals: wide,
  args: {
    words: {
      group: (key) => GROUP_NAMES[key],
      role: (token) => (token === 'brand' ? 'สีบานเย็น' : 'สีอื่น'),
      sample: 'เงินฝาก 500.00',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'รับและจ่าย' })).toBeVisible();
    await expect(canvas.getByText('สีบานเย็น')).toBeVisible();
  },
};

export const Grayscale: Story = {
  globals: { ...wide, grayscale: 'on' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ไม่ถึง/)).toBeNull();
  },
};

export const Dark: Story = { ...Grayscale, globals: { ...wide, appearance: 'dark' } };

export const HighContrast: Story = { ...Grayscale, globals: { ...wide, appearance: 'contrast' } };

export const HighContrastDark: Story = { ...Grayscale, globals: { ...wide, appearance: 'contrast-dark' } };

export const Khram: Story = { ...Grayscale, globals: { ...wide, theme: 'khram' } };

export const Mangkhut: Story = { ...Grayscale, globals: { ...wide, theme: 'mangkhut' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
