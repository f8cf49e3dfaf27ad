import { Download, Mail, MapPin, MessageCircle, Phone, Smartphone, SquarePlay, ThumbsUp } from 'lucide-react';
import { Button } from '../components/button/index.ts';
import { Footer, FooterIdentity, FooterLink, FooterSection } from '../components/footer/index.ts';
import { ADDRESS, COOP_TH } from './example-cooperative.ts';

/** The footer of the public pages. */
export const EXAMPLE_FOOTER = {
  legal: (
    <>
      <span>© 2564 {COOP_TH}</span>
      <span>ผู้เข้าชมวันนี้ 214 · ทั้งหมด 1,038,522</span>
    </>
  ),
  children: (
    <>
      <FooterIdentity
        coopName={COOP_TH}
        hours="เปิดทำการ จันทร์–ศุกร์ 8.30–15.30 น."
        actions={
          <>
            <Button asChild>
              <a href="tel:020000001">
                <Phone aria-hidden />
                02&nbsp;000&nbsp;0001
              </a>
            </Button>
            <Button asChild>
              <a href="#/map">
                <MapPin aria-hidden />
                ดูแผนที่
              </a>
            </Button>
          </>
        }
      >
        {ADDRESS}
      </FooterIdentity>
      <FooterSection title="เกี่ยวกับเรา" hint="4&nbsp;หัวข้อ">
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
      <FooterSection title="ติดต่อ" hint="โทร. อีเมล">
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
      <FooterSection title="ช่องทางอื่น" hint="เฟซบุ๊ก ยูทูบ">
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
};

/** The foot of the public pages. */
export function ExampleFooter() {
  return <Footer {...EXAMPLE_FOOTER} />;
}
