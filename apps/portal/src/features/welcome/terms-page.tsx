import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Panel, PanelBody, PanelNote } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { FileCheck, Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { FeedView } from '../../components/feed/feed-view.tsx';
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
      <NextLinks />
      <ContactPhone />
    </div>
  );
}

function CurrentTerms() {
  return (
    <FeedView query={useReadCurrentTermsQuery()} what="ข้อกำหนด" lines={8}>
      {(terms) =>
        terms ? (
          <TermsText terms={terms} />
        ) : (
          <EmptyState icon={<FileCheck aria-hidden />} title="ยังไม่มีข้อกำหนดการใช้งาน">
            สหกรณ์ยังไม่ได้ประกาศข้อกำหนดการใช้งานระบบสมาชิก สอบถามเจ้าหน้าที่
          </EmptyState>
        )
      }
    </FeedView>
  );
}

function TermsText({ terms: { title, version, body_html } }: { terms: Terms }) {
  return (
    <Panel>
      <PanelBody>
        <h2 className="mb-3 text-xl">{formatText(title)}</h2>
        <SanitisedHtml html={formatText(body_html)} />
      </PanelBody>
      <PanelNote>
        ฉบับที่ {formatNumber(version, { decimals: 0 })} สมาชิกยอมรับเมื่อลงทะเบียน
        หรือเมื่อเข้าสู่ระบบครั้งแรกหลังประกาศฉบับใหม่
      </PanelNote>
    </Panel>
  );
}

function NextLinks() {
  const { state } = useLocation();
  const signInState = withSignInState(state, {});
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button asChild>
        <Link to={paths.logon} state={signInState}>
          เข้าสู่ระบบ
        </Link>
      </Button>
      <Button asChild>
        <Link to={paths.registerAuth} state={signInState}>
          <WholeWords>ลงทะเบียนใช้งานครั้งแรก</WholeWords>
        </Link>
      </Button>
      <Button variant="quiet" asChild>
        <Link to={paths.privacy}>ข้อมูลของท่าน</Link>
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        <Printer aria-hidden />
        พิมพ์
      </Button>
    </div>
  );
}
