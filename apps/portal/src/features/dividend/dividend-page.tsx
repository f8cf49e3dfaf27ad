import { formatYear } from '@sahakorn/thai/date';
import { BarChart } from '@sahakorn/ui/bar-chart';
import { Money } from '@sahakorn/ui/money';
import { Passbook } from '@sahakorn/ui/passbook';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { ChartNoAxesColumn } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { useListDividendYearsQuery, type DividendYear } from './dividend-endpoints.ts';
import { DividendSheet } from './dividend-sheet.tsx';
import { DividendYears } from './dividend-years.tsx';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import { netByYear } from './net-by-year.ts';
import { NextDividend } from './next-dividend.tsx';
import { PaymentLine } from './payment-line.tsx';

export function DividendPage() {
  return (
    <FeedView query={useListDividendYearsQuery()} what="ปันผลเฉลี่ยคืน">
      {(years) => {
        const [newest, ...others] = years;
        return (
          <div className="grid gap-5">
            {newest ? (
              <>
                <DividendBook newest={newest} years={years} />
                <DividendYears years={years} />
                <DividendSheet years={[newest, ...others]} />
                <p className="text-sm text-text-muted">จำนวนเงินเป็นบาท · แสดงเฉพาะปีที่สหกรณ์ประกาศแล้ว</p>
              </>
            ) : (
              <EmptyScreen
                icon={<ChartNoAxesColumn aria-hidden />}
                title="ยังไม่มีปันผลเฉลี่ยคืน"
                to={paths.share}
                linkText="ดูทะเบียนหุ้น"
              >
                ยอดปันผลและเฉลี่ยคืนจะแสดงที่นี่หลังที่ประชุมใหญ่อนุมัติ และสหกรณ์ประกาศแล้ว
              </EmptyScreen>
            )}
          </div>
        );
      }}
    </FeedView>
  );
}

type DividendBookProps = { newest: DividendYear; years: readonly DividendYear[] };

function DividendBook({ newest, years }: DividendBookProps) {
  return (
    <Passbook>
      <MemberCover />
      <div className="flex flex-wrap items-start gap-x-10 gap-y-6 px-inset py-4 @pair:py-6">
        <div className="min-w-0 flex-1 basis-64 @max-tiny:basis-full">
          <p className="text-text-muted">
            <WholeWords>ปันผลเฉลี่ยคืน ปี {formatYear(newest.account_year)} รับสุทธิ</WholeWords>
          </p>
          <p className="*:wrap-anywhere *:whitespace-normal">
            <Money
              value={newest.net_amount}
              unit
              size="single"
              className="@max-field:text-lg @max-form:text-3xl @max-tiny:text-2xl"
            />
          </p>
          <p>
            <PaymentLine payment={newest} dateStyle="full" />
          </p>
        </div>
        {years.length > 1 && <NetChart years={years} />}
      </div>
      <NextDividend newest={newest} />
    </Passbook>
  );
}

function NetChart({ years }: { years: readonly DividendYear[] }) {
  const bars = netByYear(years);
  return (
    <BarChart
      caption={`ยอดรับสุทธิ ${bars.length} ปี`}
      bars={bars}
      className="flex-1 basis-64 @max-tiny:basis-full"
    />
  );
}
