import { printSharePdf } from '@sahakorn/contract/document';
import { request } from '../../lib/api/api-request.ts';
import type { LedgerPaper } from '../../domain/statement/ledger-paper.ts';
import { documentQuery } from '../../domain/statement/statement-wire.ts';

const TITLE = 'รายการเคลื่อนไหวหุ้น';

export const sharePaper: LedgerPaper = {
  title: TITLE,
  fileName: TITLE,
  facts: [],
  balanceLabel: 'ทุนเรือนหุ้น',
  pdfPath: (choice) => request(printSharePdf, {}).path + documentQuery(choice),
};
