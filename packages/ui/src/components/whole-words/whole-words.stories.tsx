import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WholeWords } from './index.ts';

const SENTENCE = 'ดูยอดเงินฝาก เงินกู้ และใบเสร็จรับเงินถึง 30 พ.ย. 2569 สอบถามเจ้าหน้าที่ 02-123-4567';

const meta = {
  title: 'ข้อมูล/WholeWords',
  component: WholeWords,
  tags: ['!autodocs'],
  args: { children: SENTENCE },
} satisfies Meta<typeof WholeWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(SENTENCE);
  },
};

/** Words such as เงินกู้ and ใบเสร็จรับเงิน, the date and the telephone number go to the next line whole. */
export const Narrow: Story = {
  render: ({ children }) => (
    <p className="max-w-48 rounded-md border border-line bg-surface p-3">
      <WholeWords>{children}</WholeWords>
    </p>
  ),
};
