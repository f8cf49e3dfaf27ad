import { Panel } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { formatText } from '@sahakorn/thai/text';
import { Clock, FileCheck, Hourglass, Mail } from 'lucide-react';
import { RowPart } from '../../components/feed/row-part.tsx';
import { Stamp } from '../../components/stamp.tsx';
import { type QueryState, toFeed } from '../../lib/api/feed.ts';
import { paths } from '../../lib/paths.ts';
import { SummaryRow } from './summary-row.tsx';
import {
  type OpenRequest,
  type OpenWelfare,
  useListOpenRequestsQuery,
  useListOpenWelfareQuery,
} from './first-screen-endpoints.ts';
import type { MemberProfile } from './member-endpoints.ts';

const REQUESTS: Readonly<Record<string, string>> = {
  correction: 'คำขอแก้ไขข้อมูล',
  erasure: 'คำขอลบข้อมูล',
  objection: 'คำคัดค้านการใช้ข้อมูล',
  restriction: 'คำขอระงับการใช้ข้อมูล',
};

const OWN_REQUESTS = 'คำขอเกี่ยวกับข้อมูล';

/** Open requests and confirmations; renders nothing if there are none. */
export function WaitingRows({ profile }: { profile: MemberProfile | null }) {
  const requests = useListOpenRequestsQuery();
  const welfare = useListOpenWelfareQuery();
  const lacksMail = profile !== null && profile.email === null;
  const confirmation = profile?.open_confirmation ?? null;
  if (!confirmation && !lacksMail && !hasRows(requests) && !hasRows(welfare)) return null;
  return (
    <Panel aria-labelledby="waiting" className="mt-5 *:first-of-type:border-t-0">
      <h2 id="waiting" className="sr-only">
        คำขอและแจ้งเตือน
      </h2>
      {confirmation && <ConfirmationRow confirmation={confirmation} />}
      <RowPart query={requests} what={OWN_REQUESTS} skeleton={null}>
        {(rows) => rows.map((row) => <RequestRow key={row.request_no} request={row} />)}
      </RowPart>
      <RowPart query={welfare} what="คำขอสวัสดิการ" skeleton={null}>
        {(rows) => rows.map((row) => <WelfareRow key={row.requestment_no} welfare={row} />)}
      </RowPart>
      {lacksMail && (
        <SummaryRow
          to={paths.privacy}
          label="ยังไม่มีอีเมลในทะเบียน"
          amount={<Stamp tone="warning" name="ขอเพิ่ม" Icon={Mail} />}
          caption="สหกรณ์จึงแจ้งการเปลี่ยนรหัสผ่านให้ทราบไม่ได้"
        />
      )}
    </Panel>
  );
}

/** Whether there is something to show: rows or an error. */
function hasRows(query: QueryState<readonly unknown[]>): boolean {
  const feed = toFeed(query);
  return feed.state === 'failed' || (feed.state === 'ready' && feed.data.length > 0);
}

type OpenConfirmation = NonNullable<MemberProfile['open_confirmation']>;

function ConfirmationRow({ confirmation }: { confirmation: OpenConfirmation }) {
  const { balance_on: day, open_until, unanswered } = confirmation;
  return (
    <SummaryRow
      to={day === null ? paths.confirmation : paths.confirmationOn(day)}
      label={
        <>
          ยืนยันยอด ณ <ThaiDate value={day} style="short" />
        </>
      }
      amount={
        <Stamp
          tone="warning"
          name={unanswered === 0 ? 'ตอบครบแล้ว ยังไม่ส่ง' : `เหลือ ${unanswered ?? '-'} รายการ`}
          Icon={FileCheck}
        />
      }
      caption={
        <>
          ตอบได้ถึง <ThaiDate value={open_until} style="short" />
        </>
      }
    />
  );
}

function RequestRow({ request: { kind, received_at, due_on } }: { request: OpenRequest }) {
  return (
    <SummaryRow
      to={paths.privacy}
      label={REQUESTS[kind ?? ''] ?? OWN_REQUESTS}
      amount={<Stamp tone="info" name="รอเจ้าหน้าที่" Icon={Clock} />}
      caption={
        <>
          ส่งเมื่อ <ThaiDate value={received_at} style="short" /> จะตอบภายใน{' '}
          <ThaiDate value={due_on} style="short" />
        </>
      }
    />
  );
}

function WelfareRow({ welfare: { welfare_name, operate_date } }: { welfare: OpenWelfare }) {
  return (
    <SummaryRow
      to={paths.welfare}
      label={formatText(welfare_name)}
      amount={<Stamp tone="warning" name="รอพิจารณา" Icon={Hourglass} />}
      caption={
        <>
          คำขอสวัสดิการ ยื่นเมื่อ <ThaiDate value={operate_date} style="short" />
        </>
      }
    />
  );
}
