import { EmptyState } from '@sahakorn/ui/empty-state';
import { Panel } from '@sahakorn/ui/panel';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { FileCheck, HeartHandshake, type LucideIcon, UserRound } from 'lucide-react';
import { useDeferredValue } from 'react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useScreen } from '../../lib/screen.ts';
import { MemberBook } from './member-book.tsx';
import { type MemberProfile, useGetMemberProfileQuery } from './member-endpoints.ts';
import { ContactPanel, RegisterPanel } from './member-panels.tsx';
import { WaitingRows } from './waiting-rows.tsx';

/** The first screen after sign-in: upcoming payments, then the member's data of the register. */
export function StatusPage() {
  // The first commit renders the top of the page; the rest follows at lower priority.
  const isComplete = useDeferredValue(true, false);
  const query = useGetMemberProfileQuery(undefined, { skip: !isComplete });
  const title = useScreen()?.title ?? '';
  const profile = query.data ?? null;
  return (
    <>
      <MemberBook title={title} profile={profile} isComplete={isComplete} />
      {isComplete && (
        <>
          <WaitingRows profile={profile} />
          <h2 className="mt-6 mb-3 text-xl @panel:text-2xl">{title}</h2>
          <FeedView query={query} what={title} skeleton={<SkeletonPanel lines={5} />}>
            {(found) =>
              found === null ? (
                <EmptyState icon={<UserRound aria-hidden />} title="ยังไม่มีข้อมูลในทะเบียนสมาชิก">
                  ข้อมูลจะแสดงเมื่อสหกรณ์บันทึกทะเบียนเสร็จแล้ว
                </EmptyState>
              ) : (
                <PersonalData profile={found} />
              )
            }
          </FeedView>
        </>
      )}
    </>
  );
}

function PersonalData({ profile }: { profile: MemberProfile }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-5 @quad:grid-cols-3">
        <RegisterPanel profile={profile} className="@quad:col-span-2" />
        <div className="grid gap-5">
          <ContactPanel profile={profile} />
          <MoreScreens />
        </div>
      </div>
    </div>
  );
}

/** Links to screens that are not in the menu (specification sections 1 and 2). */
const MORE_SCREENS: readonly { Icon: LucideIcon; title: string; to: string; words: string }[] = [
  { Icon: HeartHandshake, title: 'สวัสดิการ', to: paths.welfare, words: 'ดูสวัสดิการ' },
  { Icon: FileCheck, title: 'ยืนยันยอด', to: paths.confirmation, words: 'ดูการยืนยันยอด' },
];

function MoreScreens() {
  return MORE_SCREENS.map(({ Icon, title, to, words }) => (
    <Panel key={to} className="relative hover:bg-subtle print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 px-inset py-2.5">
        <Icon aria-hidden className="size-6 shrink-0" />
        <h3 className="text-lg">{title}</h3>
        <RowLink to={to}>{words}</RowLink>
      </div>
    </Panel>
  ));
}
