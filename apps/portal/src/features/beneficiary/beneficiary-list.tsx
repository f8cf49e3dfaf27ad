import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Panel } from '@sahakorn/ui/panel';
import { Phrases } from '@sahakorn/ui/phrases';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import type { Beneficiary } from './beneficiary-endpoints.ts';
import { type Shares, formatPercent } from './shares.ts';

type BeneficiaryListProps = { beneficiaries: Beneficiary[]; shares: Shares };

export function BeneficiaryList({ beneficiaries, shares }: BeneficiaryListProps) {
  return (
    <Panel>
      <ol>
        {beneficiaries.map((beneficiary, index) => (
          <BeneficiaryEntry key={beneficiary.order_no ?? `at ${index}`} beneficiary={beneficiary} />
        ))}
      </ol>
      {shares.state !== 'open' && <Total shares={shares} />}
    </Panel>
  );
}

function BeneficiaryEntry({ beneficiary }: { beneficiary: Beneficiary }) {
  const { order_no, name, relation, percent, condition, recorded_on } = beneficiary;
  return (
    <li className="border-t border-line px-inset py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 font-body text-md leading-tight font-semibold">
          {formatNumber(order_no, { decimals: 0 })}. <Phrases>{formatText(name)}</Phrases>
        </h2>
        <p className="ms-auto text-lg font-semibold whitespace-nowrap">
          {percent === null ? (
            <span className="text-md font-normal text-text-muted">ไม่ได้ระบุสัดส่วน</span>
          ) : (
            formatPercent(percent)
          )}
        </p>
      </div>
      {condition && <p className="mt-1">เงื่อนไข {condition}</p>}
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm text-text-muted">
        <span>{relation ?? 'ไม่ได้ระบุความสัมพันธ์'}</span>
        {recorded_on !== null && (
          <span>
            {' '}
            บันทึกเมื่อ <ThaiDate value={recorded_on} style="short" />
          </span>
        )}
      </p>
    </li>
  );
}

function Total({ shares }: { shares: Shares }) {
  return (
    <div className="border-t-2 border-text px-inset py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        รวม
        <span className="ms-auto border-b-3 border-double border-current pb-0.5 text-lg whitespace-nowrap">
          {formatPercent(shares.total)}
        </span>
      </p>
      {shares.state === 'rounded' && (
        <p className="text-end text-sm text-text-muted">ต่างจาก 100&nbsp;% เพราะปัดเศษ</p>
      )}
    </div>
  );
}
