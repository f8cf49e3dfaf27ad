import { printDivPdf } from '@sahakorn/contract/document';
import { formatYear } from '@sahakorn/thai/date';
import { FileDown } from 'lucide-react';
import { DocumentButton } from '../../domain/documents/document-button.tsx';
import { request } from '../../lib/api/api-request.ts';

/** The dividend certificate of a year. */
export function DividendCertificate({ accountYear }: { accountYear: number | null }) {
  if (accountYear === null) return null;
  return (
    <DocumentButton
      path={request(printDivPdf, { params: { year: accountYear } }).path}
      fileName={`หนังสือรับรองเงินปันผล ปี ${formatYear(accountYear)}.pdf`}
      className="mt-3"
    >
      <FileDown aria-hidden />
      หนังสือรับรอง (PDF)
    </DocumentButton>
  );
}
