import { printDepStatementPdf } from '@sahakorn/contract/document';
import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { request } from '../../lib/api/api-request.ts';
import type { LedgerPaper } from '../../domain/statement/ledger-paper.ts';
import { documentQuery } from '../../domain/statement/statement-wire.ts';
import type { DepositAccount } from './deposit-from-wire.ts';

const TITLE = 'รายการเคลื่อนไหวเงินฝาก';

export function depositPaper({ accountNo, typeName, name }: DepositAccount): LedgerPaper {
  const shownNo = formatDepositAccountNo(accountNo);
  const { path } = request(printDepStatementPdf, { params: { deposit_account_no: accountNo } });
  return {
    title: TITLE,
    fileName: `${TITLE} ${shownNo}`,
    owner: { label: 'ชื่อบัญชี', name },
    facts: [['เลขที่บัญชี', `${shownNo} ${typeName}`]],
    balanceLabel: 'ยอดคงเหลือ',
    pdfPath: (choice) => path + documentQuery(choice),
  };
}
