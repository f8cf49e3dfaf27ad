import { printLoanStatementPdf } from '@sahakorn/contract/document';
import type { Lenient } from '@sahakorn/contract/lenient';
import { type LoanTotals, getShownAmounts } from '@sahakorn/contract/loan';
import { sumKnownMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { statementColumns } from '@sahakorn/ui/statement-table';
import { HandCoins } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { StatementLedger } from '../../domain/statement/statement-ledger.tsx';
import type { RequestedStatement } from '../../domain/statement/load-statement.ts';
import { useKnownKind } from '../../domain/statement/use-known-kind.ts';
import { useStatement } from '../../domain/statement/use-statement.ts';
import { LoanCover } from './loan-cover.tsx';
import {
  loanApi,
  useListLoanContractsQuery,
  useListLoanEntriesInfiniteQuery,
  type LoanEntry,
  type LoanFilter,
  type LoanContract,
} from './loan-endpoints.ts';
import { request } from '../../lib/api/api-request.ts';
import type { LedgerPaper } from '../../domain/statement/ledger-paper.ts';
import { documentQuery } from '../../domain/statement/statement-wire.ts';

export function LoanStatementPage() {
  const asked = useLoaderData<RequestedStatement<LoanFilter>>();
  const { contractNo } = asked.filter;
  const requested = useKnownKind(asked, contractNo);
  const { filter } = requested;
  const statement = useStatement(useListLoanEntriesInfiniteQuery(filter), {
    requested,
    startNext: (size, options) => loanApi.endpoints.listLoanEntries.initiate({ ...filter, ...size }, options),
    isCurrentLedger: ({ head }) => head.loan_contract_no === contractNo,
  });
  const { data } = useListLoanContractsQuery();
  const contract = data?.find((known) => known.loan_contract_no === contractNo) ?? statement.head;
  return (
    <StatementLedger
      cover={contract && <LoanCover contract={contract} />}
      statement={statement}
      unknown={{
        title: 'ไม่พบสัญญานี้ในรายการเงินกู้ของท่าน',
        to: paths.loan,
        linkText: 'ดูสัญญาเงินกู้',
        children: 'ตรวจสอบเลขที่สัญญา หรือเลือกจากรายการเงินกู้',
      }}
      columns={loanColumns}
      caption={`รายการเคลื่อนไหว สัญญา ${contractNo}`}
      getSums={loanSums}
      paper={contract && loanPaper(contractNo, contract)}
      empty={
        <EmptyState icon={<HandCoins aria-hidden />} title="สัญญานี้ยังไม่มีรายการเคลื่อนไหว">
          เมื่อรับเงินกู้หรือชำระหนี้แล้ว รายการจะแสดงที่นี่ในรอบอัพเดทถัดไป
        </EmptyState>
      }
    />
  );
}

const column = statementColumns<LoanEntry>();

const loanColumns = [
  column.date({ header: 'วันที่', value: ({ loan_payment_date }) => loan_payment_date }),
  column.text({
    header: 'รายการ',
    value: ({ item_type_description }) => item_type_description,
    note: getNote,
  }),
  column.document({ header: 'เลขที่เอกสาร', value: ({ doc_no }) => doc_no }),
  column.money({ id: 'principal', header: 'เงินต้น', value: ({ principal_amount }) => principal_amount }),
  column.money({ id: 'interest', header: 'ดอกเบี้ย', value: (entry) => getShownAmounts(entry).interest }),
  column.money({
    id: 'total',
    header: 'รวม',
    value: (entry) => getShownAmounts(entry).total,
    card: 'amount',
  }),
  column.balance({ header: 'คงเหลือ', value: ({ principal_balance }) => principal_balance }),
];

function loanSums({ credit_amount, debit_amount, interest_amount }: Lenient<LoanTotals>) {
  return getShownAmounts({ principal_amount: sumKnownMoney([credit_amount, debit_amount]), interest_amount });
}

function getNote({ period }: LoanEntry): string | null {
  return period === null ? null : `งวดที่\u00A0${period}`;
}

const TITLE = 'รายการเคลื่อนไหวเงินกู้';

function loanPaper(contractNo: string, { loan_type_description }: LoanContract): LedgerPaper {
  const { path } = request(printLoanStatementPdf, { params: { loan_contract_no: contractNo } });
  return {
    title: TITLE,
    fileName: `${TITLE} ${contractNo}`,
    facts: [['เลขที่สัญญา', `${contractNo} ${formatText(loan_type_description)}`]],
    balanceLabel: 'เงินต้นคงเหลือ',
    pdfPath: (choice) => path + documentQuery(choice),
  };
}
