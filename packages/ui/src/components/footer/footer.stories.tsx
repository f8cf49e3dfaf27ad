import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Mail, MapPin, MessageCircle, Phone, Smartphone, SquarePlay, ThumbsUp } from 'lucide-react';
import { expect } from 'storybook/test';
import { Footer, FooterIdentity, FooterLink, FooterSection } from './footer.tsx';

const meta = {
  title: 'โครงหน้า/Footer',
  component: Footer,
  subcomponents: { FooterIdentity, FooterSection, FooterLink },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  argTypes: {
    ref: { table: { disable: true } },
    children: { control: false },
    legal: { control: false },
  },
  args: {
    legal: (
      <>
        <span>© 2564 สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด</span>
        <span>ผู้เข้าชมวันนี้ 214 · ทั้งหมด 1,038,522</span>
      </>
    ),
    children: (
      <>
        <FooterIdentity
          coopName="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด"
          hours="เปิดทำการ จันทร์–ศุกร์ 8.30–15.30 น."
          map={
            <FooterLink icon={<MapPin aria-hidden />} href="#/map">
              ดูแผนที่
            </FooterLink>
          }
        >
          99 ถนนตัวอย่าง แขวงตัวอย่าง เขตตัวอย่าง กรุงเทพมหานคร 10000
        </FooterIdentity>
        <FooterSection title="เกี่ยวกับเรา">
          <FooterLink asChild>
            <a href="#/show/1246">ประวัติสหกรณ์</a>
          </FooterLink>
          <FooterLink asChild>
            <a href="#/show/1250">คณะกรรมการดำเนินการ</a>
          </FooterLink>
          <FooterLink asChild>
            <a href="#/list/bussiness_report">รายงานกิจการ</a>
          </FooterLink>
          <FooterLink asChild>
            <a href="#/show/1280">นโยบายข้อมูลส่วนบุคคล</a>
          </FooterLink>
        </FooterSection>
        <FooterSection title="ติดต่อ">
          <FooterLink icon={<Phone aria-hidden />} href="tel:020000001">
            02 000 0001
          </FooterLink>
          <FooterLink icon={<Phone aria-hidden />} href="tel:020000002">
            02 000 0002
          </FooterLink>
          <FooterLink icon={<Smartphone aria-hidden />} href="tel:0800000003">
            08 0000 0003
          </FooterLink>
          <FooterLink icon={<Mail aria-hidden />} href="mailto:info@example.com">
            info@example.com
          </FooterLink>
          <FooterLink icon={<Mail aria-hidden />} href="mailto:loan@example.com">
            loan@example.com
          </FooterLink>
        </FooterSection>
        <FooterSection title="ช่องทางอื่น">
          <FooterLink icon={<MessageCircle aria-hidden />} href="#/line">
            ไลน์
          </FooterLink>
          <FooterLink icon={<ThumbsUp aria-hidden />} href="#/facebook">
            เฟซบุ๊ก
          </FooterLink>
          <FooterLink icon={<SquarePlay aria-hidden />} href="#/youtube">
            ยูทูบ
          </FooterLink>
          <FooterLink icon={<Download aria-hidden />} href="#/ios">
            แอปสำหรับไอโฟน
          </FooterLink>
          <FooterLink icon={<Download aria-hidden />} href="#/android">
            แอปสำหรับแอนดรอยด์
          </FooterLink>
        </FooterSection>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

function pageFits(canvasElement: HTMLElement): boolean {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  return scrollWidth <= clientWidth;
}

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    const heights = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = canvas.getAllByRole('heading').map((head) => head.getBoundingClientRect());
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
    await expect(third?.left).toBe(canvas.getByText(/99 ถนน/).getBoundingClientRect().left);
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const Telephone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

export const LargeText: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(pageFits(canvasElement)).toBe(true);
  },
};

/** A feed with only the address. */
export const AddressOnly: Story = {
  args: {
    legal: undefined,
    children: (
      <FooterIdentity coopName="สหกรณ์ออมทรัพย์สาธารณสุขและบุคลากรทางการศึกษาจังหวัดตัวอย่างใต้ จำกัด">
        1 หมู่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000
      </FooterIdentity>
    ),
  },
};

export const Grayscale: Story = { globals: { viewport: { value: 'w1440' }, grayscale: 'on' } };

export const Dark: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'dark' } };

export const HighContrast: Story = { globals: { viewport: { value: 'w1440' }, appearance: 'contrast' } };
