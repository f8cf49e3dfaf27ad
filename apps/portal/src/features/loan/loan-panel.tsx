import { signOfMoney } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { ProgressRing } from '@sahakorn/ui/progress-ring';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { CirclePause } from 'lucide-react';
import { CollateralList } from './collateral-list.tsx';
import type { LoanContract } from './loan.ts';
import { periodWords, repaidOf } from './repayment.ts';
import { StatementLink } from './statement-link.tsx';

const CONSTANT_WORDS = { principal: 'เงินต้นเท่ากันทุกงวด (คงต้น)', total: 'ยอดชำระเท่ากันทุกงวด (คงยอด)' };

/** One contract that is still paid: what is owed, how far it is paid, its terms and what secures it. */
export function LoanPanel({ contract }: { contract: LoanContract }) {
  const repaid = repaidOf(contract);
  return (
    <Panel>
      <PanelHead title={`${contract.typeName} ${contract.contractNo}`}>
        {contract.paymentSuspended && (
          <StatusBadge tone="warning" icon={<CirclePause aria-hidden />}>
            งดชำระ
          </StatusBadge>
        )}
      </PanelHead>
      <div className="relative hover:bg-subtle">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-inset pt-4">
          <p className="leading-tight">
            <span className="block text-text-muted">เงินต้นคงเหลือ</span>
            <Money value={contract.balance} unit size="tile" />
          </p>
          <ProgressRing value={repaid} total={contract.approved} label="ชำระเงินต้นแล้ว">
            {repaid !== null && <Money value={repaid} />} จาก <Money value={contract.approved} unit />
          </ProgressRing>
        </div>
        <div className="flex px-inset pb-1">
          <StatementLink contractNo={contract.contractNo} />
        </div>
      </div>
      <Terms contract={contract} />
    </Panel>
  );
}

function Terms({ contract }: { contract: LoanContract }) {
  const { interestRate, interestArrears, constant, collateral } = contract;
  const period = periodWords(contract);
  return (
    <KeyValueList className="border-t border-line">
      <KeyValue label="ชำระต่องวด">
        <Money value={contract.installment} unit />
        {constant && <span className="text-sm text-text-muted"> {CONSTANT_WORDS[constant]}</span>}
      </KeyValue>
      {period && <KeyValue label="งวดล่าสุด">{period}</KeyValue>}
      {interestRate !== null && (
        <KeyValue label="อัตราดอกเบี้ย">ร้อยละ {formatNumber(interestRate)}&nbsp;ต่อปี</KeyValue>
      )}
      {interestArrears !== null && signOfMoney(interestArrears) !== 0 && (
        <KeyValue label="ดอกเบี้ยค้างชำระ">
          <Money value={interestArrears} unit />
        </KeyValue>
      )}
      <KeyValue label="วันที่ทำสัญญา">
        <ThaiDate value={contract.begunOn} />
      </KeyValue>
      <KeyValue label="หลักประกัน">
        <CollateralList collateral={collateral} />
      </KeyValue>
    </KeyValueList>
  );
}
