import { printInterestPdf } from '@sahakorn/contract/document';
import { BUDDHIST_ERA_OFFSET, formatThaiDate, todayIso } from '@sahakorn/thai/date';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { FileDown } from 'lucide-react';
import { request } from '../../lib/api/api-request.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { useGetLastUpdateQuery } from '../last-update/last-update-endpoints.ts';
import { DocumentButton } from './document-button.tsx';

/** The certificates of interest of last year and of this year so far, as PDF. */
export function InterestCertificates() {
  const thisYear = Number(todayIso(useNow()).slice(0, 4));
  const { data: lastUpdate } = useGetLastUpdateQuery();
  const until = lastUpdate ? ` ${formatThaiDate(lastUpdate, { style: 'short' })}` : 'อัพเดทล่าสุด';
  return (
    <Panel className="print:hidden">
      <PanelHead title="หนังสือรับรองดอกเบี้ย" />
      <p className="px-inset pt-4">ดอกเบี้ยเงินฝากก่อนและหลังหักภาษี และดอกเบี้ยเงินกู้ที่ชำระในปี ใช้ประกอบการยื่นภาษี</p>
      <div className="flex flex-wrap gap-3 px-inset pt-3 pb-5">
        {[thisYear - 1, thisYear].map((year) => {
          const isKnown = year < thisYear && (!lastUpdate || lastUpdate >= `${year}-12-31`);
          const words = `ปี ${year + BUDDHIST_ERA_OFFSET}${isKnown ? '' : ` ถึงวันที่${until}`}`;
          return (
            <DocumentButton
              key={year}
              path={request(printInterestPdf, { params: { year } }).path}
              fileName={`หนังสือรับรองดอกเบี้ย ${words}.pdf`}
            >
              <FileDown aria-hidden />
              {words} (PDF)
            </DocumentButton>
          );
        })}
      </div>
    </Panel>
  );
}
