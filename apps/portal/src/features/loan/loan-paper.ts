import { printLoanStatementPdf } from '@sahakorn/contract/document';
import { request } from '../../lib/api/api-request.ts';
import type { LedgerPaper } from '../../domain/statement/ledger-paper.ts';
import { documentQuery } from '../../domain/statement/statement-wire.ts';
import type { LoanContract } from './loan-from-wire.ts';

const TITLE = 'รายการเคลื่อนไหวเงินกู้';

export function loanPaper({ contractNo, typeName }: LoanContract): LedgerPaper {
  const { path } = request(printLoanStatementPdf, { params: { loan_contract_no: contractNo } });
  return {
    title: TITLE,
    fileName: `${TITLE} ${contractNo}`,
    facts: [['เลขที่สัญญา', `${contractNo} ${typeName}`]],
    balanceLabel: 'เงินต้นคงเหลือ',
    pdfPath: (choice) => path + documentQuery(choice),
  };
}
