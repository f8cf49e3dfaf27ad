import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { TopBar, TopBarMember, TopBarWide } from './top-bar.tsx';

const meta = {
  title: 'โครงหน้า/TopBar',
  component: TopBar,
  subcomponents: { TopBarWide, TopBarMember },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    coopNameTH: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
    coopNameEN: 'Example Savings and Credit Cooperative, Limited',
  },
  argTypes: {
    ref: { table: { disable: true } },
    logo: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const MEMBER = (
  <TopBarWide>
    <Button size="sm">การแสดงผล</Button>
    <TopBarMember name="นางสมหญิง ใจดี" membershipNo="001234" avatar={<Avatar name="สมหญิง" />} />
  </TopBarWide>
);

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { children: MEMBER },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Example Savings and Credit Cooperative, Limited')).toBeVisible();
    await expect(canvas.getByText('นางสมหญิง')).toBeVisible();
    await expect(canvas.getByText('เลขสมาชิก 001234')).toBeVisible();
  },
};

/** Hides the wide parts under 64 rem. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <>
        {MEMBER}
        <Button>เมนู</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('เลขสมาชิก 001234')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'เมนู' })).toBeVisible();
  },
};

export const NamesOnly: Story = {};

export const WithoutMember: Story = {
  args: {
    children: (
      <Button variant="quiet" asChild>
        <a href="#/home">
          <House aria-hidden />
          กลับหน้าหลัก
        </a>
      </Button>
    ),
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'w1024' } },
  args: {
    coopNameTH: 'สหกรณ์ออมทรัพย์สาธารณสุขและบุคลากรทางการศึกษาจังหวัดตัวอย่างใต้ จำกัด',
    coopNameEN:
      'Southern Example Public Health and Educational Personnel Savings and Credit Cooperative, Limited',
    children: (
      <TopBarWide>
        <TopBarMember
          name="นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา"
          membershipNo="005678"
          avatar={<Avatar name="ปิ่นมณีรัตน์กานดา" />}
        />
      </TopBarWide>
    ),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** With large text on a small screen the name moves under the logo, which keeps its size. */
export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: { children: <Button>เมนู</Button> },
  play: async ({ canvas, canvasElement }) => {
    const mark = canvasElement.querySelector('[data-slot=logo]')?.getBoundingClientRect();
    await expect(mark?.width).toBe(44);
    await expect(canvas.getByText(/สหกรณ์ออมทรัพย์/).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      mark?.bottom ?? Infinity,
    );
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { ...Default, globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };

export const HighContrast: Story = {
  ...Default,
  globals: { viewport: { value: 'w1440' }, appearance: 'contrast' },
};
