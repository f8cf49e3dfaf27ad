import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackLink } from '../back-link/back-link.tsx';
import { Button } from '../button/button.tsx';
import { ThaiDate } from '../thai-date/thai-date.tsx';
import { PageHead } from './page-head.tsx';

const meta = {
  title: 'โครงหน้า/PageHead',
  component: PageHead,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div className="@container">
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'ข้อมูลส่วนตัว',
    back: <BackLink href="#/member/welcome" />,
    note: (
      <>
        อัพเดทล่าสุดเมื่อ <ThaiDate value="2026-11-19" />
      </>
    ),
  },
  argTypes: {
    ref: { table: { disable: true } },
    back: { control: false },
    note: { control: false },
    aside: { control: false },
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว' })).toBeVisible();
    await expect(canvas.getByText('อัพเดทล่าสุดเมื่อ')).toBeVisible();
  },
};

/** Under 64 rem the strip under the top bar shows the note. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { title: 'รายการเคลื่อนไหวเงินฝากออมทรัพย์พิเศษ เพื่อการศึกษาบุตร' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('อัพเดทล่าสุดเมื่อ')).not.toBeVisible();
  },
};

export const WithControl: Story = {
  args: { title: 'ปันผลเฉลี่ยคืน', aside: <Button>ปี 2569</Button> },
};

export const TitleOnly: Story = { args: { title: 'เปลี่ยนรหัสผ่าน', back: undefined, note: undefined } };

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: { title: 'รายการเคลื่อนไหวเงินฝาก', aside: <Button>ปี 2569</Button> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
