import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, GraduationCap, Newspaper } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { WovenPicture } from '../content-card/woven-picture.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { SkeletonPanel } from '../skeleton/skeleton.tsx';
import { ThaiDate } from '../thai-date/thai-date.tsx';
import { TopicList, TopicListItem } from './topic-list.tsx';

const NEWS = (
  <>
    <TopicListItem
      picture={<WovenPicture shape="thumb" pattern="herringbone" icon={<Newspaper aria-hidden />} />}
      link={<a href="#/show/1301">เปิดรับคำขอกู้สามัญโครงการพิเศษ ดอกเบี้ยร้อยละ&nbsp;5.25&nbsp;ต่อปี</a>}
      meta={<ThaiDate value="2026-11-18" />}
    >
      ยื่นคำขอได้ตั้งแต่ 1 ถึง 30&nbsp;ธันวาคม&nbsp;2569 ที่สำนักงานใหญ่และสาขา
    </TopicListItem>
    <TopicListItem
      picture={<WovenPicture shape="thumb" pattern="kaew" icon={<GraduationCap aria-hidden />} />}
      link={<a href="#/show/1302">ประกาศรายชื่อผู้ได้รับทุนการศึกษาบุตรสมาชิก ประจำปี&nbsp;2569</a>}
      meta={<ThaiDate value="2026-11-12" />}
    >
      ผู้ได้รับทุน 120 ราย รับเงินเข้าบัญชีวันที่ 30&nbsp;พฤศจิกายน
    </TopicListItem>
    <TopicListItem
      picture={<WovenPicture shape="thumb" pattern="basket" icon={<FileText aria-hidden />} />}
      link={<a href="#/show/1303">แก้ไขระเบียบว่าด้วยเงินฝากออมทรัพย์พิเศษ (ฉบับที่&nbsp;3)</a>}
      meta={<ThaiDate value="2026-11-05" />}
    >
      มีผลบังคับใช้ตั้งแต่ 1&nbsp;มกราคม&nbsp;2570
    </TopicListItem>
  </>
);

const meta = {
  title: 'ข้อมูล/TopicList',
  component: TopicList,
  subcomponents: { TopicListItem },
  tags: ['!autodocs'],
  args: { children: NEWS },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof TopicList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(canvas.getByText(/ยื่นคำขอได้ตั้งแต่/)).toBeVisible();
    const row = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect();
    const hit = document.elementFromPoint((row?.left ?? 0) + 4, (row?.top ?? 0) + 4);
    await expect(hit).toBe(first);
  },
};

/** Small square pictures, without excerpts. */
export const Telephone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/ยื่นคำขอได้ตั้งแต่/)).not.toBeVisible();
    const picture = canvasElement.querySelector('[data-slot=woven-picture]')?.getBoundingClientRect();
    await expect([picture?.width, picture?.height]).toEqual([80, 80]);
  },
};

/** Titles alone, the date or a count at the right. */
export const WithoutPictures: Story = {
  globals: { viewport: { value: 'w768' } },
  args: {
    children: (
      <>
        <TopicListItem
          link={<a href="#/show/1310">แจ้งสมาชิกถึงแก่กรรม เดือนตุลาคม 2569</a>}
          aside={<ThaiDate value="2026-11-01" style="short" />}
        />
        <TopicListItem
          link={<a href="#/show/1311">เปลี่ยนแปลงอัตราเงินสงเคราะห์ล่วงหน้า ปี 2570</a>}
          aside={<ThaiDate value="2026-10-20" style="short" />}
        />
        <TopicListItem link={<a href="#/boardShow/77">โอนเงินฝากเข้าบัญชีธนาคารใช้เวลากี่วัน</a>} aside="ตอบ 1,204" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect().height);
    await expect(Math.min(...rows)).toBeGreaterThanOrEqual(44);
  },
};

export const LongTitle: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: {
    children: (
      <>
        {NEWS}
        <TopicListItem
          link={<a href="#/show/1312">ขอแสดงความยินดีกับนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา</a>}
          aside={<ThaiDate value="2026-11-01" style="short" />}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Loading: Story = { render: () => <SkeletonPanel lines={6} /> };

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<Newspaper aria-hidden />}
      title="ยังไม่มีข่าวในหมวดนี้"
      action={
        <Button asChild>
          <a href="#/home">กลับหน้าหลัก</a>
        </Button>
      }
    >
      ข่าวแรกจะแสดงเมื่อสหกรณ์ประกาศ
    </EmptyState>
  ),
};

export const Failed: Story = { render: () => <ErrorState onRetry={fn()} /> };

export const Dark: Story = { globals: { viewport: { value: 'w768' }, appearance: 'dark' } };

export const HighContrast: Story = { globals: { viewport: { value: 'w768' }, appearance: 'contrast' } };
