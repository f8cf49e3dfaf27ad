import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Phrases } from './index.ts';

const TITLE = 'ประกาศผลการสรรหาคณะกรรมการดำเนินการ ชุดที่ 48 ประจำปี 2570';

const meta = {
  title: 'ข้อมูล/Phrases',
  component: Phrases,
  tags: ['!autodocs'],
  args: { children: TITLE },
} satisfies Meta<typeof Phrases>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(TITLE);
  },
};

/** Each phrase goes to the next line whole; only one that is wider than the line breaks. */
export const Narrow: Story = {
  render: ({ children }) => (
    <h2 className="max-w-48 rounded-md border border-line bg-surface p-3 font-head font-semibold">
      <Phrases>{children}</Phrases>
    </h2>
  ),
};
