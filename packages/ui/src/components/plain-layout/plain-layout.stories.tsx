import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PanelBody } from '../panel/panel.tsx';
import { Passbook, PassbookCover } from '../passbook/passbook.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { PlainLayout } from './plain-layout.tsx';

const meta = {
  title: 'โครงหน้า/PlainLayout',
  component: PlainLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  argTypes: {
    ref: { table: { disable: true } },
    topBar: { control: false },
    children: { control: false },
  },
  args: {
    topBar: (
      <TopBar
        coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด"
        coopNameEN="Example Savings and Credit Cooperative, Limited"
      >
        <Button variant="quiet" asChild>
          <a href="#/home">
            <House aria-hidden />
            กลับหน้าหลัก
          </a>
        </Button>
      </TopBar>
    ),
    children: (
      <div className="grid gap-8 @wide:grid-cols-2">
        <Passbook>
          <PassbookCover title="ระบบสมาชิก Online" level={1} />
          <PanelBody>
            <Button variant="primary" size="lg">
              เข้าสู่ระบบ
            </Button>
          </PanelBody>
        </Passbook>
        <section>
          <h2 className="text-xl">เข้าใช้งานครั้งแรก หรือเข้าไม่ได้</h2>
          <p>โทรสอบถามเจ้าหน้าที่ วันจันทร์ถึงวันศุกร์ เวลา 8.30–15.30 น.</p>
        </section>
      </div>
    ),
  },
} satisfies Meta<typeof PlainLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'ข้ามไปเนื้อหา' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

export const ForReading: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    width: 'prose',
    children: (
      <>
        <h1 className="text-3xl">ข้อกำหนดและเงื่อนไขการใช้งาน</h1>
        <p className="mt-4 text-lg leading-prose">
          สมาชิกต้องเก็บรักษารหัสผ่านไว้เป็นความลับ และแจ้งสหกรณ์ทันทีเมื่อทราบว่ามีผู้อื่นรู้รหัสผ่าน ข้อมูลที่แสดงในระบบเป็นข้อมูล ณ
          วันที่ปรับปรุงล่าสุด หากพบว่าไม่ตรงกับเอกสารของท่าน ให้ติดต่อเจ้าหน้าที่ของสหกรณ์ในวันและเวลาทำการ
        </p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/สมาชิกต้องเก็บรักษา/).getBoundingClientRect().width).toBe(44 * 16);
  },
};

export const WithoutTopBar: Story = { args: { topBar: undefined } };

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };
