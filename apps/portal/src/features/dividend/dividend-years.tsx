import { dividendLines, getRates } from '@sahakorn/contract/dividend-lines';
import { formatYear, todayIso } from '@sahakorn/thai/date';
import { getMoneySign } from '@sahakorn/thai/money';
import { DisclosureItem, DisclosureList } from '@sahakorn/ui/disclosure-list';
import { Money } from '@sahakorn/ui/money';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { CalendarClock, CircleCheck, CirclePause } from 'lucide-react';
import { Fragment } from 'react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { Stamp } from '../../components/stamp.tsx';
import { useNow } from '../../lib/config/use-now.ts';
import { type DividendYear, useListExplainedYearsQuery } from './dividend-endpoints.ts';
import { DividendCertificate } from './dividend-certificate.tsx';
import { DividendBreakdown } from './dividend-breakdown.tsx';
import { PaymentLine } from './payment-line.tsx';
import { getPaymentState } from '../../domain/dividend/payment-place.ts';

/** The first year is expanded. Its certificate is above the list. */
export function DividendYears({ years }: { years: readonly DividendYear[] }) {
  return (
    <DisclosureList>
      {years.map((year, index) => (
        <DisclosureItem
          key={year.account_year ?? `at ${index}`}
          title={`ปี ${formatYear(year.account_year)}`}
          badge={<YearBadge year={year} />}
          detail={<Rates year={year} />}
          note={<PaymentLine payment={year} dateStyle="short" />}
          amount={<Money value={year.net_amount} />}
          defaultOpen={index === 0}
        >
          <DividendSum year={year} />
          <Breakdown accountYear={year.account_year} />
          {index > 0 && <DividendCertificate accountYear={year.account_year} />}
        </DisclosureItem>
      ))}
    </DisclosureList>
  );
}

function Breakdown({ accountYear }: { accountYear: number | null }) {
  const query = useListExplainedYearsQuery();
  return (
    <FeedView query={query} what="ที่มาของยอด" skeleton={<SkeletonPanel lines={4} className="mt-6" />}>
      {(years) => {
        const year = years.find(({ account_year }) => account_year !== null && account_year === accountYear);
        return year && <DividendBreakdown year={year} />;
      }}
    </FeedView>
  );
}

function Rates({ year }: { year: DividendYear }) {
  return getRates(year).map(
    ({ words, rate }) =>
      rate && (
        <Fragment key={words}>
          <span className="me-3 inline-block">
            {words} <span className="whitespace-nowrap">{rate}</span>
          </span>{' '}
        </Fragment>
      ),
  );
}

function YearBadge({ year }: { year: DividendYear }) {
  const today = todayIso(useNow());
  const suspended = describeSuspension(year);
  if (suspended) {
    return <Stamp tone="warning" name={suspended} Icon={CirclePause} />;
  }
  const state = getPaymentState(year, today);
  if (state === 'unknown') return null;
  return state === 'paid' ? (
    <Stamp tone="success" name="จ่ายแล้ว" Icon={CircleCheck} />
  ) : (
    <Stamp tone="info" name="รอจ่าย" Icon={CalendarClock} />
  );
}

function describeSuspension({ drop_dividend, drop_average }: DividendYear): string | null {
  const [dividend, average] = [getMoneySign(drop_dividend), getMoneySign(drop_average)];
  if (dividend && average) return 'งดจ่ายปันผลและเฉลี่ยคืน';
  if (dividend) return 'งดจ่ายปันผล';
  return average ? 'งดจ่ายเฉลี่ยคืน' : null;
}

function DividendSum({ year }: { year: DividendYear }) {
  return (
    <dl className="@container max-w-prose overflow-clip rounded-md border border-line bg-surface leading-tight contrast:border-2">
      {dividendLines(year).map(({ words, note, amount }, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- two deductions may have the same words
          key={index}
          className="flex justify-between gap-x-4 border-t border-line px-4 py-2.5 first:border-t-0 @max-tiny:flex-wrap"
        >
          <dt className="min-w-0">
            {words}
            {note && (
              <span className="block text-sm text-text-muted">
                <WholeWords>{note}</WholeWords>
              </span>
            )}
          </dt>
          <dd className="ms-auto @max-tiny:*:wrap-anywhere @max-tiny:*:whitespace-normal">
            <Money value={amount} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-x-4 border-t-2 border-text px-4 py-3.5 font-semibold @max-tiny:flex-wrap">
        <dt>รับสุทธิ (บาท)</dt>
        <dd className="ms-auto @max-tiny:*:wrap-anywhere @max-tiny:*:whitespace-normal">
          <Money value={year.net_amount} className="border-b-3 border-double border-current pb-0.5" />
        </dd>
      </div>
    </dl>
  );
}
