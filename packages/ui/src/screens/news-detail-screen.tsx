import { ArrowLeft, ArrowRight, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Attachment } from '../components/attachment/index.ts';
import { Breadcrumb, BreadcrumbItem } from '../components/breadcrumb/index.ts';
import { WovenPicture } from '../components/content-card/index.ts';
import { InfoSection } from '../components/info-layout/index.ts';
import { Panel, PanelBody } from '../components/panel/index.ts';
import { ThaiDate } from '../components/thai-date/index.ts';
import { TopicList, TopicListItem } from '../components/topic-list/index.ts';
import { PublicFrame } from './public-frame.tsx';

/** One piece of news with its attachments and its neighbours. */
export function NewsDetailScreen() {
  return (
    <PublicFrame current="news">
      <NewsDetail />
    </PublicFrame>
  );
}

/** The content of that page. */
export function NewsDetail() {
  return (
    <>
      <Breadcrumb className="mb-1">
        <BreadcrumbItem href="#/home">หน้าแรก</BreadcrumbItem>
        <BreadcrumbItem href="#/list/news">ข่าวประชาสัมพันธ์</BreadcrumbItem>
        <BreadcrumbItem current>เปิดรับคำขอกู้สามัญโครงการพิเศษ</BreadcrumbItem>
      </Breadcrumb>
      <div className="grid grid-cols-1 gap-10 @wide:flex @wide:justify-between @wide:gap-16">
        <article className="max-w-prose min-w-0 flex-1">
          <h1 className="text-2xl @panel:text-3xl">
            <span className="inline-block">เปิดรับคำขอกู้สามัญโครงการพิเศษ</span>{' '}
            <span className="inline-block">ดอกเบี้ยร้อยละ&nbsp;5.25&nbsp;ต่อปี</span>
          </h1>
          <p className="mt-2 mb-6 flex flex-wrap gap-x-6 text-text-muted *:min-w-0">
            <ThaiDate value="2026-11-18" />
            <span>ฝ่ายสินเชื่อ</span>
            <span>อ่านแล้ว 1,284&nbsp;ครั้ง</span>
          </p>
          <WovenPicture shape="strip" pattern="herringbone" />
          <ArticleText />
          <Files />
          <Neighbours />
        </article>
        <aside className="grid min-w-0 grid-cols-1 content-start gap-8 @wide:w-92">
          <LatestNews />
          <Contact />
        </aside>
      </div>
    </>
  );
}

function ArticleText() {
  return (
    <div className="mt-6 text-md leading-prose @panel:text-lg @panel:leading-prose">
      <p>
        คณะกรรมการดำเนินการมีมติเปิดโครงการเงินกู้สามัญพิเศษเพื่อช่วยลดภาระดอกเบี้ยของสมาชิก วงเงินรวมทั้งโครงการ 50&nbsp;ล้านบาท
        เปิดรับคำขอตั้งแต่วันที่ 1 ถึง 30&nbsp;ธันวาคม&nbsp;2569 หรือจนกว่าวงเงินจะเต็ม
      </p>
      <ArticleHeading>ผู้มีสิทธิกู้</ArticleHeading>
      <ol className="list-decimal space-y-2 ps-6 marker:font-semibold">
        <li>เป็นสมาชิกสามัญติดต่อกันไม่น้อยกว่า 12&nbsp;เดือน</li>
        <li>ส่งค่าหุ้นครบทุกงวด และไม่มีหนี้ค้างชำระ</li>
        <li>มีผู้ค้ำประกัน 2&nbsp;คน หรือใช้ทุนเรือนหุ้นค้ำประกันเต็มจำนวน</li>
      </ol>
      <ArticleHeading>วงเงินและการผ่อนชำระ</ArticleHeading>
      <p>
        กู้ได้ไม่เกิน 20&nbsp;เท่าของเงินเดือน สูงสุด 600,000&nbsp;บาท ผ่อนไม่เกิน 120&nbsp;งวด
        หลังหักชำระแล้วต้องมีเงินเดือนเหลือไม่น้อยกว่าร้อยละ&nbsp;30
      </p>
    </div>
  );
}

function ArticleHeading({ children }: { children: ReactNode }) {
  return <h2 className="mt-8 mb-3 text-xl">{children}</h2>;
}

function Files() {
  return (
    <>
      <ArticleHeading>เอกสารแนบ</ArticleHeading>
      <div className="grid gap-3">
        <Attachment
          title="แบบคำขอกู้สามัญพิเศษ"
          fileName="form.pdf"
          bytes={245_760}
          pages={2}
          renderLink={(words) => <a href="#/mediafiles/form.pdf">{words}</a>}
        />
        <Attachment
          title="ประกาศโครงการฉบับเต็ม"
          fileName="announcement.pdf"
          bytes={1_153_434}
          pages={6}
          renderLink={(words) => <a href="#/mediafiles/announcement.pdf">{words}</a>}
        />
      </div>
    </>
  );
}

function Neighbours() {
  return (
    <nav aria-label="ข่าวก่อนหน้าและข่าวถัดไป" className="@container mt-10 border-t border-line-strong pt-3">
      <div className="grid gap-4 @pair:grid-cols-2">
        <p className="relative min-h-13 leading-tight">
          <span className="flex items-center gap-2 text-sm">
            <ArrowLeft aria-hidden className="size-4" />
            ข่าวก่อนหน้า
          </span>
          <a className="link-line font-semibold text-text after:absolute after:inset-0" href="#/show/1302">
            ประกาศรายชื่อผู้ได้รับทุนการศึกษาบุตรสมาชิก
          </a>
        </p>
        <p className="relative min-h-13 text-end leading-tight">
          <span className="flex items-center justify-end gap-2 text-sm">
            ข่าวถัดไป
            <ArrowRight aria-hidden className="size-4" />
          </span>
          <a className="link-line font-semibold text-text after:absolute after:inset-0" href="#/show/1304">
            แจ้งวันหยุดทำการเดือนธันวาคม&nbsp;2569
          </a>
        </p>
      </div>
    </nav>
  );
}

function LatestNews() {
  return (
    <InfoSection title="ข่าวล่าสุด">
      <TopicList>
        <TopicListItem
          link={<a href="#/show/1302">ประกาศรายชื่อผู้ได้รับทุนการศึกษาบุตรสมาชิก ประจำปี&nbsp;2569</a>}
          meta={<ThaiDate value="2026-11-12" style="short" />}
        />
        <TopicListItem
          link={<a href="#/show/1303">แก้ไขระเบียบว่าด้วยเงินฝากออมทรัพย์พิเศษ (ฉบับที่&nbsp;3)</a>}
          meta={<ThaiDate value="2026-11-05" style="short" />}
        />
        <TopicListItem
          link={<a href="#/show/1304">แจ้งวันหยุดทำการเดือนธันวาคม&nbsp;2569</a>}
          meta={<ThaiDate value="2026-11-01" style="short" />}
        />
        <TopicListItem
          link={<a href="#/show/1305">ผลการสรรหาผู้แทนสมาชิก หน่วยที่&nbsp;7</a>}
          meta={<ThaiDate value="2026-10-28" style="short" />}
        />
      </TopicList>
    </InfoSection>
  );
}

function Contact() {
  return (
    <Panel>
      <PanelBody>
        <h2 className="text-xl">สอบถามเพิ่มเติม</h2>
        <p>ฝ่ายสินเชื่อ</p>
        <p>
          <a
            className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold text-text @tiny:whitespace-nowrap no-underline hover:link-line"
            href="tel:020000002"
          >
            <Phone aria-hidden className="size-6 shrink-0" />
            02 000 0002
          </a>
        </p>
        <p className="text-text-muted">จันทร์–ศุกร์ 8.30–15.30&nbsp;น.</p>
      </PanelBody>
    </Panel>
  );
}
