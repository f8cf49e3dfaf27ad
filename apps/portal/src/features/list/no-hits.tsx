import { EmptyState } from '@sahakorn/ui/empty-state';
import { Phrases } from '@sahakorn/ui/phrases';
import { SearchX } from 'lucide-react';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { LinkSection } from '../../components/link-section.tsx';
import { paths } from '../../lib/paths.ts';

const LISTS = [
  { to: paths.list('news'), text: 'ข่าวประชาสัมพันธ์' },
  { to: paths.list('services-loan'), text: 'บริการเงินกู้' },
  { to: paths.list('rules'), text: 'ระเบียบและข้อบังคับ' },
  { to: paths.list('download'), text: 'แบบฟอร์ม' },
  { to: paths.board(), text: 'กระดานถามตอบ' },
  { to: paths.demands(), text: 'เสนอความต้องการและร้องเรียน' },
];

const SEARCHED = 'ค้นในข่าว ประกาศ ระเบียบ กระดานถามตอบ และเรื่องที่เผยแพร่แล้ว ลองใช้คำที่สั้นลง หรือคำอื่นที่ความหมายใกล้เคียง';

export function NoHits({ term }: { term: string }) {
  return (
    <>
      <EmptyState icon={<SearchX aria-hidden />} title={`ไม่พบ “${term}”`}>
        <Phrases>{SEARCHED}</Phrases>
      </EmptyState>
      <div className="mt-8 grid gap-8 @panel:grid-cols-2">
        <LinkSection title="ดูจากรายการหลัก" links={LISTS} />
        <ContactPhone />
      </div>
    </>
  );
}
