import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { statementColumns } from '@sahakorn/ui/statement-table';
import type { LoanEntry, LoanTotals } from './loan-from-wire.ts';

const column = statementColumns<LoanEntry>();

export const loanColumns = [
  column.date({ header: 'วันที่', value: ({ date }) => date }),
  column.text({
    header: 'รายการ',
    value: ({ description }) => description,
    note: getNote,
  }),
  column.document({ header: 'เลขที่เอกสาร', value: ({ docNo }) => docNo }),
  column.inflow({ header: 'รับเงินกู้', value: ({ principal }) => principal }),
  column.outflow({ header: 'ชำระเงินต้น', value: ({ principal }) => principal }),
  column.money({ id: 'interest', header: 'ดอกเบี้ย', value: ({ interest }) => interest }),
  column.balance({ header: 'คงเหลือ', value: ({ balance }) => balance }),
];

export function loanSums({ credited, debited, interest }: LoanTotals) {
  return { inflow: credited, outflow: debited, ...(interest !== null && { interest }) };
}

function getNote({ period, principal, interest, total }: LoanEntry): string | null {
  const both = getMoneySign(principal) < 0 && interest !== null && getMoneySign(interest) > 0;
  const parts = [
    period === null ? null : `งวดที่\u00A0${period}`,
    both && total !== null ? `รวม\u00A0${formatMoney(total)}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : null;
}
