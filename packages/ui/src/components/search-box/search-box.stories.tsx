import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './search-box.tsx';

const meta = {
  title: 'แบบฟอร์ม/SearchBox',
  component: SearchBox,
  tags: ['!autodocs'],
  args: { onSearch: fn<(term: string) => void>() },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

function getPlaceholderWidth(box: HTMLInputElement): number {
  const pen = box.ownerDocument.createElement('canvas').getContext('2d');
  if (pen === null) return Infinity;
  const { fontSize, fontFamily } = getComputedStyle(box);
  pen.font = `${fontSize} ${fontFamily}`;
  return pen.measureText(box.placeholder).width;
}

function getRoom(box: HTMLInputElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('search')).toBeVisible();
    const box = canvas.getByRole('searchbox', { name: 'พิมพ์เนื้อหาที่ต้องการค้นหา' });
    await userEvent.type(box, '  ดอกเบี้ยเงินกู้สามัญ ');
    await userEvent.click(canvas.getByRole('button', { name: 'ค้นหา' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('ดอกเบี้ยเงินกู้สามัญ');
    await expect(box).toHaveValue('');
  },
};

export const ByEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ปันผล{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('ปันผล');
  },
};

/** An empty search moves focus to the box instead of searching. */
export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '   ');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const LongTerm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('searchbox'),
      'ประกาศรายชื่อผู้ได้รับทุนการศึกษาบุตรสมาชิก นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา',
    );
  },
};

export const OtherWords: Story = {
  args: { placeholder: 'พิมพ์คำถามหรือเลขที่คำถาม', buttonLabel: 'ค้นกระดาน' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'พิมพ์คำถามหรือเลขที่คำถาม' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { placeholder: 'ค้นกระดาน' },
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const box = canvas.getByRole<HTMLInputElement>('searchbox');
    await expect(getPlaceholderWidth(box)).toBeLessThanOrEqual(getRoom(box));
    await expect(canvas.getByRole('button', { name: 'ค้นหา' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };
