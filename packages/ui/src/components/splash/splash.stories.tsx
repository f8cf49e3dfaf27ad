import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Splash } from './splash.tsx';

const meta = {
  title: 'โครงหน้า/Splash',
  component: Splash,
  tags: ['!autodocs'],
  argTypes: { ref: { table: { disable: true } }, logo: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'ระบบสมาชิก Online' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('กำลังโหลด'));
  },
};

export const OtherTitle: Story = { args: { title: 'ระบบสมาชิกสหกรณ์ออมทรัพย์ครูอุบลราชธานี จำกัด' } };
