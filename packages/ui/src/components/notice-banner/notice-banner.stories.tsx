import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarX2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { NoticeBanner } from './notice-banner.tsx';

const meta = {
  title: 'ข้อความถึงผู้ใช้/NoticeBanner',
  component: NoticeBanner,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'แจ้งปิดระบบชั่วคราว',
    children: (
      <>
        วันเสาร์ที่ 28&nbsp;พฤศจิกายน&nbsp;2569 เวลา 20.00–23.00&nbsp;น. เพื่อปรับปรุงข้อมูลสิ้นเดือน{' '}
        <a href="#/show/1301">อ่านรายละเอียด</a>
      </>
    ),
  },
  argTypes: {
    ref: { table: { disable: true } },
    colour: { control: 'text' },
    words: { control: false },
    icon: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof NoticeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    const banner = canvas.getByRole('region', { name: 'ประกาศจากสหกรณ์' });
    await expect(banner).toHaveAttribute('data-colour', 'blue');
    await expect(banner.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    // All of it is in view: there is nothing to open.
    await waitFor(() => expect(canvas.getByText('อ่านต่อ')).not.toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'อ่านรายละเอียด' })).toHaveFocus();
  },
};

const COLOURS = ['blue', 'teal', 'green', 'yellow', 'orange', 'red', 'purple', 'black'];

/** The whole list. Any other name is blue. */
export const AllColours: Story = {
  render: (args) => (
    <>
      {COLOURS.map((colour) => (
        <NoticeBanner
          key={colour}
          {...args}
          aria-label={`ประกาศสี ${COLOURS.indexOf(colour) + 1}`}
          colour={colour}
        />
      ))}
    </>
  ),
};

/** In grayscale, as on the public pages: icon and bold words mark the notice. */
export const Grayscale: Story = { ...AllColours, globals: { grayscale: 'on' } };

export const UnknownColour: Story = {
  args: { colour: 'chartreuse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('data-colour', 'blue');
  },
};

/** A notice with its own bold words, as in sanitised markup from the feed. */
export const OwnMarkup: Story = {
  args: {
    colour: 'red',
    title: undefined,
    icon: <CalendarX2 aria-hidden />,
    children: (
      <>
        <strong>ปิดทำการ</strong> วันเสาร์ที่ 5&nbsp;ธันวาคม&nbsp;2569 เปิดทำการอีกครั้งวันอังคารที่ 8&nbsp;ธันวาคม&nbsp;2569
      </>
    ),
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: {
    title: 'ขอแสดงความเสียใจต่อครอบครัวของนางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา',
    colour: 'black',
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const TWO_LINES_PX = 76;

/** Two lines; the rest opens in place. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { onDismiss: fn<() => void>() },
  play: async ({ args, canvas, userEvent }) => {
    const banner = canvas.getByRole('region');
    await expect(banner.getBoundingClientRect().height).toBeLessThanOrEqual(TWO_LINES_PX);
    await userEvent.click(canvas.getByText('อ่านต่อ'));
    await expect(banner.getBoundingClientRect().height).toBeGreaterThan(TWO_LINES_PX);
    await userEvent.click(canvas.getByText('ย่อ'));
    await expect(banner.getBoundingClientRect().height).toBeLessThanOrEqual(TWO_LINES_PX);
    await userEvent.click(canvas.getByRole('button', { name: 'ปิด' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const HighContrastDark: Story = { globals: { appearance: 'contrast-dark' } };
