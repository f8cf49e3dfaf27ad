import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bike, HandHeart, Images, TreePine, UsersRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { SkeletonPanel } from '../skeleton/skeleton.tsx';
import { ThaiDate } from '../thai-date/thai-date.tsx';
import { ContentCard, ContentCards } from './content-card.tsx';
import { WovenPicture } from './woven-picture.tsx';

/** A drawing instead of a photograph, so that the story needs no file. */
const PHOTOGRAPH =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"%3E%3Cpath fill="%23717f7f" d="M0 0h8v6H0z"/%3E%3Cpath fill="%23263537" d="M0 6l3-4 2 2 1-1 2 3z"/%3E%3C/svg%3E';

const meta = {
  title: 'ข้อมูล/ContentCard',
  component: ContentCard,
  subcomponents: { ContentCards, WovenPicture },
  tags: ['!autodocs'],
  args: {
    picture: <WovenPicture pattern="steps" icon={<UsersRound aria-hidden />} />,
    link: <a href="#/show/1401">สัมมนาสมาชิกใหม่ รุ่นที่ 42</a>,
    meta: <ThaiDate value="2026-11-08" style="short" />,
  },
  argTypes: {
    ref: { table: { disable: true } },
    picture: { control: false },
    link: { control: false },
    meta: { control: false },
  },
  render: (args) => (
    <ContentCards>
      <ContentCard {...args} />
    </ContentCards>
  ),
} satisfies Meta<typeof ContentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'สัมมนาสมาชิกใหม่ รุ่นที่ 42' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // The whole card is the target, with its picture.
    const picture = canvasElement.querySelector('[data-slot=woven-picture]')?.getBoundingClientRect();
    const middle = document.elementFromPoint(
      (picture?.left ?? 0) + (picture?.width ?? 0) / 2,
      (picture?.top ?? 0) + (picture?.height ?? 0) / 2,
    );
    await expect(middle).toBe(link);
  },
};

const FOUR = (
  <ContentCards>
    <ContentCard {...meta.args} />
    <ContentCard
      picture={<WovenPicture pattern="twill" icon={<TreePine aria-hidden />} />}
      link={<a href="#/show/1402">ปลูกป่าชายเลนร่วมกับชุมชน</a>}
      meta={<ThaiDate value="2026-10-25" style="short" />}
    />
    <ContentCard
      picture={<WovenPicture pattern="kaew" icon={<HandHeart aria-hidden />} />}
      link={<a href="#/show/1403">มอบทุนการศึกษา ภาคเรียนที่ 2</a>}
      meta={<ThaiDate value="2026-10-14" style="short" />}
    />
    <ContentCard
      picture={<WovenPicture pattern="herringbone" icon={<Bike aria-hidden />} />}
      link={<a href="#/show/1404">เดินวิ่งการกุศล ครบรอบ 45 ปี</a>}
      meta={<ThaiDate value="2026-09-28" style="short" />}
    />
  </ContentCards>
);

export const Four: Story = {
  globals: { viewport: { value: 'w1440' } },
  render: () => FOUR,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Telephone: Story = {
  globals: { viewport: { value: 'w360' } },
  render: () => FOUR,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
};

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  render: () => FOUR,
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Photograph: Story = { args: { picture: <img src={PHOTOGRAPH} alt="" /> } };

export const LongTitle: Story = {
  args: {
    link: (
      <a href="#/show/1405">
        นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา ผู้แทนสมาชิกหน่วยที่ 7 รับโล่เชิดชูเกียรติสมาชิกดีเด่นประจำปี 2569
      </a>
    ),
  },
};

const PATTERNS = ['diamond', 'kaew', 'herringbone', 'basket', 'steps', 'twill'] as const;

/** The six drafts. */
export const WovenPictures: Story = {
  globals: { viewport: { value: 'w1024' } },
  render: () => (
    <div className="grid gap-4">
      <div className="grid grid-cols-3 gap-4">
        {PATTERNS.map((pattern) => (
          <figure key={pattern}>
            <WovenPicture pattern={pattern} icon={<Images aria-hidden />} />
            <figcaption lang="en" aria-hidden className="text-sm">
              {pattern}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        {PATTERNS.map((pattern) => (
          <WovenPicture key={pattern} shape="thumb" pattern={pattern} icon={<Images aria-hidden />} />
        ))}
      </div>
      <WovenPicture shape="strip" pattern="diamond" label="ภาพประจำหมวดข่าว" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'ภาพประจำหมวดข่าว' })).toBeVisible();
    const ids = [...canvasElement.querySelectorAll('pattern')].map((pattern) => pattern.id);
    await expect(new Set(ids).size).toBe(13);
  },
};

export const WovenInGrayscale: Story = {
  ...WovenPictures,
  globals: { viewport: { value: 'w1024' }, grayscale: 'on' },
};

export const WovenInDark: Story = {
  ...WovenPictures,
  globals: { viewport: { value: 'w1024' }, appearance: 'dark' },
};

export const WovenInHighContrast: Story = {
  ...WovenPictures,
  globals: { viewport: { value: 'w1024' }, appearance: 'contrast' },
};

export const Loading: Story = { render: () => <SkeletonPanel /> };

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<Images aria-hidden />}
      title="ยังไม่มีภาพกิจกรรม"
      action={
        <Button asChild>
          <a href="#/home">กลับหน้าหลัก</a>
        </Button>
      }
    >
      ภาพแรกจะแสดงหลังกิจกรรมครั้งต่อไป
    </EmptyState>
  ),
};

export const Failed: Story = { render: () => <ErrorState onRetry={fn()} /> };
