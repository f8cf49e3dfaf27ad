import { compareMoney } from '@sahakorn/thai/money';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel } from '@sahakorn/ui/panel';
import { ReceiptLines, type ReceiptLine as ShownLine } from '@sahakorn/ui/receipt-lines';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { monthName } from './month-name.ts';
import { PAPER_STAMPS } from './paper-stamps.ts';
import type { Collection, Receipt, ReceiptLine } from './receipt-from-wire.ts';
import { sumKnownMoney } from '../../domain/statement/sum-known-money.ts';

type ReceiptContentProps = {
  receipt: Receipt;
  collection: Collection | undefined;
};

export function ReceiptContent({ receipt, collection }: ReceiptContentProps) {
  const { kind, charged, lines } = receipt;
  const taken = kind === 'invoice' || compareMoney(receipt.collected, charged) === 0;
  return (
    <div className="grid gap-3">
      <ReceiptLines
        caption={`${PAPER_STAMPS[kind].name} เดือน${monthName(receipt)}`}
        lines={lines.map(shownLine)}
        sums={{
          principal: sumKnownMoney(lines.map(({ principal }) => principal)),
          interest: sumKnownMoney(lines.map(({ interest }) => interest)),
          total: charged,
        }}
        {...(!taken && { words: { sum: 'รวมเรียกเก็บ' } })}
      />
      {!taken && collection && <Outcome collection={collection} />}
    </div>
  );
}

function Outcome({ collection }: { collection: Collection }) {
  const { collected, paidLater, paidLaterOn, outstanding, reason } = collection;
  return (
    <Panel>
      <KeyValueList>
        <KeyValue label="เก็บได้ในวันที่เรียกเก็บ">
          <Money value={collected} unit />
        </KeyValue>
        {reason !== null && <KeyValue label="เหตุที่เก็บไม่ได้">{reason}</KeyValue>}
        {paidLaterOn !== null && (
          <KeyValue label="ตามมาชำระ">
            <Money value={paidLater} unit />{' '}
            <span className="inline-block">
              เมื่อ <ThaiDate value={paidLaterOn} />
            </span>
          </KeyValue>
        )}
        <KeyValue label="ค้างชำระ">
          <Money value={outstanding} unit />
        </KeyValue>
      </KeyValueList>
    </Panel>
  );
}

function shownLine(line: ReceiptLine, index: number): ShownLine {
  const note = [line.subject, line.period === null ? '' : `งวด ${line.period}`].filter(Boolean).join(' · ');
  return {
    key: index,
    item: line.name,
    note,
    principal: line.principal,
    interest: line.interest,
    total: line.amount,
    balance: line.balanceAfter,
  };
}
