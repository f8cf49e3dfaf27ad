import { EmptyState } from '@sahakorn/ui/empty-state';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { UserRound } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { MemberBook } from './member-book.tsx';
import { useGetMemberProfileQuery } from './member-endpoints.ts';
import { ContactPanel, RegisterPanel } from './member-panels.tsx';
import { WelfarePanel } from './welfare-panel.tsx';

export function StatusPage() {
  return (
    <FeedView
      feed={toFeed(useGetMemberProfileQuery())}
      what="ข้อมูลส่วนตัว"
      skeleton={
        <div className="grid gap-5">
          <SkeletonPanel lines={5} />
          <SkeletonPanel lines={5} />
        </div>
      }
    >
      {(profile) => {
        if (profile === null)
          return (
            <EmptyState icon={<UserRound aria-hidden />} title="ยังไม่มีข้อมูลในทะเบียนสมาชิก">
              ข้อมูลจะแสดงเมื่อสหกรณ์บันทึกทะเบียนเสร็จแล้ว
            </EmptyState>
          );
        return (
          <>
            <MemberBook profile={profile} />
            <div className="@container mt-5">
              <div className="grid items-start gap-5 @quad:grid-cols-3">
                <RegisterPanel profile={profile} className="@quad:col-span-2" />
                <div className="grid gap-5">
                  <ContactPanel profile={profile} />
                  <WelfarePanel />
                </div>
              </div>
            </div>
          </>
        );
      }}
    </FeedView>
  );
}
