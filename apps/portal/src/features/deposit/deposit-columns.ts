import { compareMoney, formatMoney } from '@sahakorn/thai/money';
import { statementColumns } from '@sahakorn/ui/statement-table';
import type { StatementTotals } from '../../domain/statement/statement.ts';
import type { DepositEntry } from './deposit-from-wire.ts';

const NOTHING = '0.00';

const column = statementColumns<DepositEntry>();

export const depositColumns = [
  column.date({ header: 'วันที่', value: ({ date }) => date }),
  column.text({ header: 'รายการ', value: ({ description }) => description, note: getNote }),
  column.document({ header: 'เลขที่เอกสาร', value: ({ docNo }) => docNo }),
  column.outflow({ header: 'ถอน', value: ({ amount }) => amount }),
  column.inflow({ header: 'ฝาก', value: ({ amount }) => amount }),
  column.balance({ header: 'คงเหลือ', value: ({ balance }) => balance }),
];

export function depositSums({ debited, credited }: StatementTotals) {
  return { outflow: debited, inflow: credited };
}

function getNote({ note, tax, fee }: DepositEntry): string | null {
  const parts = [note, keptBack('ภาษี', tax), keptBack('ค่าธรรมเนียม', fee)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

function keptBack(words: string, amount: string): string | null {
  return compareMoney(amount, NOTHING) === 0 ? null : `${words} ${formatMoney(amount)}`;
}
