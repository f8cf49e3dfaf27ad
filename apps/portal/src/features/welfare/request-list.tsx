import { Money } from '@sahakorn/ui/money';
import { Panel } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import type { ReactNode } from 'react';
import { RequestBadge } from './request-badge.tsx';
import type { WelfareRequest } from './welfare-endpoints.ts';

export function RequestList({ requests }: { requests: readonly WelfareRequest[] }) {
  return (
    <Panel>
      <ul>
        {requests.map((request) => (
          <li key={request.requestNo} className="border-t border-line px-inset py-4 first:border-t-0">
            <RequestRow request={request} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RequestRow({ request }: { request: WelfareRequest }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-body text-md leading-tight font-semibold">
          {request.name} <span className="inline-block">เลขที่ {request.requestNo}</span>
        </h2>
        <Money value={request.amount} unit size="lg" className="ms-auto font-head @pair:text-xl" />
      </div>
      {request.detail && <p>{request.detail}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <RequestBadge decision={request.decision} decisionCode={request.decisionCode} />
        <RequestFacts request={request} />
      </div>
    </>
  );
}

function RequestFacts({ request }: { request: WelfareRequest }) {
  const { askedOn, decidedOn, paid, paidOn } = request;
  return (
    <dl className="flex flex-wrap gap-x-6 text-sm">
      <Fact label="ยื่นเมื่อ">
        <ThaiDate value={askedOn} style="short" />
      </Fact>
      {decidedOn && (
        <Fact label="พิจารณาเมื่อ">
          <ThaiDate value={decidedOn} style="short" />
        </Fact>
      )}
      <Fact label="การจ่ายเงิน">
        {paid ? 'จ่ายแล้ว' : 'ยังไม่จ่าย'}
        {paid && paidOn && (
          <>
            {' '}
            <ThaiDate value={paidOn} style="short" />
          </>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
