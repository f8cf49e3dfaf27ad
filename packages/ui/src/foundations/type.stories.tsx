import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel, PanelBody, PanelHead } from '../components/panel/panel.tsx';
import { TokenName } from './token-name.tsx';

const meta = {
  title: 'พื้นฐาน/ตัวอักษร',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SIZES = [
  { size: 'text-sm', className: 'text-sm', words: 'คำอธิบาย หัวตาราง เล็กที่สุดบนจอ' },
  { size: 'text-md', className: 'text-md', words: 'เนื้อความ ตาราง ปุ่ม ช่องกรอก' },
  { size: 'text-lg', className: 'text-lg', words: 'หัวข้อชั้นสาม ยอดในการ์ด' },
  { size: 'text-xl', className: 'font-head text-xl font-semibold', words: 'หัวข้อชั้นสอง ช่องกรอกใหญ่' },
  { size: 'text-2xl', className: 'font-head text-2xl font-semibold', words: 'ชื่อหน้าบนจอเล็ก' },
  { size: 'text-tile', className: 'font-head text-tile font-semibold', words: 'ยอดในช่องสมุด' },
  { size: 'text-3xl', className: 'font-head text-3xl font-semibold', words: 'ชื่อหน้า' },
  { size: 'text-4xl', className: 'font-head text-4xl font-semibold', words: 'ตัวเลขเดียวของหน้า' },
];

/** The scale. Sizes are in rem and follow the member's text size; line heights leave room for Thai marks. */
export const Scale: Story = {
  render: () => (
    <Panel>
      <PanelHead title="ขนาด" />
      <ul>
        {SIZES.map(({ size, className, words }) => (
          <li key={size} className="border-t border-line px-inset py-3 first:border-t-0">
            <p className={className}>ที่อยู่ผู้ค้ำประกัน 486,500.00</p>
            <p className="text-sm text-text-muted">
              <TokenName>{size}</TokenName> {words}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  ),
};

/** The words with the highest and the lowest marks, in both fonts. */
export const Marks: Story = {
  render: () => (
    <div className="grid gap-6">
      <Panel>
        <PanelHead title="ตัวเนื้อ มีหัว" />
        <PanelBody>
          <p className="text-lg">ที่ ปู่ ฎุ ญี่ น้ำ เก้าอี้ ป้ำ ฝั่ง ผู้ค้ำประกัน</p>
          <p className="text-lg font-semibold">ที่ ปู่ ฎุ ญี่ น้ำ เก้าอี้ ป้ำ ฝั่ง ผู้ค้ำประกัน</p>
        </PanelBody>
      </Panel>
      <Panel>
        <PanelHead title="ตัวหัวข้อ ไม่มีหัว" />
        <PanelBody>
          <p className="font-head text-2xl font-semibold">ที่ ปู่ ฎุ ญี่ น้ำ เก้าอี้ ป้ำ ฝั่ง ผู้ค้ำประกัน</p>
        </PanelBody>
      </Panel>
    </div>
  ),
};

/** Tabular digits in both fonts, so that amounts align. */
export const Figures: Story = {
  render: () => (
    <Panel>
      <PanelHead title="ตัวเลข" />
      <PanelBody>
        <div className="grid w-fit justify-items-end">
          <span data-testid="ones">1,111,111.11</span>
          <span data-testid="eights">8,888,888.88</span>
          <span>−2,000.00</span>
          <span>+15,250.75</span>
        </div>
        <div className="mt-4 grid w-fit justify-items-end font-head text-xl font-semibold">
          <span data-testid="head-ones">1,111.11</span>
          <span data-testid="head-eights">8,888.88</span>
        </div>
      </PanelBody>
    </Panel>
  ),
  play: async ({ canvas }) => {
    const width = (id: string) => canvas.getByTestId(id).getBoundingClientRect().width;
    await expect(width('ones')).toBe(width('eights'));
    await expect(width('head-ones')).toBe(width('head-eights'));
  },
};

export const FiguresKhram: Story = { ...Figures, globals: { theme: 'khram' } };
