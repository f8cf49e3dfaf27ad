import { skipToken } from '@reduxjs/toolkit/query';
import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { formatRate } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { PassbookCells } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { CirclePause } from 'lucide-react';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { Stamp } from '../../components/stamp.tsx';
import { DatedRowsPanel } from './dated-rows-panel.tsx';
import { DifferencesPanel } from './differences-panel.tsx';
import { ForecastSection } from './forecast-section.tsx';
import { useGetLoanForecastQuery, type LoanContract, type LoanForecast } from './loan-endpoints.ts';
import { MissedNotice } from './missed-notice.tsx';
import { PayoffPanel } from './payoff-panel.tsx';
import { formatProgress } from './repayment.ts';
import { SchedulePanel } from './schedule-panel.tsx';
import { StatementLink } from './statement-link.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { useLoanTrial } from './use-loan-trial.ts';

const PAYMENT_TYPES: Readonly<Record<string, string>> = {
  '01': 'คงต้น (เงินต้นเท่ากันทุกงวด)',
  '02': 'คงยอด (ยอดชำระเท่ากันทุกงวด)',
};
const PAYMENTS_ACTIVE = '0';

/** One open contract: its forecast, extra payments, terms and securities. */
export function LoanPanel({ contract }: { contract: LoanContract }) {
  const { loan_contract_no: contractNo } = contract;
  const query = useGetLoanForecastQuery(contractNo ?? skipToken);
  const trial = useLoanTrial(contractNo ?? '');
  const forecast = query.data ?? null;
  return (
    <>
      <Panel className="print:break-inside-auto">
        <PanelHead title={`${formatText(contract.loan_type_description)} ${formatText(contractNo)}`}>
          {(contract.drop_payment_status ?? PAYMENTS_ACTIVE) !== PAYMENTS_ACTIVE && (
            <Stamp tone="warning" name="งดชำระ" Icon={CirclePause} />
          )}
        </PanelHead>
        <MissedNotice contract={contract} />
        {contractNo !== null && (
          <FeedView query={query} what="งวดสุดท้าย" skeleton={<ForecastSkeleton />}>
            {(known) => known && <ForecastSection forecast={known} trial={trial.answer?.value ?? null} />}
          </FeedView>
        )}
        {!forecast && !query.isLoading && <StatedFigures contract={contract} />}
        <div className="relative flex border-t border-line px-inset py-2 hover:bg-subtle print:hidden">
          <StatementLink contractNo={contractNo} />
        </div>
      </Panel>
      {forecast && (
        <>
          {forecast.end.value && forecast.end.value.next && (
            <TrialPanel forecast={forecast} trial={trial} instalment={contract.period_payment_amount} />
          )}
          <PayoffPanel forecast={forecast} />
          <SchedulePanel forecast={forecast} />
          <DatedRowsPanel forecast={forecast} />
          <DifferencesPanel forecast={forecast} />
        </>
      )}
      <Panel>
        <PanelHead title="เงื่อนไขและหลักประกัน" />
        <Terms contract={contract} rates={forecast?.rates ?? []} />
      </Panel>
    </>
  );
}

/** The figures of the contract itself, if its forecast failed. */
function StatedFigures({ contract }: { contract: LoanContract }) {
  return (
    <PassbookCells columns={2}>
      <SummaryTile
        label="เงินต้นคงเหลือ"
        amount={contract.principal_balance}
        caption={`จากวงเงิน ${formatMoney(contract.loan_approve_amount)}`}
      />
    </PassbookCells>
  );
}

function ForecastSkeleton() {
  return <div aria-hidden className="m-inset h-96 rounded-md bg-subtle" />;
}

function Terms({ contract, rates }: { contract: LoanContract; rates: LoanForecast['rates'] }) {
  const { interest_rate, interest_arrear, payment_type, collateral } = contract;
  const method = payment_type === null ? undefined : PAYMENT_TYPES[payment_type];
  return (
    <KeyValueList className="@max-tiny:**:data-[slot=money]:wrap-anywhere">
      <KeyValue label="ชำระต่องวด">
        <Money value={contract.period_payment_amount} unit /> {formatProgress(contract)}
      </KeyValue>
      {method && <KeyValue label="วิธีชำระ">{method}</KeyValue>}
      {(interest_rate !== null || rates.length > 1) && (
        <KeyValue label="อัตราดอกเบี้ย">
          {rates.length > 1 ? <RateList rates={rates} /> : <Rate value={interest_rate} />}
        </KeyValue>
      )}
      {Boolean(getMoneySign(interest_arrear)) && (
        <KeyValue label="ดอกเบี้ยค้างชำระ">
          <Money value={interest_arrear} unit />
        </KeyValue>
      )}
      <KeyValue label="วันที่ทำสัญญา">
        <ThaiDate value={contract.begin_date} />
      </KeyValue>
      <KeyValue label="หลักประกัน">
        <CollateralList collateral={collateral} />
      </KeyValue>
    </KeyValueList>
  );
}

/** The interest rates of a contract, newest first. */
function RateList({ rates }: Pick<LoanForecast, 'rates'>) {
  return (
    <ul>
      {rates.toReversed().map(({ from, rate }, index) => (
        <li key={from ?? index}>
          <Rate value={rate} />{' '}
          <span className="inline-block text-sm text-text-muted">
            ตั้งแต่ <ThaiDate value={from} style="short" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Rate({ value }: { value: string | null }) {
  return <span className="inline-block">ร้อยละ&nbsp;{formatRate(value)} ต่อปี</span>;
}

const TYPES: Readonly<Record<string, string>> = {
  '01': 'บุคคลค้ำประกัน',
  '02': 'หุ้น',
  '03': 'เงินฝาก',
  '04': 'หลักทรัพย์',
};
const RELEASED = '0';

function CollateralList({ collateral }: Pick<LoanContract, 'collateral'>) {
  if (collateral.length === 0) return <span className="text-text-muted">ไม่มีข้อมูล</span>;
  return (
    <ul className="grid gap-2">
      {collateral.map(({ collateral_type, description, used_amount, status }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- securities have no identifier
        <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0">
            <WholeWords>{formatText(description)}</WholeWords>{' '}
            <span className="text-sm text-text-muted">
              <WholeWords>
                {collateral_type === null ? ' - ' : (TYPES[collateral_type] ?? 'หลักประกันอื่น')}
              </WholeWords>
              {status === RELEASED && ' · ถอนหลักประกันแล้ว'}
            </span>
          </span>
          <Money value={used_amount} unit className="ms-auto" />
        </li>
      ))}
    </ul>
  );
}
