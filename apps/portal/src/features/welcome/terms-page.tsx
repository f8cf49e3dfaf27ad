import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Panel, PanelBody, PanelNote } from '@sahakorn/ui/panel';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { FileCheck, Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { FeedFault } from '../../components/feed/feed-notices.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { withSignInState } from '../../domain/sign-in/sign-in-state.ts';
import { SanitisedHtml } from '../../components/html/sanitised-html.tsx';
import { paths } from '../../lib/paths.ts';
import { NoticePanels } from '../../domain/privacy/notice-panels.tsx';
import { type Terms, useReadCurrentTermsQuery } from './terms-endpoints.ts';

export function TermsPage() {
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl @panel:text-3xl">ข้อกำหนดและเงื่อนไขการใช้งาน</h1>
      <CurrentTerms />
      <NoticePanels />
      <WaysOn />
      <ContactPhone />
    </div>
  );
}

function CurrentTerms() {
  const feed = toFeed(useReadCurrentTermsQuery());
  if (feed.state === 'loading') return <SkeletonPanel lines={8} />;
  if (feed.state === 'failed') return <FeedFault error={feed.error} retry={feed.retry} what="ข้อกำหนด" />;
  if (!feed.data) return <NoTerms />;
  return <TermsText terms={feed.data} />;
}

function TermsText({ terms: { title, version, bodyHtml } }: { terms: Terms }) {
  return (
    <Panel>
      <PanelBody>
        <h2 className="mb-3 text-xl">{title}</h2>
        <SanitisedHtml html={bodyHtml} />
      </PanelBody>
      <PanelNote>ฉบับที่ {version} สมาชิกยอมรับเมื่อลงทะเบียน หรือเมื่อเข้าสู่ระบบครั้งแรกหลังประกาศฉบับใหม่</PanelNote>
    </Panel>
  );
}

function NoTerms() {
  return (
    <EmptyState icon={<FileCheck aria-hidden />} title="ยังไม่มีข้อกำหนดการใช้งาน">
      สหกรณ์ยังไม่ได้ประกาศข้อกำหนดการใช้งานระบบสมาชิก สอบถามเจ้าหน้าที่
    </EmptyState>
  );
}

function WaysOn() {
  const { state } = useLocation();
  const onward = withSignInState(state, {});
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button asChild>
        <Link to={paths.logon()} state={onward}>
          เข้าสู่ระบบ
        </Link>
      </Button>
      <Button asChild>
        <Link to={paths.registerAuth()} state={onward}>
          ลงทะเบียนใช้งานครั้งแรก
        </Link>
      </Button>
      <Button variant="quiet" asChild>
        <Link to={paths.privacy()}>ข้อมูลของท่าน</Link>
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        <Printer aria-hidden />
        พิมพ์
      </Button>
    </div>
  );
}
