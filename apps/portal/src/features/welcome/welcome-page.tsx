import { formatText } from '@sahakorn/thai/text';
import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Panel, PanelBody, PanelHead } from '@sahakorn/ui/panel';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { FileCheck } from 'lucide-react';
import { useSelector, useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FeedError } from '../../components/feed/feed-notices.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { toFeed } from '../../lib/api/feed.ts';
import { getReturnPath } from '../../domain/session/return-path.ts';
import { useCheckSessionQuery } from '../../domain/session/session-endpoints.ts';
import { selectUser } from '../../domain/session/session-slice.ts';
import { getFullName } from '../../lib/session/session.ts';
import { useGetTermsQuery, type Terms, useAcceptTermsMutation } from './terms-endpoints.ts';
import { SanitisedHtml } from '../../components/html/sanitised-html.tsx';
import { signedOut } from '../../lib/session/session-actions.ts';

const UNREADABLE: ApiError = { kind: 'malformed', message: '' };

export function WelcomePage() {
  const user = useSelector(selectUser);
  // If it fails, the session listener signs the member out.
  useCheckSessionQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <h1 className="text-2xl @panel:text-3xl">ยินดีต้อนรับ</h1>
      <p className="mt-1 mb-6 text-lg text-text-muted">
        {user && getFullName(user)} <span className="inline-block">เลขสมาชิก {user?.membershipNo}</span>
      </p>
      <Terms />
    </>
  );
}

function Terms() {
  const feed = toFeed(useGetTermsQuery());
  if (feed.state === 'loading') return <SkeletonPanel lines={8} />;
  if (feed.state === 'failed') return <FeedError error={feed.error} retry={feed.retry} what="ข้อกำหนด" />;
  if (feed.data.accepted) return <Accepted />;
  const { terms } = feed.data;
  if (!terms)
    return (
      <EmptyState icon={<FileCheck aria-hidden />} title="ยังไม่มีข้อกำหนดให้ยอมรับ">
        สหกรณ์ยังไม่ได้ประกาศข้อกำหนดการใช้งาน จึงยังเข้าระบบสมาชิกไม่ได้ สอบถามเจ้าหน้าที่
      </EmptyState>
    );
  // Terms that failed to load cannot be accepted.
  if (terms.version === null || terms.body_html === null)
    return <FeedError error={UNREADABLE} retry={feed.retry} what="ข้อกำหนด" />;
  return <TermsForm terms={terms} version={terms.version} />;
}

function Accepted() {
  const { state } = useLocation();
  return (
    <EmptyState
      icon={<FileCheck aria-hidden />}
      title="ยอมรับข้อกำหนดและเงื่อนไขแล้ว"
      action={
        <Button variant="primary" asChild>
          <Link to={getReturnPath(state)} replace>
            <WholeWords>เข้าสู่ระบบสมาชิก</WholeWords>
          </Link>
        </Button>
      }
    >
      ใช้งานระบบสมาชิกได้ทันที
    </EmptyState>
  );
}

function TermsForm({ terms, version }: { terms: Terms; version: number }) {
  const [accept, { isLoading }] = useAcceptTermsMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { state } = useLocation();

  const handleAccept = async () => {
    const { error } = await accept(version);
    if (!error) void navigate(getReturnPath(state), { replace: true });
  };

  return (
    <Panel>
      <PanelHead title={formatText(terms.title)} />
      <PanelBody>
        <SanitisedHtml html={formatText(terms.body_html)} />
      </PanelBody>
      <PanelBody className="flex flex-wrap items-center gap-3 border-t border-line">
        <Button
          variant="primary"
          size="lg"
          busyLabel={isLoading ? 'กำลังบันทึก' : undefined}
          onClick={() => void handleAccept()}
        >
          ยอมรับข้อกำหนดและเงื่อนไข
        </Button>
        <Button size="lg" onClick={() => dispatch(signedOut())}>
          ออกจากระบบ
        </Button>
        <p className="basis-full text-sm text-text-muted">
          ฉบับที่ {version} หากไม่ยอมรับ จะยังใช้ระบบสมาชิกไม่ได้ ข้อมูลของท่านไม่เปลี่ยนแปลง
        </p>
      </PanelBody>
    </Panel>
  );
}
