import { Panel } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { formatText } from '@sahakorn/thai/text';
import { Clock, Hourglass, Mail } from 'lucide-react';
import { Stamp } from '../../components/stamp.tsx';
import { paths } from '../../lib/paths.ts';
import { AheadRow } from './ahead-row.tsx';
import { useListOpenRequestsQuery, useListOpenWelfareQuery } from './first-screen-endpoints.ts';
import type { MemberProfile } from './member-endpoints.ts';

const REQUESTS: Readonly<Record<string, string>> = {
  correction: 'คำขอแก้ไขข้อมูล',
  erasure: 'คำขอลบข้อมูล',
  objection: 'คำคัดค้านการใช้ข้อมูล',
  restriction: 'คำขอระงับการใช้ข้อมูล',
};

/** Requests and notices that wait for an answer or for the member; nothing where there are none. */
export function WaitingRows({ profile }: { profile: MemberProfile | null }) {
  const { data: requests = [] } = useListOpenRequestsQuery();
  const { data: welfare = [] } = useListOpenWelfareQuery();
  const lacksMail = profile !== null && profile.email === null;
  if (requests.length + welfare.length === 0 && !lacksMail) return null;
  return (
    <Panel aria-labelledby="waiting" className="mt-5 *:first-of-type:border-t-0">
      <h2 id="waiting" className="sr-only">
        คำขอและแจ้งเตือน
      </h2>
      {requests.map(({ request_no, kind, received_at, due_on }) => (
        <AheadRow
          key={request_no}
          to={paths.privacy}
          label={REQUESTS[kind ?? ''] ?? 'คำขอเกี่ยวกับข้อมูล'}
          amount={<Stamp tone="info" name="รอเจ้าหน้าที่" Icon={Clock} />}
          caption={
            <>
              ส่งเมื่อ <ThaiDate value={received_at} style="short" /> จะตอบภายใน{' '}
              <ThaiDate value={due_on} style="short" />
            </>
          }
        />
      ))}
      {welfare.map(({ requestment_no, welfare_name, operate_date }) => (
        <AheadRow
          key={requestment_no}
          to={paths.welfare}
          label={formatText(welfare_name)}
          amount={<Stamp tone="warning" name="รอพิจารณา" Icon={Hourglass} />}
          caption={
            <>
              คำขอสวัสดิการ ยื่นเมื่อ <ThaiDate value={operate_date} style="short" />
            </>
          }
        />
      ))}
      {lacksMail && (
        <AheadRow
          to={paths.privacy}
          label="ยังไม่มีอีเมลในทะเบียน"
          amount={<Stamp tone="warning" name="ขอเพิ่ม" Icon={Mail} />}
          caption="สหกรณ์จึงแจ้งการเปลี่ยนรหัสผ่านให้ทราบไม่ได้"
        />
      )}
    </Panel>
  );
}
