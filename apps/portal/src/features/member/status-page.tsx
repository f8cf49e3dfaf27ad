import { formatThaiDate } from '@sahakorn/thai/date';
import { Alert } from '@sahakorn/ui/alert';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Panel } from '@sahakorn/ui/panel';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { UserRound, HeartHandshake } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { MemberBook } from './member-book.tsx';
import { useGetMemberProfileQuery } from './member-endpoints.ts';
import { ContactPanel, RegisterPanel } from './member-panels.tsx';
import { paths } from '../../lib/paths.ts';
import { RowLink } from '../../components/row-link.tsx';

export function StatusPage() {
  return (
    <FeedView
      query={useGetMemberProfileQuery()}
      what="ข้อมูลส่วนตัว"
      skeleton={
        <div className="grid gap-5">
          <SkeletonPanel lines={5} />
          <SkeletonPanel lines={5} />
        </div>
      }
    >
      {(profile) =>
        profile === null ? (
          <EmptyState icon={<UserRound aria-hidden />} title="ยังไม่มีข้อมูลในทะเบียนสมาชิก">
            ข้อมูลจะแสดงเมื่อสหกรณ์บันทึกทะเบียนเสร็จแล้ว
          </EmptyState>
        ) : (
          <>
            {profile.account_reset_at !== null && (
              <Alert tone="warning" className="mb-5" title="มีการตั้งรหัสผ่านใหม่">
                เมื่อ {formatThaiDate(profile.account_reset_at, { time: true })} หากไม่ใช่ท่าน แจ้งสหกรณ์ทันที
              </Alert>
            )}
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
        )
      }
    </FeedView>
  );
}

/** The way to the requests for welfare, which the menu leaves out (specification section 1). */
function WelfarePanel() {
  return (
    <Panel className="relative hover:bg-subtle">
      <div className="flex flex-wrap items-center gap-x-3 px-inset py-2.5">
        <HeartHandshake aria-hidden className="size-6 shrink-0" />
        <h2 className="text-lg">สวัสดิการ</h2>
        <RowLink to={paths.welfare}>ดูสวัสดิการ</RowLink>
      </div>
    </Panel>
  );
}
