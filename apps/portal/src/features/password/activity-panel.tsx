import { formatText } from '@sahakorn/thai/text';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Eye, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Stamp } from '../../components/stamp.tsx';
import { FRESH } from '../../lib/api/api.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { type Activity, useListActivityQuery } from './activity-endpoints.ts';
import { ACTIVITY_WORDS, UNKNOWN_ACTIVITY, describeActivity } from './activity.ts';
import { FoldedList } from './folded-list.tsx';

const MAX_LIMIT = 100;

export function ActivityPanel() {
  const [limit, setLimit] = useState<number>();
  const query = useListActivityQuery(limit, FRESH);
  return (
    <FeedView query={query} what="ประวัติการใช้งาน">
      {({ data: activities, next_cursor }) => {
        const more = next_cursor !== null;
        return (
          <Panel aria-label="ประวัติการใช้งาน">
            <PanelHead title="ประวัติการใช้งาน" />
            {activities.length === 0 ? (
              <PanelBody>ยังไม่มีประวัติการใช้งาน</PanelBody>
            ) : (
              <FoldedList summary={getSummary(activities)}>
                <ol>
                  {activities.map((activity, index) => (
                    <ActivityEntry key={`${activity.happened_at} ${index}`} activity={activity} />
                  ))}
                </ol>
              </FoldedList>
            )}
            {more && limit !== MAX_LIMIT && (
              <PanelBody className="border-t border-line print:hidden">
                <Button
                  busyLabel={query.isFetching ? 'กำลังโหลด' : undefined}
                  onClick={() => setLimit(MAX_LIMIT)}
                >
                  ดูย้อนหลังอีก
                </Button>
              </PanelBody>
            )}
            <PanelNote>
              {more && limit === MAX_LIMIT && `แสดง ${MAX_LIMIT} รายการล่าสุด `}
              หากมีรายการที่ท่านไม่ได้ทำ ให้เปลี่ยนรหัสผ่าน แล้วแจ้งสหกรณ์
            </PanelNote>
          </Panel>
        );
      }}
    </FeedView>
  );
}

function getSummary(activities: readonly Activity[]): string {
  const warnings = activities.filter(
    ({ kind }) => kind !== null && ACTIVITY_WORDS[kind].tone === 'warning',
  ).length;
  const all = `ดูประวัติ ${activities.length} รายการล่าสุด`;
  return warnings === 0 ? all : `${all} ควรตรวจสอบ ${warnings} รายการ`;
}

function ActivityEntry({ activity }: { activity: Activity }) {
  const { kind, happened_at, device, address, staff } = activity;
  const detail = describeActivity(activity);
  const { title, tone } = kind === null ? UNKNOWN_ACTIVITY : ACTIVITY_WORDS[kind];
  return (
    <li className="border-b border-line px-inset py-4 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-md leading-tight font-semibold">
        {title}
        {tone === 'warning' && <Stamp tone="warning" name="โปรดตรวจสอบ" Icon={TriangleAlert} />}
        {(tone === 'staff' || staff !== null) && <Stamp tone="info" name="เจ้าหน้าที่" Icon={Eye} />}
      </h3>
      <p className="mt-1 text-sm text-text-muted">
        <ThaiDate value={happened_at} style="short" time />
      </p>
      {staff !== null && <Line>โดย {staff}</Line>}
      {detail !== null && <Line>{detail}</Line>}
      {device !== '' && (
        <Line>
          {formatText(device)}{' '}
          {address !== '' && <span className="whitespace-nowrap">จาก {formatText(address)}</span>}
        </Line>
      )}
    </li>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="text-sm wrap-anywhere text-text-muted">{children}</p>;
}
