import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Megaphone, Newspaper } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { WovenPicture } from '../content-card/woven-picture.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { SkeletonPanel } from '../skeleton/skeleton.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Banner, BannerSteps } from './banner.tsx';
import { KhitPanel } from './khit-panel.tsx';

const ACTION = (
  <Button asChild>
    <a href="#/show/1300">
      อ่านประกาศ
      <ArrowRight aria-hidden />
    </a>
  </Button>
);

const meta = {
  title: 'ข้อมูล/Banner',
  component: Banner,
  subcomponents: { BannerSteps, KhitPanel },
  tags: ['!autodocs'],
  args: {
    title: 'ประชุมใหญ่สามัญประจำปี\u00a02569 และจ่ายปันผลเฉลี่ยคืน',
    picture: <KhitPanel />,
    badge: <StatusBadge icon={<Megaphone aria-hidden />}>ประกาศ</StatusBadge>,
    children: 'วันเสาร์ที่ 16 มกราคม 2570 เวลา 9.00 น. ณ หอประชุมสำนักงานใหญ่ สมาชิกลงทะเบียนได้ตั้งแต่ 7.30 น.',
    action: ACTION,
    steps: <BannerSteps story={1} total={4} onStoryChange={fn<(story: number) => void>()} />,
  },
  argTypes: {
    ref: { table: { disable: true } },
    picture: { control: false },
    badge: { control: false },
    action: { control: false },
    steps: { control: false },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const desk = { viewport: { value: 'w1440' } };

export const Default: Story = {
  globals: desk,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: /ประชุมใหญ่สามัญประจำปี/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'อ่านประกาศ' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'เรื่องก่อนหน้า' })).toHaveFocus();
  },
};

const TITLES = [
  'ประชุมใหญ่สามัญประจำปี\u00a02569 และจ่ายปันผลเฉลี่ยคืน',
  'เปิดรับคำขอกู้สามัญโครงการพิเศษ',
  'แจ้งวันหยุดทำการเดือนธันวาคม\u00a02569',
];

/** The app holds the current story; after the last comes the first. */
export const Turning: Story = {
  globals: desk,
  render: function Render(args) {
    const [story, setStory] = useState(1);
    return (
      <Banner
        {...args}
        title={TITLES[story - 1]}
        steps={<BannerSteps story={story} total={TITLES.length} onStoryChange={setStory} />}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'เรื่องถัดไป' });
    await userEvent.click(next);
    await expect(canvas.getByRole('heading', { name: 'เปิดรับคำขอกู้สามัญโครงการพิเศษ' })).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'เรื่องก่อนหน้า' }));
    await userEvent.click(canvas.getByRole('button', { name: 'เรื่องก่อนหน้า' }));
    await expect(canvas.getByText('3 จาก 3')).toBeVisible();
    await userEvent.click(next);
    await expect(canvas.getByText('1 จาก 3')).toBeVisible();
  },
};

export const OneStory: Story = {
  globals: desk,
  args: { steps: <BannerSteps story={1} total={1} onStoryChange={fn()} />, level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WovenPictureOfCategory: Story = {
  globals: desk,
  args: { picture: <WovenPicture pattern="herringbone" icon={<Newspaper aria-hidden />} /> },
};

export const Telephone: Story = { globals: { viewport: { value: 'w360' } } };

export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };

export const LongWords: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: {
    title: 'ขอแสดงความยินดีกับนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา สมาชิกดีเด่นประจำปี 2569',
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Loading: Story = { render: () => <SkeletonPanel lines={6} /> };

export const Empty: Story = {
  render: () => (
    <EmptyState icon={<Megaphone aria-hidden />} title="ยังไม่มีเรื่องเด่น">
      เรื่องแรกจะแสดงเมื่อสหกรณ์ประกาศ
    </EmptyState>
  ),
};

export const Grayscale: Story = { globals: { ...desk, grayscale: 'on' } };

export const Dark: Story = { globals: { ...desk, appearance: 'dark' } };

export const HighContrast: Story = { globals: { ...desk, appearance: 'contrast' } };
