import { toBuddhistYear, todayIso } from '@sahakorn/thai/date';
import { getMoneySign } from '@sahakorn/thai/money';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { getNextYear } from '../../domain/dividend/next-year.ts';
import { TRANSFER, getPaymentState } from '../../domain/dividend/payment-place.ts';
import { COLLECTION_STAMPS } from '../../domain/receipt/collection-badge.tsx';
import { getPaperAmount, getPaperState } from '../../domain/receipt/collection-state.ts';
import { type Receipt, getKind, formatMonthName } from '../../domain/receipt/receipt.ts';
import type { QueryState } from '../../lib/api/feed.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { SummaryRow } from './summary-row.tsx';
import { type DividendYear, useGetLatestDividendQuery } from './first-screen-endpoints.ts';
import { RowPart } from '../../components/feed/row-part.tsx';

const PAYMENT_WORDS = { paid: 'จ่ายแล้ว', due: 'กำหนดจ่าย', unknown: 'วันที่จ่าย' };

export function ReceiptRow({ query }: { query: QueryState<Receipt[]> }) {
  return (
    <RowPart query={query} what="ใบเสร็จล่าสุด">
      {(papers) => {
        const latest = papers.find((paper) => getKind(paper) !== 'invoice');
        return latest && <LatestReceipt receipt={latest} />;
      }}
    </RowPart>
  );
}

function LatestReceipt({ receipt }: { receipt: Receipt }) {
  const state = getPaperState(receipt);
  return (
    <SummaryRow
      to={paths.receipts}
      label="ใบเสร็จล่าสุด"
      amount={getPaperAmount(receipt)}
      caption={
        <>
          {formatMonthName(receipt)}{' '}
          <span className="inline-block">
            {state && `${COLLECTION_STAMPS[state].name} `}
            <ThaiDate value={receipt.receipt_date} style="short" />
          </span>
        </>
      }
    />
  );
}

/** The newest published year; renders nothing without one. */
export function DividendRow() {
  return (
    <RowPart query={useGetLatestDividendQuery()} what="ปันผลเฉลี่ยคืน">
      {(year) =>
        year && (
          <SummaryRow
            to={paths.dividend}
            label="ปันผลเฉลี่ยคืน"
            amount={year.net_amount}
            caption={
              <>
                <span className="me-3 inline-block">
                  <PaidOn year={year} />
                </span>{' '}
                <NextYear newest={year} />
              </>
            }
          />
        )
      }
    </RowPart>
  );
}

function NextYear({ newest }: { newest: DividendYear }) {
  const next = getNextYear(newest, todayIso(useNow()));
  return next !== null && <span className="inline-block">ปี {toBuddhistYear(next)} ยังไม่ประกาศอัตรา</span>;
}

function PaidOn({ year }: { year: DividendYear }) {
  const state = getPaymentState(year, todayIso(useNow()));
  const ofYear = year.account_year === null ? '' : `ปี ${toBuddhistYear(year.account_year)} `;
  if (state === 'open') {
    return `${ofYear}${getMoneySign(year.net_amount) === 0 ? 'งดจ่าย' : 'ประกาศแล้ว รอจ่าย'}`;
  }
  const words = state === 'paid' && year.pay_method === TRANSFER ? 'เข้าบัญชีแล้ว' : PAYMENT_WORDS[state];
  return (
    <>
      {ofYear}
      {words} <ThaiDate value={year.paid_on} style="short" />
    </>
  );
}
