import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './not-found.tsx';

const meta = {
  title: 'โครงหน้า/NotFound',
  component: NotFound,
  tags: ['!autodocs'],
  args: {
    coopNameTH: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
    coopNameEN: 'Example Savings and Credit Cooperative, Limited',
    homeLink: <a href="#home">กลับหน้าหลัก</a>,
  },
  argTypes: { ref: { table: { disable: true } }, logo: { control: false }, homeLink: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'กลับหน้าหลัก' })).toHaveAttribute('href', '#home');
  },
};

export const LongName: Story = {
  args: {
    coopNameTH: 'สหกรณ์ออมทรัพย์เจ้าหน้าที่กรมทรัพยากรทางทะเลและชายฝั่ง จังหวัดพระนครศรีอยุธยา จำกัด',
  },
};
