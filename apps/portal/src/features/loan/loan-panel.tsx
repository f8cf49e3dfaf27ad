import { getMoneySign } from '@sahakorn/thai/money';
import { formatRate } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { PassbookCells } from '@sahakorn/ui/passbook';
import { ProgressRing } from '@sahakorn/ui/progress-ring';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { CirclePause } from 'lucide-react';
import { Stamp } from '../../components/stamp.tsx';
import type { LoanContract } from './loan.ts';
import { periodWords, getRepaidAmount } from './repayment.ts';
import { StatementLink } from './statement-link.tsx';

const PAYMENT_TYPES: Readonly<Record<string, string>> = {
  '01': 'คงต้น (เงินต้นเท่ากันทุกงวด)',
  '02': 'คงยอด (ยอดชำระเท่ากันทุกงวด)',
};
const PAYMENTS_GO_ON = '0';

export function LoanPanel({ contract }: { contract: LoanContract }) {
  const repaid = getRepaidAmount(contract);
  return (
    <Panel>
      <PanelHead
        title={`${formatText(contract.loan_type_description)} ${formatText(contract.loan_contract_no)}`}
      >
        {(contract.drop_payment_status ?? PAYMENTS_GO_ON) !== PAYMENTS_GO_ON && (
          <Stamp tone="warning" name="งดชำระ" Icon={CirclePause} />
        )}
      </PanelHead>
      <PassbookCells columns={2}>
        <SummaryTile label="เงินต้นคงเหลือ" amount={contract.principal_balance} />
        <SummaryTile
          label="ชำระต่องวด"
          amount={contract.period_payment_amount}
          caption={periodWords(contract)}
        />
      </PassbookCells>
      <div className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-inset py-3 hover:bg-subtle">
        <ProgressRing value={repaid} total={contract.loan_approve_amount} label="ชำระเงินต้นแล้ว">
          {repaid !== null && <Money value={repaid} />} จาก{' '}
          <Money value={contract.loan_approve_amount} unit />
        </ProgressRing>
        <StatementLink contractNo={contract.loan_contract_no} />
      </div>
      <Terms contract={contract} />
    </Panel>
  );
}

function Terms({ contract }: { contract: LoanContract }) {
  const { interest_rate, interest_arrear, payment_type, collateral } = contract;
  const method = payment_type === null ? undefined : PAYMENT_TYPES[payment_type];
  return (
    <KeyValueList className="border-t border-line">
      {method && <KeyValue label="วิธีชำระ">{method}</KeyValue>}
      {interest_rate !== null && (
        <KeyValue label="อัตราดอกเบี้ย">ร้อยละ {formatRate(interest_rate)}&nbsp;ต่อปี</KeyValue>
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
              {collateral_type === null ? ' - ' : (TYPES[collateral_type] ?? 'หลักประกันอื่น')}
              {status === RELEASED && ' · ถอนหลักประกันแล้ว'}
            </span>
          </span>
          <Money value={used_amount} unit className="ms-auto" />
        </li>
      ))}
    </ul>
  );
}
