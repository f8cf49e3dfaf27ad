import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from 'lucide-react';
import { expect } from 'storybook/test';
import { Attachment } from './attachment.tsx';

const meta = {
  title: 'ข้อมูล/Attachment',
  component: Attachment,
  tags: ['!autodocs'],
  args: {
    title: 'แบบคำขอกู้สามัญพิเศษ',
    fileName: 'loan-special-form.pdf',
    bytes: 245_760,
    pages: 2,
    renderLink: (words) => (
      <a href="#/mediafiles/loan-special-form.pdf" download>
        {words}
      </a>
    ),
  },
  argTypes: {
    ref: { table: { disable: true } },
    renderLink: { control: false },
    icon: { control: false },
    words: { control: false },
  },
  decorators: [
    (Story) => (
      <div className="max-w-prose">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Attachment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/PDF · 240\sกิโลไบต์ · 2\sหน้า/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'ดาวน์โหลด แบบคำขอกู้สามัญพิเศษ' });
    await expect(link).toHaveAttribute('download');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LargeFile: Story = {
  args: {
    title: 'รายงานกิจการประจำปี 2568',
    fileName: 'annual-report-2568.pdf',
    bytes: 48_234_496,
    pages: 212,
  },
};

export const Table: Story = {
  args: {
    title: 'ตารางผ่อนชำระเงินกู้สามัญ',
    fileName: 'schedule.xlsx',
    bytes: 18_432,
    pages: undefined,
    icon: <Sheet aria-hidden />,
  },
};

/** A feed with only the name. */
export const UnknownSize: Story = {
  args: { title: 'ประกาศโครงการฉบับเต็ม', fileName: 'announcement', bytes: null, pages: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ไฟล์')).toBeVisible();
  },
};

export const OtherWords: Story = {
  args: {
    words: {
      download: 'เปิดไฟล์',
      pages: 'แผ่น',
      kind: () => 'เอกสารอ่าน',
      size: (bytes) => `${Math.ceil(bytes / 1000)}\u00a0พันไบต์`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^เอกสารอ่าน · 246\sพันไบต์ · 2\sแผ่น$/)).toBeVisible();
  },
};

/** What a reader without a network finds: the first opens, the second does not. */
export const Offline: Story = {
  args: { offline: 'kept' },
  render: (args) => (
    <div className="grid gap-3">
      <Attachment {...args} />
      <Attachment {...args} title="ตารางผ่อนชำระ" offline="away" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/2\sหน้า · เก็บไว้แล้ว/);
    await expect(canvasElement).toHaveTextContent(/เปิดได้เมื่อเชื่อมต่อแล้ว$/);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const LongTitle: Story = {
  args: {
    title: 'หนังสือแสดงเจตนารับเงินสงเคราะห์ครอบครัวของนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา (ฉบับแก้ไขครั้งที่ 3)',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };
