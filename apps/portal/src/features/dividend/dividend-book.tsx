import { toBuddhistYear } from '@sahakorn/thai/date';
import { Money } from '@sahakorn/ui/money';
import { Passbook } from '@sahakorn/ui/passbook';
import { Sparkline } from '@sahakorn/ui/sparkline';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import type { DividendYear } from './dividend-endpoints.ts';
import { netByYear } from './net-by-year.ts';
import { PaymentLine } from './payment-line.tsx';

type DividendBookProps = { newest: DividendYear; years: readonly DividendYear[] };

export function DividendBook({ newest, years }: DividendBookProps) {
  return (
    <Passbook>
      <MemberCover />
      <div className="flex flex-wrap items-start gap-x-10 gap-y-6 px-inset py-4 @pair:py-6">
        <div className="min-w-0 flex-1 basis-64 @max-tiny:basis-full">
          <p className="text-text-muted">ปันผลเฉลี่ยคืน ปี {toBuddhistYear(newest.year)} รับสุทธิ</p>
          <p className="@max-tiny:*:wrap-anywhere @max-tiny:*:whitespace-normal">
            <Money
              value={newest.net}
              unit
              size="single"
              className="@max-field:text-lg @max-form:text-3xl @max-tiny:text-2xl"
            />
          </p>
          <p>
            <PaymentLine payment={newest.payment} dateStyle="full" />
          </p>
        </div>
        {years.length > 1 && <NetChart years={years} />}
      </div>
    </Passbook>
  );
}

function NetChart({ years }: { years: readonly DividendYear[] }) {
  const points = netByYear(years);
  const [first, last] = [points.at(0)?.label, points.at(-1)?.label];
  return (
    <Sparkline
      caption={`ยอดรับสุทธิ ปี ${first} ถึง ${last}`}
      points={points}
      className="flex-1 basis-64 @max-tiny:basis-full"
    />
  );
}
