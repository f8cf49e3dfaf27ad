import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { UserRound } from 'lucide-react';
import { FeedFault, StaleNotice } from '../../components/feed/feed-notices.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { MemberBook } from './member-book.tsx';
import { useGetMemberProfileQuery } from './member-endpoints.ts';
import { ContactPanel, RegisterPanel } from './member-panels.tsx';
import { WelfarePanel } from './welfare-panel.tsx';

export function StatusPage() {
  const feed = toFeed(useGetMemberProfileQuery());
  if (feed.state === 'loading') return <StatusSkeleton />;
  if (feed.state === 'failed') return <FeedFault error={feed.error} retry={feed.retry} what="ข้อมูลส่วนตัว" />;
  if (feed.data === null) return <NobodyRegistered />;
  return (
    <>
      {feed.stale && <StaleNotice retry={feed.retry} />}
      <MemberBook profile={feed.data} />
      <div className="@container mt-5">
        <div className="grid items-start gap-5 @quad:grid-cols-3">
          <RegisterPanel profile={feed.data} className="@quad:col-span-2" />
          <div className="grid gap-5">
            <ContactPanel profile={feed.data} />
            <WelfarePanel />
          </div>
        </div>
      </div>
    </>
  );
}

function StatusSkeleton() {
  return (
    <div className="grid gap-5">
      <SkeletonPanel lines={5} />
      <SkeletonPanel lines={5} />
    </div>
  );
}

function NobodyRegistered() {
  return (
    <EmptyState icon={<UserRound aria-hidden />} title="ยังไม่มีข้อมูลในทะเบียนสมาชิก">
      ข้อมูลจะแสดงเมื่อสหกรณ์บันทึกทะเบียนเสร็จแล้ว
    </EmptyState>
  );
}
