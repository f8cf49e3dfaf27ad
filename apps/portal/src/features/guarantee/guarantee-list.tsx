import { formatText } from '@sahakorn/thai/text';
import { Money } from '@sahakorn/ui/money';
import { Panel } from '@sahakorn/ui/panel';
import { Phrases } from '@sahakorn/ui/phrases';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { CircleCheck, Handshake } from 'lucide-react';
import { type Guarantee, type GuaranteeState, getState } from './guarantee.ts';
import { Stamp, type StampProps } from '../../components/stamp.tsx';

const STAMPS: Readonly<Record<GuaranteeState, StampProps>> = {
  standing: { tone: 'neutral', name: 'ค้ำประกันอยู่', Icon: Handshake },
  repaid: { tone: 'success', name: 'ชำระหนี้ครบแล้ว', Icon: CircleCheck },
  released: { tone: 'success', name: 'พ้นภาระค้ำประกันแล้ว', Icon: CircleCheck },
};

export function GuaranteeList({ guarantees }: { guarantees: Guarantee[] }) {
  const inOrder = guarantees.toSorted(
    (one, other) => Number(getState(one) !== 'standing') - Number(getState(other) !== 'standing'),
  );
  return (
    <Panel>
      <ul>
        {inOrder.map((guarantee, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people of one name may stand behind one contract
          <GuaranteeEntry key={index} guarantee={guarantee} />
        ))}
      </ul>
    </Panel>
  );
}

function GuaranteeEntry({ guarantee }: { guarantee: Guarantee }) {
  const state = getState(guarantee);
  return (
    <li className="border-t border-line px-inset py-4 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-body text-md leading-tight font-semibold">
          <Phrases>{formatText(guarantee.party_name)}</Phrases>
        </h2>
        {state && <Stamp {...STAMPS[state]} />}
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm text-text-muted">
        <span>
          สัญญา <span className="whitespace-nowrap">{formatText(guarantee.loan_contract_no)}</span>
        </span>{' '}
        <span>
          ทำสัญญาเมื่อ <ThaiDate value={guarantee.begin_date} style="short" />
        </span>
      </p>
      <dl className="mt-2 grid grid-cols-1 gap-x-6 @pair:grid-cols-3">
        <Amount label="ยอดค้ำประกัน" value={guarantee.used_amount} weighty />
        <Amount label="วงเงินกู้" value={guarantee.loan_approve_amount} />
        <Amount label="หนี้คงเหลือ" value={guarantee.principal_balance} />
      </dl>
    </li>
  );
}

type AmountProps = { label: string; value: string | null; weighty?: boolean };

function Amount({ label, value, weighty = false }: AmountProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 @pair:block @pair:text-end">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="ms-auto min-w-0">
        <Money
          value={value}
          size={weighty ? 'lg' : 'inherit'}
          className="@max-tiny:text-md @max-tiny:wrap-anywhere @max-tiny:whitespace-normal"
        />
      </dd>
    </div>
  );
}
