import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../money/money.tsx';
import { Panel } from '../panel/panel.tsx';
import { ThaiDate } from '../thai-date/thai-date.tsx';
import { KeyValue, KeyValueList } from './key-value-list.tsx';

const meta = {
  title: 'ข้อมูล/KeyValueList',
  component: KeyValueList,
  subcomponents: { KeyValue },
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
  args: {
    children: (
      <>
        <KeyValue label="เลขประจำตัวประชาชน">
          x-xxxx-xxxx<b>0-41-2</b>
        </KeyValue>
        <KeyValue label="วันเกิด">
          <ThaiDate value="1977-02-07" /> (49 ปี)
        </KeyValue>
        <KeyValue label="สังกัด">0215 กองคลัง สำนักงานเขตตัวอย่าง</KeyValue>
        <KeyValue label="ตำแหน่ง">นักวิชาการเงินและบัญชีชำนาญการ</KeyValue>
        <KeyValue label="เงินเดือน">
          <Money value="42860.00" unit />
        </KeyValue>
      </>
    ),
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

function sideBySide(canvasElement: HTMLElement): boolean {
  const [term, detail] = canvasElement.querySelectorAll('dt, dd');
  return term?.getBoundingClientRect().top === detail?.getBoundingClientRect().top;
}

export const Default: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    await expect(sideBySide(canvasElement)).toBe(true);
  },
};

/** Labels of a sentence or so. */
export const LongLabels: Story = {
  args: {
    labels: 'long',
    children: (
      <>
        <KeyValue label="การเข้าสู่ระบบที่ยังใช้อยู่: เวลา เครื่อง ที่อยู่อินเทอร์เน็ต">จนออกจากระบบหรือหมดเวลา</KeyValue>
        <KeyValue label="จำนวนครั้งที่ใส่รหัสผ่านผิด">24&nbsp;ชั่วโมงหลังครั้งล่าสุด</KeyValue>
      </>
    ),
  },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    await expect(sideBySide(canvasElement)).toBe(true);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await expect(sideBySide(canvasElement)).toBe(false);
  },
};

/** Responds to the width of the list, not of the screen. */
export const InANarrowPanel: Story = {
  globals: { viewport: { value: 'w1440' } },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(sideBySide(canvasElement)).toBe(false);
  },
};

/** Long words without a space wrap instead of widening the page. */
export const LongValues: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  args: {
    children: (
      <>
        <KeyValue label="อีเมล">pinmaneeratkanda.srisukkasemsan@education.example.co.th</KeyValue>
        <KeyValue label="สังกัด">โรงเรียนบ้านหนองน้ำใสวิทยาคารราษฎร์บำรุงประชานุเคราะห์</KeyValue>
        <KeyValue label="ทุนเรือนหุ้น">
          <Money value="12486500.00" />
        </KeyValue>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const MissingValues: Story = {
  args: {
    children: (
      <>
        <KeyValue label="วันพ้นสภาพ">
          <ThaiDate value={null} />
        </KeyValue>
        <KeyValue label="เงินเดือน">
          <Money value={null} />
        </KeyValue>
      </>
    ),
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };
