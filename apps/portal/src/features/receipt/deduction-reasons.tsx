import { skipToken } from '@reduxjs/toolkit/query';
import { getMoneySign, sumKnownMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { BreakdownLine, BreakdownList } from '@sahakorn/ui/breakdown-list';
import { Money } from '@sahakorn/ui/money';
import { SignedAmount } from '@sahakorn/ui/signed-amount';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { useId } from 'react';
import { RowPart, RowSkeleton } from '../../components/feed/row-part.tsx';
import {
  type Deduction,
  type DeductionItem,
  useGetDeductionQuery,
} from '../../domain/deduction/deduction-endpoints.ts';
import { describeChange, getDirection } from '../../domain/deduction/describe-change.ts';
import { joinNames, listUnchanged } from '../../domain/deduction/merge-causes.ts';
import { PhraseList } from '../../domain/deduction/phrase-list.tsx';
import { type Receipt, formatMonthName } from '../../domain/receipt/receipt.ts';

type Month = Pick<Receipt, 'receive_year' | 'receive_month'>;

/** Why a month differs from the previous one: every changed item with its causes. */
export function DeductionReasons({ month: { receive_year: year, receive_month: month } }: { month: Month }) {
  const headingId = useId();
  const query = useGetDeductionQuery(year === null || month === null ? skipToken : { year, month });
  if (year === null || month === null) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="mb-3 overflow-clip rounded-md border border-line bg-surface leading-tight contrast:border-2"
    >
      <h4 id={headingId} className="border-b border-line bg-subtle px-inset py-1.5 text-md">
        {query.data && getMoneySign(query.data.difference) === 0 ? 'เทียบกับเดือนก่อน' : 'ทำไมไม่เท่าเดือนก่อน'}
      </h4>
      <RowPart query={query} what="ที่มาของยอดนี้" skeleton={<RowSkeleton className="min-h-54 border-t-0" />}>
        {(deduction) => deduction && <Reasons deduction={deduction} />}
      </RowPart>
    </section>
  );
}

function Reasons({ deduction }: { deduction: Deduction }) {
  const { before, difference, items, unlisted_difference } = deduction;
  if (before === null || difference === null) {
    return <p className="px-inset py-2.5">ไม่มีใบเสร็จหรือใบแจ้งหนี้ของเดือนก่อนให้เทียบ</p>;
  }
  const unchanged = listUnchanged(deduction);
  const same = getMoneySign(difference) === 0;
  return (
    <>
      <BreakdownList>
        <BreakdownLine
          label="เดือนก่อน"
          detail={
            <>
              {formatMonthName(before)}{' '}
              <span className="inline-block">
                หัก <ThaiDate value={before.day} style="short" />
              </span>
            </>
          }
          amount={<Money value={before.charged_amount} />}
        />
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an item of unknown names has no identifier
          <ChangedItem key={index} item={item} />
        ))}
        {getMoneySign(unlisted_difference) !== 0 && (
          <BreakdownLine label="ส่วนที่ไม่มีรายการแจกแจง" amount={<Change amount={unlisted_difference} />} />
        )}
        {unchanged.length > 0 && <BreakdownLine level="quiet" label={joinNames(unchanged)} amount="เท่าเดิม" />}
        <BreakdownLine
          level="sum"
          label={same ? 'เท่ากับเดือนก่อน' : `${getDirection(difference)}รวม`}
          amount={<Change amount={difference} />}
        />
        <BreakdownLine
          level="total"
          label="เดือนนี้ (บาท)"
          amount={<Money value={deduction.charged_amount} />}
        />
      </BreakdownList>
      <PayDay deduction={deduction} />
    </>
  );
}

/** The regular date, if the deduction was on another one. */
function PayDay({ deduction: { pay_day, day } }: { deduction: Deduction }) {
  if (pay_day.value === null || pay_day.value === day) return null;
  return (
    <p className="border-t border-line px-inset py-2.5 text-sm">
      วันหักตามระเบียบ <ThaiDate value={pay_day.value} style="short" /> ในใบนี้{' '}
      <ThaiDate value={day} style="short" />
    </p>
  );
}

/** A single cause is shown on the item's line; several are listed below it and add up to its change. */
function ChangedItem({ item }: { item: DeductionItem }) {
  const { item_type_name, description, changes } = item;
  const names = { label: formatText(item_type_name), note: description };
  const [only, ...others] = changes;
  if (!only) return null;
  if (others.length === 0) {
    const { title, notes } = describeChange(only, item);
    return (
      <BreakdownLine
        {...names}
        detail={<PhraseList phrases={[title, ...notes]} />}
        amount={<Change amount={only.amount} />}
      />
    );
  }
  const sum = sumKnownMoney(changes.map(({ amount }) => amount));
  return (
    <>
      <BreakdownLine {...names} level="subtotal" amount={<Change amount={sum} />} />
      {changes.map((change, index) => {
        const { title, notes } = describeChange(change, item);
        return (
          <BreakdownLine
            // oxlint-disable-next-line react/no-array-index-key -- a cause of an unknown name has no identifier
            key={index}
            level="cause"
            label={title}
            detail={<PhraseList phrases={notes} />}
            amount={<Change amount={change.amount} />}
          />
        );
      })}
    </>
  );
}

function Change({ amount }: { amount: string | null }) {
  return <SignedAmount value={amount} inLabel="เพิ่ม" outLabel="ลด" />;
}
