import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Eye, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { FEW_ACTIVITIES, useListActivityQuery, type Activity } from './activity-endpoints.ts';
import { ACTIVITY_WORDS } from './activity.ts';

/** What began together with the screen's code is not asked again as it mounts. */
const FRESH_SECONDS = 5;

/** How many are shown at the most. */
const MANY = 100;

export function ActivityPanel() {
  const [limit, setLimit] = useState(FEW_ACTIVITIES);
  const query = useListActivityQuery(limit, { refetchOnMountOrArgChange: FRESH_SECONDS });
  return (
    <FeedView feed={toFeed(query)} what="ประวัติการใช้งาน">
      {(page) => {
        const { activities, more } = page;
        return (
          <div>
            <Panel aria-label="ประวัติการใช้งาน">
              <PanelHead title="ประวัติการใช้งาน" />
              {activities.length === 0 ? (
                <PanelBody>ยังไม่มีประวัติการใช้งาน</PanelBody>
              ) : (
                <Activities list={activities} />
              )}
              {more && limit < MANY && (
                <PanelBody className="border-t border-line">
                  <Button
                    busyLabel={query.isFetching ? 'กำลังโหลด' : undefined}
                    onClick={() => setLimit(MANY)}
                  >
                    ดูย้อนหลังอีก
                  </Button>
                </PanelBody>
              )}
              <PanelNote>
                {more && limit === MANY && `แสดง ${MANY} รายการล่าสุด `}
                หากมีรายการที่ท่านไม่ได้ทำ ให้เปลี่ยนรหัสผ่าน แล้วแจ้งสหกรณ์
              </PanelNote>
            </Panel>
          </div>
        );
      }}
    </FeedView>
  );
}

function Activities({ list }: { list: readonly Activity[] }) {
  return (
    <ol>
      {list.map((activity) => (
        <li key={activity.id} className="border-b border-line px-inset py-4 last:border-b-0">
          <ActivityEntry activity={activity} />
        </li>
      ))}
    </ol>
  );
}

function ActivityEntry({ activity }: { activity: Activity }) {
  const { kind, happenedAt, device, address, staff, detail } = activity;
  const { title, tone } = ACTIVITY_WORDS[kind];
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-md leading-tight font-semibold">
        {title}
        {tone === 'warning' && (
          <StatusBadge tone="warning" icon={<TriangleAlert aria-hidden />}>
            โปรดตรวจสอบ
          </StatusBadge>
        )}
        {(tone === 'staff' || staff !== null) && (
          <StatusBadge tone="info" icon={<Eye aria-hidden />}>
            เจ้าหน้าที่
          </StatusBadge>
        )}
      </h3>
      <p className="mt-1 text-sm text-text-muted">
        <ThaiDate value={happenedAt} style="short" time />
      </p>
      {staff !== null && <Line>โดย {staff}</Line>}
      {detail !== null && <Line>{kind === 'impersonation-started' ? `เหตุผล: ${detail}` : detail}</Line>}
      {device !== '' && (
        <Line>
          {device} {address !== '' && <span className="whitespace-nowrap">จาก {address}</span>}
        </Line>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="text-sm wrap-anywhere text-text-muted">{children}</p>;
}
