import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.tsx';

const meta = {
  title: 'การกระทำ/Breadcrumb',
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem },
  tags: ['!autodocs'],
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
  args: {
    children: (
      <>
        <BreadcrumbItem asChild>
          <a href="#/home">หน้าแรก</a>
        </BreadcrumbItem>
        <BreadcrumbItem asChild>
          <a href="#/list/news">ข่าวประชาสัมพันธ์</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>เปิดรับคำขอกู้สามัญโครงการพิเศษ</BreadcrumbItem>
      </>
    ),
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'เส้นทาง' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('เปิดรับคำขอกู้สามัญโครงการพิเศษ')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'หน้าแรก' })).toHaveFocus();
  },
};

/** On a phone the current page is not repeated, since its heading follows. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('เปิดรับคำขอกู้สามัญโครงการพิเศษ')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ข่าวประชาสัมพันธ์' })).toBeVisible();
  },
};

export const OneStep: Story = {
  args: {
    children: (
      <BreadcrumbItem asChild>
        <a href="#/home">หน้าแรก</a>
      </BreadcrumbItem>
    ),
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: {
    children: (
      <>
        <BreadcrumbItem href="#/home">หน้าแรก</BreadcrumbItem>
        <BreadcrumbItem href="#/list/news">
          ประกาศและระเบียบว่าด้วยเงินสงเคราะห์ครอบครัวสมาชิกผู้ถึงแก่กรรม
        </BreadcrumbItem>
        <BreadcrumbItem current>นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา</BreadcrumbItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { globals: { appearance: 'dark', viewport: { value: 'w768' } } };
