import { formatMoney } from '@sahakorn/thai/money';
import { Passbook, PassbookCells, PassbookCover } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { paths } from '../../lib/paths.ts';
import { LedgerSwitcher } from '../../domain/statement/ledger-switcher.tsx';
import type { LoanContract } from './loan-from-wire.ts';
import { useListLoanContractsQuery } from './loan-endpoints.ts';
import { periodWords, getRepaidAmount } from './repayment.ts';

export function LoanCover({ contract }: { contract: LoanContract }) {
  return (
    <Passbook>
      <PassbookCover
        title={contract.typeName}
        caption={
          <>
            <span className="@max-pair:hidden">เลขที่สัญญา </span>
            <span className="whitespace-nowrap">{contract.contractNo}</span>
          </>
        }
      >
        <ChangeContract current={contract.contractNo} />
      </PassbookCover>
      <PassbookCells columns={3}>
        <SummaryTile label="เงินต้นคงเหลือ" amount={contract.balance} />
        <SummaryTile
          label="ชำระเงินต้นแล้ว"
          amount={getRepaidAmount(contract)}
          caption={`จากวงเงินกู้ ${formatMoney(contract.approved)}`}
        />
        <SummaryTile label="ชำระต่องวด" amount={contract.installment} caption={periodWords(contract)} />
      </PassbookCells>
    </Passbook>
  );
}

function ChangeContract({ current }: { current: string }) {
  const { data: contracts = [] } = useListLoanContractsQuery();
  const others = contracts
    .filter(({ contractNo }) => contractNo !== current)
    .toSorted((one, other) => Number(one.state !== 'open') - Number(other.state !== 'open'));
  return (
    <LedgerSwitcher
      what="สัญญา"
      others={others.map(({ contractNo, typeName, state }) => ({
        to: paths.loanStatement(contractNo),
        title: typeName,
        note: contractNo + (state === 'open' ? '' : ' · สิ้นสุดแล้ว'),
      }))}
    />
  );
}
