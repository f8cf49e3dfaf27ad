import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonPanel, SkeletonTable } from './skeleton.tsx';

const meta = {
  title: 'ข้อความถึงผู้ใช้/Skeleton',
  component: SkeletonPanel,
  subcomponents: { SkeletonTable },
  tags: ['!autodocs'],
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof SkeletonPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('กำลังโหลด')).toBeInTheDocument();
  },
};

export const OneLine: Story = { args: { lines: 1 } };

export const Table: Story = { render: () => <SkeletonTable /> };

export const TableInNarrowPlace: Story = {
  render: () => (
    <div className="w-72 max-w-full">
      <SkeletonTable rows={4} label="กำลังโหลดรายการเงินฝาก" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('กำลังโหลดรายการเงินฝาก')).toBeInTheDocument();
  },
};
