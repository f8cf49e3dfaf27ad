import { compareMoney, sumKnownMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel } from '@sahakorn/ui/panel';
import { ReceiptLines, type ReceiptLine as ShownLine } from '@sahakorn/ui/receipt-lines';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { getPaperName } from './paper-stamps.ts';
import {
  type Collection,
  type Receipt,
  type ReceiptLine,
  getKind,
  formatMonthName,
} from '../../domain/receipt/receipt.ts';

type ReceiptContentProps = { receipt: Receipt; collection: Collection | undefined };

export function ReceiptContent({ receipt, collection }: ReceiptContentProps) {
  const { charged_amount, collected_amount, lines } = receipt;
  const kind = getKind(receipt);
  const known = charged_amount !== null && collected_amount !== null;
  const taken = kind === 'invoice' || (known && compareMoney(collected_amount, charged_amount) === 0);
  return (
    <div className="grid gap-3">
      <ReceiptLines
        caption={`${getPaperName(kind)} เดือน${formatMonthName(receipt)}`}
        lines={lines.map(toShownLine)}
        sums={{
          principal: sumKnownMoney(lines.map(({ principal_amount }) => principal_amount)),
          interest: sumKnownMoney(lines.map(({ interest_amount }) => interest_amount)),
          total: charged_amount,
        }}
        {...(!taken && { words: { sum: 'รวมเรียกเก็บ' } })}
      />
      {!taken && collection && <Outcome collection={collection} />}
    </div>
  );
}

function Outcome({ collection }: { collection: Collection }) {
  const { collected_amount, paid_later_amount, paid_later_on, outstanding_amount, reason } = collection;
  return (
    <Panel>
      <KeyValueList>
        <KeyValue label="เก็บได้ในวันที่เรียกเก็บ">
          <Money value={collected_amount} unit />
        </KeyValue>
        {reason !== null && <KeyValue label="เหตุที่เก็บไม่ได้">{reason}</KeyValue>}
        {paid_later_on !== null && (
          <KeyValue label="ตามมาชำระ">
            <Money value={paid_later_amount} unit />{' '}
            <span className="inline-block">
              เมื่อ <ThaiDate value={paid_later_on} />
            </span>
          </KeyValue>
        )}
        <KeyValue label="ค้างชำระ">
          <Money value={outstanding_amount} unit />
        </KeyValue>
      </KeyValueList>
    </Panel>
  );
}

function toShownLine(line: ReceiptLine, index: number): ShownLine {
  const note = [line.description, line.period === null ? '' : `งวด ${line.period}`]
    .filter(Boolean)
    .join(' · ');
  return {
    key: index,
    item: formatText(line.item_type_name),
    note,
    principal: line.principal_amount,
    interest: line.interest_amount,
    total: line.amount,
    balance: line.balance_after,
  };
}
