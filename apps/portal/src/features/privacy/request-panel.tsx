import { formatText } from '@sahakorn/thai/text';
import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Check, CircleX, Clock } from 'lucide-react';
import { useSelector } from 'react-redux';
import { FRESH } from '../../lib/api/api.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { selectUser } from '../../domain/session/session-slice.ts';
import { type PrivacyRequest, useListPrivacyRequestsQuery } from './privacy-endpoints.ts';
import { KIND_WORDS } from './privacy-request.ts';
import { RequestForm } from './request-form.tsx';
import { Stamp, type StampProps } from '../../components/stamp.tsx';

const STAMPS: Readonly<Record<NonNullable<PrivacyRequest['state']>, StampProps>> = {
  received: { tone: 'info', name: 'รอคำตอบ', Icon: Clock },
  done: { tone: 'success', name: 'ดำเนินการแล้ว', Icon: Check },
  refused: { tone: 'danger', name: 'ปฏิเสธ', Icon: CircleX },
};
const TITLE = 'คำขอเรื่องข้อมูลของท่าน';

export function RequestPanel() {
  const user = useSelector(selectUser);
  return (
    <Panel aria-label={TITLE} className="print:not-has-[li]:hidden">
      <PanelHead title={TITLE} />
      {user?.impersonator === undefined && (
        <PanelBody className="print:hidden">
          <RequestForm />
        </PanelBody>
      )}
      <Requests />
      <PanelNote>
        สหกรณ์ตอบภายใน 30 วันนับแต่วันที่รับคำขอ หากปฏิเสธจะแจ้งเหตุผล ข้อมูลที่กฎหมายให้เก็บ เช่น รายการบัญชี ลบก่อนกำหนดไม่ได้
      </PanelNote>
    </Panel>
  );
}

function Requests() {
  return (
    <FeedView query={useListPrivacyRequestsQuery(undefined, FRESH)} what="คำขอของท่าน" lines={2}>
      {(requests) =>
        requests.length > 0 && (
          <ul className="border-t border-line">
            {requests.map((request, index) => (
              <RequestEntry key={request.request_no ?? index} request={request} />
            ))}
          </ul>
        )
      }
    </FeedView>
  );
}

function RequestEntry({ request }: { request: PrivacyRequest }) {
  const { request_no, kind, detail, received_at, due_on, state, answer, answered_at } = request;
  return (
    <li className="border-b border-line px-inset py-4 last:border-b-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-md leading-tight font-semibold">
        {formatText(kind && KIND_WORDS[kind])}
        {state && <Stamp {...STAMPS[state]} />}
      </h3>
      <p className="mt-1 text-sm text-text-muted">
        เลขคำขอ {formatText(request_no)} ส่งเมื่อ <ThaiDate value={received_at} style="short" time />
      </p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{formatText(detail)}</p>
      {state === 'received' && (
        <p className="mt-2 text-sm">
          จะได้คำตอบภายใน <ThaiDate value={due_on} style="short" />
        </p>
      )}
      {answer !== null && (
        <div className="mt-2 border-s-4 border-line-strong ps-3">
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
          <p className="text-sm text-text-muted">
            ตอบเมื่อ <ThaiDate value={answered_at} style="short" time />
          </p>
        </div>
      )}
    </li>
  );
}
