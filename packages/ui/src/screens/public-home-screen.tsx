import {
  ArrowRight,
  Bike,
  FileDown,
  FileText,
  GraduationCap,
  HandCoins,
  HandHeart,
  HeartHandshake,
  Megaphone,
  MessageSquareText,
  Newspaper,
  TreePine,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Banner, BannerSteps, KhitPanel } from '../components/banner/index.ts';
import { Button } from '../components/button/index.ts';
import { ContentCard, ContentCards, WovenPicture } from '../components/content-card/index.ts';
import { InfoSection } from '../components/info-layout/index.ts';
import { Panel, PanelHead } from '../components/panel/index.ts';
import { StatusBadge } from '../components/status-badge/index.ts';
import { ThaiDate } from '../components/thai-date/index.ts';
import { TopicList, TopicListItem } from '../components/topic-list/index.ts';
import { Agencies } from './agencies.tsx';
import { PublicFrame } from './public-frame.tsx';

/** The first public page. */
export function PublicHomeScreen() {
  return (
    <PublicFrame current="home">
      <PublicHome />
    </PublicFrame>
  );
}

/** The content of that page. */
export function PublicHome() {
  return (
    <div className="grid gap-8 @panel:gap-12">
      <div className="grid gap-5 @panel:gap-6">
        <LeadStory />
        <QuickLinks />
      </div>
      <div className="grid gap-8 @wide:grid-cols-12 @wide:gap-10">
        <News />
        <Rates />
      </div>
      <Albums />
      <div className="grid gap-8 @wide:grid-cols-2 @wide:gap-10">
        <FuneralNews />
        <Board />
      </div>
      <Agencies />
    </div>
  );
}

function LeadStory() {
  const [story, setStory] = useState(1);
  return (
    <Banner
      level={1}
      title={'ประชุมใหญ่สามัญประจำปี\u00a02569 และจ่ายปันผลเฉลี่ยคืน'}
      picture={<KhitPanel />}
      badge={<StatusBadge icon={<Megaphone aria-hidden />}>ประกาศ</StatusBadge>}
      action={
        <Button asChild>
          <a href="#/show/1300">
            อ่านประกาศ
            <ArrowRight aria-hidden />
          </a>
        </Button>
      }
      steps={<BannerSteps story={story} total={4} onStoryChange={setStory} />}
    >
      วันเสาร์ที่ 16&nbsp;มกราคม&nbsp;2570 เวลา 9.00&nbsp;น. ณ หอประชุมสำนักงานใหญ่ สมาชิกลงทะเบียนได้ตั้งแต่ 7.30&nbsp;น.
    </Banner>
  );
}

function QuickLinks() {
  return (
    <nav aria-label="บริการที่ใช้บ่อย" className="@container">
      <ul className="grid gap-3 @tiny:grid-cols-2 @panel:gap-4 @quad:grid-cols-4">
        <QuickLink icon={<FileDown aria-hidden />} href="#/list/download">
          ดาวน์โหลดแบบฟอร์ม
        </QuickLink>
        <QuickLink icon={<HandCoins aria-hidden />} href="#/list/services-loan">
          บริการเงินกู้
        </QuickLink>
        <QuickLink icon={<HeartHandshake aria-hidden />} href="#/list/welfare">
          สวัสดิการสมาชิก
        </QuickLink>
        <QuickLink icon={<MessageSquareText aria-hidden />} href="#/demand">
          เสนอความต้องการ
        </QuickLink>
      </ul>
    </nav>
  );
}

function QuickLink({ icon, href, children }: { icon: ReactNode; href: string; children: string }) {
  return (
    <li className="flex">
      <a
        href={href}
        className="flex min-h-17 flex-1 items-center gap-3.5 rounded-lg border border-line bg-surface px-inset py-2 leading-tight font-semibold text-text no-underline contrast:border-2 hover:link-line @max-pair:flex-col @max-pair:items-start [&_svg]:size-7 [&_svg]:shrink-0 [&_svg]:text-brand-text"
      >
        {icon}
        <span className="min-w-0">{children}</span>
      </a>
    </li>
  );
}

function News() {
  return (
    <InfoSection
      className="@wide:col-span-7"
      title="ข่าวประชาสัมพันธ์"
      link={<a href="#/list/news">ดูข่าวทั้งหมด</a>}
    >
      <TopicList>
        <TopicListItem
          picture={<WovenPicture shape="thumb" pattern="herringbone" icon={<Newspaper aria-hidden />} />}
          link={<a href="#/show/1301">เปิดรับคำขอกู้สามัญโครงการพิเศษ ดอกเบี้ยร้อยละ&nbsp;5.25&nbsp;ต่อปี</a>}
          meta={<ThaiDate value="2026-11-18" />}
        >
          ยื่นคำขอได้ตั้งแต่ 1 ถึง 30&nbsp;ธันวาคม&nbsp;2569 ที่สำนักงานใหญ่และสาขา
        </TopicListItem>
        <TopicListItem
          picture={<WovenPicture shape="thumb" pattern="kaew" icon={<GraduationCap aria-hidden />} />}
          link={<a href="#/show/1302">ประกาศรายชื่อผู้ได้รับทุนการศึกษาบุตรสมาชิก ประจำปี&nbsp;2569</a>}
          meta={<ThaiDate value="2026-11-12" />}
        >
          ผู้ได้รับทุน 120 ราย รับเงินเข้าบัญชีวันที่ 30&nbsp;พฤศจิกายน
        </TopicListItem>
        <TopicListItem
          picture={<WovenPicture shape="thumb" pattern="basket" icon={<FileText aria-hidden />} />}
          link={<a href="#/show/1303">แก้ไขระเบียบว่าด้วยเงินฝากออมทรัพย์พิเศษ (ฉบับที่&nbsp;3)</a>}
          meta={<ThaiDate value="2026-11-05" />}
        >
          มีผลบังคับใช้ตั้งแต่ 1&nbsp;มกราคม&nbsp;2570
        </TopicListItem>
      </TopicList>
    </InfoSection>
  );
}

const DEPOSIT_RATES = { ออมทรัพย์: '2.00', ออมทรัพย์พิเศษ: '2.75', 'ประจำ 12\u00a0เดือน': '3.00' };
const LOAN_RATES = { ฉุกเฉิน: '6.25', สามัญ: '5.75', พิเศษ: '5.50' };

function Rates() {
  return (
    <InfoSection className="@wide:col-span-5" title="อัตราดอกเบี้ย" note="ร้อยละต่อปี">
      <div className="grid gap-4">
        <RatePanel title="เงินฝาก" rates={DEPOSIT_RATES} />
        <RatePanel title="เงินกู้" rates={LOAN_RATES} />
        <p className="text-sm text-text-muted">
          เริ่มใช้ <ThaiDate value="2026-07-01" /> ·{' '}
          <a className="link-line text-link" href="#/show/1290">
            ประกาศฉบับเต็ม
          </a>
        </p>
      </div>
    </InfoSection>
  );
}

function RatePanel({ title, rates }: { title: string; rates: Record<string, string> }) {
  return (
    <Panel>
      <PanelHead title={title} level={3} className="py-2" />
      <dl className="divide-y divide-line">
        {Object.entries(rates).map(([kind, rate]) => (
          <div key={kind} className="flex justify-between gap-4 px-inset py-1.5">
            <dt>{kind}</dt>
            <dd className="font-semibold">{rate}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Albums() {
  return (
    <InfoSection title="ภาพกิจกรรม" link={<a href="#/list/activity">ดูภาพทั้งหมด</a>}>
      <ContentCards>
        <ContentCard
          picture={<WovenPicture pattern="steps" icon={<UsersRound aria-hidden />} />}
          link={<a href="#/show/1401">สัมมนาสมาชิกใหม่ รุ่นที่&nbsp;42</a>}
          meta={<ThaiDate value="2026-11-08" style="short" />}
        />
        <ContentCard
          picture={<WovenPicture pattern="twill" icon={<TreePine aria-hidden />} />}
          link={<a href="#/show/1402">ปลูกป่าชายเลนร่วมกับชุมชน</a>}
          meta={<ThaiDate value="2026-10-25" style="short" />}
        />
        <ContentCard
          picture={<WovenPicture pattern="kaew" icon={<HandHeart aria-hidden />} />}
          link={<a href="#/show/1403">มอบทุนการศึกษา ภาคเรียนที่&nbsp;2</a>}
          meta={<ThaiDate value="2026-10-14" style="short" />}
        />
        <ContentCard
          picture={<WovenPicture pattern="herringbone" icon={<Bike aria-hidden />} />}
          link={<a href="#/show/1404">เดินวิ่งการกุศล ครบรอบ 45&nbsp;ปี</a>}
          meta={<ThaiDate value="2026-09-28" style="short" />}
        />
      </ContentCards>
    </InfoSection>
  );
}

function FuneralNews() {
  return (
    <InfoSection title="ข่าวฌาปนกิจสงเคราะห์" link={<a href="#/list/creamation">ดูทั้งหมด</a>}>
      <TopicList>
        <TopicListItem
          link={<a href="#/show/1501">แจ้งสมาชิกถึงแก่กรรม เดือนตุลาคม&nbsp;2569</a>}
          aside={<ThaiDate value="2026-11-01" style="short" />}
        />
        <TopicListItem
          link={<a href="#/show/1502">เปลี่ยนแปลงอัตราเงินสงเคราะห์ล่วงหน้า ปี&nbsp;2570</a>}
          aside={<ThaiDate value="2026-10-20" style="short" />}
        />
        <TopicListItem
          link={<a href="#/show/1503">ตรวจสอบรายชื่อผู้รับเงินสงเคราะห์ของท่าน</a>}
          aside={<ThaiDate value="2026-10-03" style="short" />}
        />
      </TopicList>
    </InfoSection>
  );
}

function Board() {
  return (
    <InfoSection title="กระดานถามตอบ" link={<a href="#/board">ไปที่กระดาน</a>}>
      <TopicList>
        <TopicListItem
          link={<a href="#/boardShow/77">เปลี่ยนผู้รับโอนประโยชน์ต้องใช้เอกสารอะไรบ้าง</a>}
          aside="ตอบ 2"
        />
        <TopicListItem link={<a href="#/boardShow/76">โอนเงินฝากเข้าบัญชีธนาคารใช้เวลากี่วัน</a>} aside="ตอบ 1" />
        <TopicListItem link={<a href="#/boardShow/75">ขอหนังสือรับรองดอกเบี้ยเงินกู้เพื่อลดหย่อนภาษี</a>} aside="ตอบ 4" />
      </TopicList>
    </InfoSection>
  );
}
