import { useSelector } from 'react-redux';
import { Button } from '@sahakorn/ui/button';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { FileCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { FeedFault } from '../../components/feed/feed-notices.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { returnPath } from '../../domain/session/return-path.ts';
import { useCheckSessionQuery } from '../../domain/session/session-endpoints.ts';
import { selectUser } from '../../domain/session/session-slice.ts';
import { fullName } from '../../lib/session/session.ts';
import { TermsForm } from './terms-form.tsx';
import { useGetTermsQuery } from './terms-endpoints.ts';

export function WelcomePage() {
  const user = useSelector(selectUser);
  // Its failure signs out: the session listener does so.
  useCheckSessionQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <h1 className="text-2xl @panel:text-3xl">ยินดีต้อนรับ</h1>
      <p className="mt-1 mb-6 text-lg text-text-muted">
        {user && fullName(user)} <span className="inline-block">เลขสมาชิก {user?.membershipNo}</span>
      </p>
      <Terms />
    </>
  );
}

function Terms() {
  const feed = toFeed(useGetTermsQuery());
  if (feed.state === 'loading') return <SkeletonPanel lines={8} />;
  if (feed.state === 'failed') return <FeedFault error={feed.error} retry={feed.retry} what="ข้อกำหนด" />;
  if (feed.data.accepted) return <Accepted />;
  if (!feed.data.terms)
    return (
      <EmptyState icon={<FileCheck aria-hidden />} title="ยังไม่มีข้อกำหนดให้ยอมรับ">
        สหกรณ์ยังไม่ได้ประกาศข้อกำหนดการใช้งาน จึงยังเข้าระบบสมาชิกไม่ได้ สอบถามเจ้าหน้าที่
      </EmptyState>
    );
  return <TermsForm terms={feed.data.terms} />;
}

function Accepted() {
  const { state } = useLocation();
  return (
    <EmptyState
      icon={<FileCheck aria-hidden />}
      title="ยอมรับข้อกำหนดและเงื่อนไขแล้ว"
      action={
        <Button variant="primary" asChild>
          <Link to={returnPath(state)} replace>
            เข้าสู่ระบบสมาชิก
          </Link>
        </Button>
      }
    >
      ใช้งานระบบสมาชิกได้ทันที
    </EmptyState>
  );
}
