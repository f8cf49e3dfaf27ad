import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WovenBand } from './woven-band.tsx';

const meta = {
  title: 'เริ่มต้น/WovenBand',
  component: WovenBand,
  tags: ['!autodocs'],
} satisfies Meta<typeof WovenBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const band = canvasElement.querySelector('[data-slot=woven-band]');
    await expect(band).toHaveAttribute('aria-hidden', 'true');
    await expect(band?.getBoundingClientRect().height).toBe(16);
  },
};

/** Two bands on a page have separate pattern ids. */
export const Twice: Story = {
  render: () => (
    <div className="grid gap-4">
      <WovenBand />
      <WovenBand />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('pattern')].map((pattern) => pattern.id);
    await expect(new Set(ids).size).toBe(2);
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

/** The band does not grow with the text. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=woven-band]')?.getBoundingClientRect().height).toBe(
      16,
    );
  },
};
