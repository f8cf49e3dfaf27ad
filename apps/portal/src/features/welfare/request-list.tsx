import { formatText } from '@sahakorn/thai/text';
import { Money } from '@sahakorn/ui/money';
import { Panel } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Fact } from '../../components/fact.tsx';
import { REFUSED, RequestBadge } from './request-badge.tsx';
import type { WelfareRequest } from './welfare-endpoints.ts';

export const PAID = '1';

export function RequestList({ requests }: { requests: readonly WelfareRequest[] }) {
  return (
    <Panel>
      <ul>
        {requests.map((request, index) => (
          <RequestRow key={request.requestment_no ?? index} request={request} />
        ))}
      </ul>
    </Panel>
  );
}

function RequestRow({ request }: { request: WelfareRequest }) {
  return (
    <li className="border-t border-line px-inset py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-body text-md leading-tight font-semibold">
          {/* The tab names the kind. */}
          <span className="sr-only">{formatText(request.welfare_name)} </span>
          เลขที่ {formatText(request.requestment_no)}
        </h2>
        <Money value={request.amount} unit size="lg" className="ms-auto font-head @pair:text-xl" />
      </div>
      {request.detail && <p>{request.detail}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <RequestBadge approve_status={request.approve_status} />
        <RequestFacts request={request} />
      </div>
    </li>
  );
}

function RequestFacts({ request }: { request: WelfareRequest }) {
  const { operate_date, approve_date, approve_status, paid_status, paid_date } = request;
  return (
    <dl className="flex flex-wrap gap-x-6 text-sm">
      <Fact label="ยื่นเมื่อ">
        <ThaiDate value={operate_date} style="short" />
      </Fact>
      {approve_date !== null && (
        <Fact label="พิจารณาเมื่อ">
          <ThaiDate value={approve_date} style="short" />
        </Fact>
      )}
      {(paid_status === PAID || approve_status !== REFUSED) && (
        <Fact label="การจ่ายเงิน">
          {paid_status === PAID ? 'จ่ายแล้ว' : formatText(paid_status && 'ยังไม่จ่าย')}
          {paid_status === PAID && paid_date !== null && (
            <>
              {' '}
              <ThaiDate value={paid_date} style="short" />
            </>
          )}
        </Fact>
      )}
    </dl>
  );
}
