import { formatYear, toBuddhistYear } from '@sahakorn/thai/date';
import { BarChart } from '@sahakorn/ui/bar-chart';
import { Money } from '@sahakorn/ui/money';
import { Passbook } from '@sahakorn/ui/passbook';
import { SelectField } from '@sahakorn/ui/select-field';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { useListDividendYearsQuery, type DividendYear } from './dividend-endpoints.ts';
import { DividendCertificate } from './dividend-certificate.tsx';
import { DividendSheet } from './dividend-sheet.tsx';
import { DividendYears } from './dividend-years.tsx';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import { getNetByYear } from './net-by-year.ts';
import { NextDividend } from './next-dividend.tsx';
import { PaymentLine } from './payment-line.tsx';

export function DividendPage() {
  return (
    <FeedView query={useListDividendYearsQuery()} what="ปันผลเฉลี่ยคืน">
      {(years) => {
        const [newest, ...others] = years;
        return newest ? <Dividends years={[newest, ...others]} /> : <NoDividends />;
      }}
    </FeedView>
  );
}

type Years = readonly [DividendYear, ...DividendYear[]];

/** Shows the selected year first, expanded. */
function Dividends({ years }: { years: Years }) {
  const [newest] = years;
  const [chosen, setChosen] = useState<number | null>(null);
  const year = years.find(({ account_year }) => chosen !== null && account_year === chosen) ?? newest;
  const inOrder: Years = [year, ...years.filter((one) => one !== year)];
  return (
    <div className="grid gap-5">
      <Passbook>
        <MemberCover />
        <div className="flex flex-wrap items-start gap-x-10 gap-y-6 px-inset py-4 @pair:py-6">
          <div className="min-w-0 flex-1 basis-64 @max-tiny:basis-full">
            {/* Before the label in DOM order, but to its right on screen. */}
            <div className="mb-1 flex flex-row-reverse flex-wrap items-end gap-x-4 gap-y-2">
              <YearSelect years={years} year={year} onChoose={setChosen} />
              <p className="min-w-0 flex-1 basis-32 text-text-muted">
                <WholeWords>ปันผลเฉลี่ยคืน ปี {formatYear(year.account_year)} รับสุทธิ</WholeWords>
              </p>
            </div>
            <p className="*:wrap-anywhere *:whitespace-normal">
              <Money
                value={year.net_amount}
                unit
                size="single"
                className="@max-field:text-lg @max-form:text-3xl @max-tiny:text-2xl"
              />
            </p>
            <p>
              <PaymentLine payment={year} dateStyle="full" />
            </p>
            <DividendCertificate accountYear={year.account_year} />
          </div>
          {years.length > 1 && <NetChart years={years} year={year} />}
        </div>
        <NextDividend newest={newest} />
      </Passbook>
      <DividendYears key={chosen} years={inOrder} />
      <DividendSheet year={year} years={years} />
      <p className="text-sm text-text-muted">จำนวนเงินเป็นบาท · แสดงเฉพาะปีที่สหกรณ์ประกาศแล้ว</p>
    </div>
  );
}

function NoDividends() {
  return (
    <EmptyScreen
      icon={<ChartNoAxesColumn aria-hidden />}
      title="ยังไม่มีปันผลเฉลี่ยคืน"
      to={paths.share}
      linkText="ดูทะเบียนหุ้น"
    >
      ยอดปันผลและเฉลี่ยคืนจะแสดงที่นี่หลังที่ประชุมใหญ่อนุมัติ และสหกรณ์ประกาศแล้ว
    </EmptyScreen>
  );
}

type YearSelectProps = {
  years: Years;
  year: DividendYear;
  onChoose: (year: number) => void;
};

function YearSelect({ years, year, onChoose }: YearSelectProps) {
  const known = years.flatMap(({ account_year }) => account_year ?? []);
  if (known.length < 2) return null;
  return (
    <div className="w-26">
      <SelectField
        label="เลือกปี"
        value={year.account_year ?? ''}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {known.map((one) => (
          <option key={one} value={one}>
            {formatYear(one)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function NetChart({ years, year }: { years: Years; year: DividendYear }) {
  const bars = getNetByYear(years);
  return (
    <BarChart
      caption={`ยอดรับสุทธิ ${bars.length} ปี`}
      bars={bars}
      standsOut={year.account_year === null ? undefined : String(toBuddhistYear(year.account_year))}
      className="flex-1 basis-64 @max-tiny:basis-full"
    />
  );
}
