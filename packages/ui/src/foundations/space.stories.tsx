import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { Panel, PanelBody, PanelHead } from '../components/panel/panel.tsx';
import { TokenName } from './token-name.tsx';

const meta = {
  title: 'พื้นฐาน/ระยะและมุม',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const STEPS = [
  { rem: '0.25', className: 'w-1' },
  { rem: '0.5', className: 'w-2' },
  { rem: '0.75', className: 'w-3' },
  { rem: '1', className: 'w-4' },
  { rem: '1.25', className: 'w-5' },
  { rem: '1.5', className: 'w-6' },
  { rem: '2', className: 'w-8' },
  { rem: '3', className: 'w-12' },
  { rem: '4', className: 'w-16' },
];

/** Steps of space in rem: they grow with the text. */
export const Space: Story = {
  render: () => (
    <Panel>
      <PanelHead title="ระยะ" />
      <PanelBody>
        <ul className="grid gap-2">
          {STEPS.map(({ rem, className }) => (
            <li key={rem} className="flex items-center gap-3">
              <span className="w-16 text-end">
                <TokenName>{rem}</TokenName>
              </span>
              <span className={`${className} h-5 shrink-0 bg-brand`} />
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  ),
};

const KEPT = [
  { name: 'gutter', className: 'w-gutter', words: 'ขอบข้างของหน้า' },
  { name: 'inset', className: 'w-inset', words: 'ขอบในของแผง' },
  { name: 'logo', className: 'w-logo', words: 'ตราสหกรณ์' },
  { name: 'band', className: 'w-band', words: 'เชิงผ้า' },
  { name: 'rule', className: 'w-rule', words: 'เส้นคู่' },
];

/** Lengths in px, independent of the text size. */
export const Kept: Story = {
  render: () => (
    <Panel>
      <PanelHead title="ระยะที่ไม่โตตามตัวอักษร" />
      <PanelBody>
        <ul className="grid gap-3">
          {KEPT.map(({ name, className, words }) => (
            <li key={name}>
              <span className={`${className} block h-5 bg-brand`} />
              {words} <TokenName>{name}</TokenName>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  ),
};

const CORNERS = [
  { name: 'radius-sm', className: 'rounded-sm', words: 'ตราประทับ ช่องเลือก' },
  { name: 'radius-md', className: 'rounded-md', words: 'ปุ่ม ช่องกรอก ข้อความแจ้ง' },
  { name: 'radius-lg', className: 'rounded-lg', words: 'แผง' },
];

/** Corners depend on the theme of the toolbar. */
export const Corners: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {CORNERS.map(({ name, className, words }) => (
        <li key={name} className="w-40">
          <span className={`${className} block h-20 border-2 border-brand-line bg-brand-soft`} />
          {words} <TokenName>{name}</TokenName>
        </li>
      ))}
    </ul>
  ),
};

/** Hairlines separate; shadows mark floating parts. High contrast has no shadows and thicker lines. */
export const Elevation: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8 p-4">
      <div className="w-48 rounded-lg border border-line bg-surface px-4 py-6 contrast:border-2">
        แผง วางบนหน้า
      </div>
      <div className="w-48 rounded-md border border-line-strong bg-raised px-4 py-6 shadow-float contrast:border-2 contrast:shadow-none">
        เมนู ลอยเหนือหน้า
      </div>
      <div className="w-48 rounded-lg border border-line-strong bg-raised px-4 py-6 shadow-dialog contrast:border-2 contrast:shadow-none">
        กล่องถาม ลอยเหนือทุกอย่าง
      </div>
    </div>
  ),
};

/** Touch targets are at least 44 px. */
export const Targets: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-4">
      <Button size="sm">พิมพ์</Button>
      <Button>แสดงรายการ</Button>
      <Button size="lg" variant="primary">
        เข้าสู่ระบบ
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([44, 44, 52]);
  },
};
