import type { Meta, StoryObj } from '@storybook/react-vite';
import { PiggyBank } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { SkeletonPanel } from '../skeleton/skeleton.tsx';
import { Tabs, TabsList, TabsPanel, TabsTab } from './tabs.tsx';

const meta = {
  title: 'ข้อมูล/Tabs',
  component: Tabs,
  subcomponents: { TabsList, TabsTab, TabsPanel },
  tags: ['!autodocs'],
  args: {
    defaultValue: 'current',
    onValueChange: fn<(value: string) => void>(),
    children: (
      <>
        <TabsList label="สวัสดิการของสมาชิก">
          <TabsTab value="current">ที่ได้รับอยู่</TabsTab>
          <TabsTab value="past">ที่เคยได้รับ</TabsTab>
          <TabsTab value="open">ที่ขอได้</TabsTab>
        </TabsList>
        <TabsPanel value="current">ทุนการศึกษาบุตร 2,000.00 บาท วันที่ 12 พฤศจิกายน 2569</TabsPanel>
        <TabsPanel value="past">ของขวัญวันเกิด 500.00 บาท วันที่ 7 กุมภาพันธ์ 2569</TabsPanel>
        <TabsPanel value="open">เงินสงเคราะห์การรักษาพยาบาล ยื่นคำขอภายใน 90 วัน</TabsPanel>
      </>
    ),
  },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'ที่เคยได้รับ' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('past');
    await expect(canvas.getByRole('tabpanel', { name: 'ที่เคยได้รับ' })).toHaveTextContent('ของขวัญวันเกิด');
  },
};

/** Tab stops once; arrow keys choose a tab; Home and End go to the ends. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'ที่ได้รับอยู่' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'ที่เคยได้รับ' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'ที่ขอได้' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const DisabledTab: Story = {
  args: {
    children: (
      <>
        <TabsList label="สวัสดิการของสมาชิก">
          <TabsTab value="current">ที่ได้รับอยู่</TabsTab>
          <TabsTab value="past" disabled>
            ที่เคยได้รับ
          </TabsTab>
        </TabsList>
        <TabsPanel value="current">ทุนการศึกษาบุตร 2,000.00 บาท</TabsPanel>
      </>
    ),
  },
};

const STATES = (
  <TabsList label="สวัสดิการของสมาชิก">
    <TabsTab value="current">ที่ได้รับอยู่</TabsTab>
    <TabsTab value="past">ที่เคยได้รับ</TabsTab>
  </TabsList>
);

export const Loading: Story = {
  args: {
    children: (
      <>
        {STATES}
        <TabsPanel value="current">
          <SkeletonPanel />
        </TabsPanel>
      </>
    ),
  },
};

export const Empty: Story = {
  args: {
    children: (
      <>
        {STATES}
        <TabsPanel value="current">
          <EmptyState icon={<PiggyBank aria-hidden />} title="ยังไม่ได้รับสวัสดิการ">
            รายการแรกจะแสดงเมื่อคำขอได้รับอนุมัติ
          </EmptyState>
        </TabsPanel>
      </>
    ),
  },
};

export const Failed: Story = {
  args: {
    children: (
      <>
        {STATES}
        <TabsPanel value="current">
          <ErrorState onRetry={fn()} />
        </TabsPanel>
      </>
    ),
  },
};

/** Tabs wrap to a second row. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: {
    children: (
      <>
        <TabsList label="ข่าว">
          <TabsTab value="current">ข่าวประชาสัมพันธ์</TabsTab>
          <TabsTab value="crem">ข่าวฌาปนกิจสงเคราะห์และสวัสดิการครอบครัวสมาชิก</TabsTab>
          <TabsTab value="order">ประกาศ</TabsTab>
        </TabsList>
        <TabsPanel value="current">ประชุมใหญ่สามัญประจำปี 2569</TabsPanel>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };
