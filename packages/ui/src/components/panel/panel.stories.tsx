import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { KeyValue, KeyValueList } from '../key-value-list/key-value-list.tsx';
import { Panel, PanelBody, PanelHead, PanelNote } from './panel.tsx';

const meta = {
  title: 'ข้อมูล/Panel',
  component: Panel,
  subcomponents: { PanelHead, PanelBody, PanelNote },
  tags: ['!autodocs'],
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
  args: {
    children: (
      <>
        <PanelHead title="ข้อมูลติดต่อ" />
        <KeyValueList>
          <KeyValue label="โทรศัพท์มือถือ">08x-xxx-4567</KeyValue>
          <KeyValue label="อีเมล">somying@example.com</KeyValue>
        </KeyValueList>
        <PanelNote>
          ข้อมูลไม่ถูกต้อง แจ้งฝ่ายสมาชิก{' '}
          <a className="link-line text-link" href="tel:020000001">
            02 000 0001
          </a>
        </PanelNote>
      </>
    ),
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'ข้อมูลติดต่อ' })).toBeVisible();
  },
};

/** With one control at the right of the heading. */
export const WithControl: Story = {
  args: {
    children: (
      <>
        <PanelHead title="ที่อยู่สำหรับจัดส่งเอกสาร">
          <Button size="sm">แก้ไข</Button>
        </PanelHead>
        <PanelBody>99/12 หมู่ที่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000</PanelBody>
      </>
    ),
  },
};

export const SmallerHeading: Story = {
  args: {
    children: (
      <>
        <PanelHead title="ผู้รับโอนประโยชน์" level={3} />
        <PanelBody>นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา</PanelBody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'ผู้รับโอนประโยชน์' })).toBeVisible();
  },
};

export const BodyOnly: Story = { args: { children: <PanelBody>ยังไม่มีรายการในเดือนนี้</PanelBody> } };

export const Narrow: Story = { globals: { viewport: { value: 'w320' }, textSize: '200' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };
