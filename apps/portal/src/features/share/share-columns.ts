import { statementColumns } from '@sahakorn/ui/statement-table';
import type { StatementTotals } from '../../domain/statement/statement.ts';
import type { ShareEntry } from './share-from-wire.ts';

const column = statementColumns<ShareEntry>();

export const shareColumns = [
  column.date({ header: 'วันที่', value: ({ date }) => date }),
  column.text({
    header: 'รายการ',
    value: ({ description }) => description,
    note: ({ period }) => (period === null ? null : `งวดที่\u00A0${period}`),
  }),
  column.document({ header: 'เลขที่เอกสาร', value: ({ docNo }) => docNo }),
  column.outflow({ header: 'ถอน/โอน', value: ({ amount }) => amount }),
  column.inflow({ header: 'ซื้อ', value: ({ amount }) => amount }),
  column.balance({ header: 'คงเหลือ', value: ({ stock }) => stock }),
];

export function shareSums({ debited, credited }: StatementTotals) {
  return { outflow: debited, inflow: credited };
}
