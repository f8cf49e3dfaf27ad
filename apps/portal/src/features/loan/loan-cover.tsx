import { formatMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { Passbook, PassbookCells, PassbookCover } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { paths } from '../../lib/paths.ts';
import { LedgerSwitcher } from '../../domain/statement/ledger-switcher.tsx';
import { useListLoanContractsQuery, type LoanContract, isEnded } from './loan-endpoints.ts';
import { formatProgress, getRepaidAmount } from './repayment.ts';

export function LoanCover({ contract }: { contract: LoanContract }) {
  return (
    <Passbook>
      <PassbookCover
        title={formatText(contract.loan_type_description)}
        caption={
          <>
            <span className="@max-pair:hidden">เลขที่สัญญา </span>
            <span className="whitespace-nowrap">{formatText(contract.loan_contract_no)}</span>
          </>
        }
      >
        <ChangeContract current={contract.loan_contract_no} />
      </PassbookCover>
      <PassbookCells columns={3}>
        <SummaryTile label="เงินต้นคงเหลือ" amount={contract.principal_balance} />
        <SummaryTile
          label="ชำระเงินต้นแล้ว"
          amount={getRepaidAmount(contract)}
          caption={`จากวงเงินกู้ ${formatMoney(contract.loan_approve_amount)}`}
        />
        <SummaryTile
          label="ชำระต่องวด"
          amount={contract.period_payment_amount}
          caption={formatProgress(contract)}
        />
      </PassbookCells>
    </Passbook>
  );
}

function ChangeContract({ current }: { current: string | null }) {
  const { data: contracts = [] } = useListLoanContractsQuery();
  const inOrder = contracts.toSorted((one, other) => Number(isEnded(one)) - Number(isEnded(other)));
  return (
    <LedgerSwitcher
      what="สัญญา"
      current={current && paths.loanStatement(current)}
      ledgers={inOrder.map((contract) => ({
        to: contract.loan_contract_no && paths.loanStatement(contract.loan_contract_no),
        title: formatText(contract.loan_type_description),
        note: formatText(contract.loan_contract_no) + (isEnded(contract) ? ' · สิ้นสุดแล้ว' : ''),
        balance: contract.principal_balance,
      }))}
    />
  );
}
