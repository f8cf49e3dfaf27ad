import { getMoneySign } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { PassbookCells } from '@sahakorn/ui/passbook';
import { ProgressRing } from '@sahakorn/ui/progress-ring';
import { StatusBadge } from '@sahakorn/ui/status-badge';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { CirclePause } from 'lucide-react';
import { CollateralList } from './collateral-list.tsx';
import type { LoanContract } from './loan-from-wire.ts';
import { periodWords, getRepaidAmount } from './repayment.ts';
import { StatementLink } from './statement-link.tsx';

const CONSTANT_WORDS = { principal: 'คงต้น (เงินต้นเท่ากันทุกงวด)', total: 'คงยอด (ยอดชำระเท่ากันทุกงวด)' };

export function LoanPanel({ contract }: { contract: LoanContract }) {
  const repaid = getRepaidAmount(contract);
  return (
    <Panel>
      <PanelHead title={`${contract.typeName} ${contract.contractNo}`}>
        {contract.paymentSuspended && (
          <StatusBadge tone="warning" icon={<CirclePause aria-hidden />}>
            งดชำระ
          </StatusBadge>
        )}
      </PanelHead>
      <PassbookCells columns={2}>
        <SummaryTile label="เงินต้นคงเหลือ" amount={contract.balance} />
        <SummaryTile label="ชำระต่องวด" amount={contract.installment} caption={periodWords(contract)} />
      </PassbookCells>
      <div className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-inset py-3 hover:bg-subtle">
        <ProgressRing value={repaid} total={contract.approved} label="ชำระเงินต้นแล้ว">
          {repaid !== null && <Money value={repaid} />} จาก <Money value={contract.approved} unit />
        </ProgressRing>
        <StatementLink contractNo={contract.contractNo} />
      </div>
      <Terms contract={contract} />
    </Panel>
  );
}

function Terms({ contract }: { contract: LoanContract }) {
  const { interestRate, interestArrears, constant, collateral } = contract;
  return (
    <KeyValueList className="border-t border-line">
      {constant && <KeyValue label="วิธีชำระ">{CONSTANT_WORDS[constant]}</KeyValue>}
      {interestRate !== null && (
        <KeyValue label="อัตราดอกเบี้ย">ร้อยละ {formatNumber(interestRate)}&nbsp;ต่อปี</KeyValue>
      )}
      {interestArrears !== null && getMoneySign(interestArrears) !== 0 && (
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
