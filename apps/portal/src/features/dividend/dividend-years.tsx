import { toBuddhistYear, todayIso } from '@sahakorn/thai/date';
import { getMoneySign } from '@sahakorn/thai/money';
import { DisclosureItem, DisclosureList } from '@sahakorn/ui/disclosure-list';
import { Money } from '@sahakorn/ui/money';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { CalendarClock, CircleCheck, CirclePause } from 'lucide-react';
import { Fragment } from 'react';
import { useNow } from '../../lib/config/use-now.ts';
import type { DividendYear } from './dividend-endpoints.ts';
import { formatRate } from './dividend-lines.ts';
import { DividendSum } from './dividend-sum.tsx';
import { PaymentLine } from './payment-line.tsx';
import { paymentState } from './payment-place.ts';

export function DividendYears({ years }: { years: readonly DividendYear[] }) {
  return (
    <DisclosureList>
      {years.map((year, index) => (
        <DisclosureItem
          key={year.year}
          title={`ปี ${toBuddhistYear(year.year)}`}
          badge={<YearBadge year={year} />}
          detail={<Rates year={year} />}
          note={<PaymentLine payment={year.payment} dateStyle="short" />}
          amount={<Money value={year.net} />}
          defaultOpen={index === 0}
        >
          <DividendSum year={year} />
        </DisclosureItem>
      ))}
    </DisclosureList>
  );
}

function Rates({ year: { dividendRate, averageRate } }: { year: DividendYear }) {
  const rates = [
    { words: 'ปันผล', rate: formatRate(dividendRate) },
    { words: 'เฉลี่ยคืน', rate: formatRate(averageRate) },
  ];
  return rates.map(
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
  const suspended = suspendedWords(year);
  if (suspended) {
    return (
      <StatusBadge tone="warning" icon={<CirclePause aria-hidden />}>
        {suspended}
      </StatusBadge>
    );
  }
  return paymentState(year.payment, today) === 'paid' ? (
    <StatusBadge tone="success" icon={<CircleCheck aria-hidden />}>
      จ่ายแล้ว
    </StatusBadge>
  ) : (
    <StatusBadge tone="info" icon={<CalendarClock aria-hidden />}>
      รอจ่าย
    </StatusBadge>
  );
}

function suspendedWords({ dividendSuspended, averageSuspended }: DividendYear): string | null {
  const [dividend, average] = [getMoneySign(dividendSuspended) !== 0, getMoneySign(averageSuspended) !== 0];
  if (dividend && average) return 'งดจ่ายปันผลและเฉลี่ยคืน';
  if (dividend) return 'งดจ่ายปันผล';
  return average ? 'งดจ่ายเฉลี่ยคืน' : null;
}
