import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { bahtText } from '@sahakorn/thai/baht-text';
import { POSTED_AHEAD } from '@sahakorn/contract/posting-words';
import { formatMoney, sumKnownMoney } from '@sahakorn/thai/money';
import type { Block, Column, Row } from '../../documents/sheet.ts';
import type { MemberHoldings } from './document-queries.ts';
import { amountCell } from './document-words.ts';

const COLUMNS: readonly [string, string, string] = ['เลขที่', 'ประเภท', 'คงเหลือ'];

/** The sum of shares and deposits; null if the books leave a balance out. */
export function sumSavings({ shares, deposits }: MemberHoldings): string | null {
  return sumKnownMoney([shares?.share_stock ?? '0.00', ...deposits.map(({ balance }) => balance)]);
}

/** Shares, open deposits and open loans, each with its sum. */
export function holdingsBlocks(held: MemberHoldings): Block[] {
  const { shares, deposits, loans, isPostedAhead } = held;
  const saved = sumSavings(held);
  return [
    table('หุ้น', ['งวดล่าสุด', 'ส่งรายเดือน', 'ทุนเรือนหุ้น'], {
      rows: shares
        ? [[String(shares.period), formatMoney(shares.share_amount), formatMoney(shares.share_stock)]]
        : [],
      sum: null,
    }),
    table('เงินฝาก', COLUMNS, {
      rows: deposits.map((account) => [
        formatDepositAccountNo(account.deposit_account_no),
        `${account.deposit_type_name}\n${account.deposit_account_name}`,
        amountCell(account.balance),
      ]),
      sum: sumKnownMoney(deposits.map(({ balance }) => balance)),
    }),
    table('เงินกู้', COLUMNS, {
      rows: loans.map((loan) => [
        loan.loan_contract_no,
        `${loan.loan_type_description}\nวงเงินกู้ ${formatMoney(loan.loan_approve_amount)}`,
        amountCell(loan.principal_balance),
      ]),
      sum: sumKnownMoney(loans.map(({ principal_balance }) => principal_balance)),
    }),
    ...(isPostedAhead ? [{ kind: 'note', text: POSTED_AHEAD } satisfies Block] : []),
    ...(saved === null
      ? []
      : [
          {
            kind: 'words',
            text: `หุ้นและเงินฝากรวม ${formatMoney(saved, { unit: true })} (${bahtText(saved)})`,
          } satisfies Block,
        ]),
  ];
}

type Content = { rows: string[][]; sum: string | null };

function table(caption: string, heads: readonly [string, string, string], { rows, sum }: Content): Block {
  const [first, second, third] = heads;
  const columns: Column[] = [
    { head: first, width: 4 },
    { head: second, width: 8 },
    { head: third, width: 5, align: 'right' },
  ];
  const total: Row[] =
    sum === null ? [] : [{ cells: [`รวม ${rows.length} รายการ`, '', formatMoney(sum)], total: true }];
  const body = rows.map((cells): Row => ({ cells }));
  return {
    kind: 'table',
    caption,
    columns,
    rows: body.length === 0 ? [{ cells: ['ไม่มี'] }] : [...body, ...total],
  };
}
