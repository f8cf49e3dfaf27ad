import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { ArrowRightLeft, CircleCheck } from 'lucide-react';
import type { LoanContract } from './loan-from-wire.ts';
import { StatementLink } from './statement-link.tsx';

export function EndedLoans({ contracts }: { contracts: LoanContract[] }) {
  return (
    <Panel>
      <PanelHead title="สัญญาที่สิ้นสุดแล้ว" />
      <ul>
        {contracts.map((contract) => (
          <li
            key={contract.contractNo}
            className="relative border-t border-line px-inset py-4 first:border-t-0 hover:bg-subtle"
          >
            <EndedLoan contract={contract} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function EndedLoan({ contract }: { contract: LoanContract }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-body text-md leading-tight font-semibold">
          {contract.typeName} <span className="whitespace-nowrap">{contract.contractNo}</span>
        </h3>
        <EndBadge state={contract.state} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm text-text-muted">
          <span className="inline-block">
            วงเงินกู้ <Money value={contract.approved} unit />
          </span>
          {' · '}
          <span className="inline-block">
            ทำสัญญาเมื่อ <ThaiDate value={contract.begunOn} style="short" />
          </span>
        </p>
        <StatementLink contractNo={contract.contractNo} />
      </div>
    </>
  );
}

function EndBadge({ state }: Pick<LoanContract, 'state'>) {
  return state === 'transferred' ? (
    <StatusBadge icon={<ArrowRightLeft aria-hidden />}>โอนหนี้ให้ผู้ค้ำประกัน</StatusBadge>
  ) : (
    <StatusBadge tone="success" icon={<CircleCheck aria-hidden />}>
      ชำระครบแล้ว
    </StatusBadge>
  );
}
