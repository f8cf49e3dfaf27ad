import { printLoanSchedulePdf } from '@sahakorn/contract/document';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { FileDown, Table2 } from 'lucide-react';
import { DocumentButton } from '../../domain/documents/document-button.tsx';
import { describePayDays } from '../../domain/loan/pay-day-words.ts';
import { saveSchedule } from '../../domain/loan/schedule-csv.ts';
import { request } from '../../lib/api/api-request.ts';
import type { LoanForecast } from './loan-endpoints.ts';

/** The repayment schedule as files. */
export function SchedulePanel({ forecast }: { forecast: LoanForecast }) {
  const { loan_contract_no: contractNo, plan, rule } = forecast;
  const rows = plan.value ?? [];
  if (contractNo === null || rows.length === 0) return null;
  const fileName = `ตารางชำระเงินกู้ ${contractNo}`;
  return (
    <Panel className="print:hidden">
      <PanelHead title="ตารางชำระ" />
      <div className="px-inset py-4">
        <div className="flex flex-wrap gap-3">
          <DocumentButton
            path={request(printLoanSchedulePdf, { params: { loan_contract_no: contractNo } }).path}
            fileName={`${fileName}.pdf`}
          >
            <FileDown aria-hidden />
            PDF {rows.length} งวด
          </DocumentButton>
          <Button onClick={() => saveSchedule(rows, `${fileName}.csv`)}>
            <Table2 aria-hidden />
            CSV
          </Button>
        </div>
        <p className="mt-3 text-sm text-text-muted">
          <WholeWords>
            {`คิดว่าหัก${describePayDays(rule)} และอัตราดอกเบี้ยคงเดิม ยอดจริงต่างได้หากวันหักหรืออัตราเปลี่ยน`}
          </WholeWords>
        </p>
      </div>
    </Panel>
  );
}
