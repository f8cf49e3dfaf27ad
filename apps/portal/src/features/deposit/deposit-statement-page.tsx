import { getAmountBeforeTax } from '@sahakorn/contract/deposit';
import { printDepStatementPdf } from '@sahakorn/contract/document';
import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Passbook } from '@sahakorn/ui/passbook';
import { statementColumns } from '@sahakorn/ui/statement-table';
import { PiggyBank } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { StatementLedger } from '../../domain/statement/statement-ledger.tsx';
import { isFiltered } from '../../domain/statement/statement-choice.ts';
import { useKnownKind } from '../../domain/statement/use-known-kind.ts';
import { useStatement } from '../../domain/statement/use-statement.ts';
import { AccountCover } from './account-cover.tsx';
import { AccountDetails } from './account-details.tsx';
import { DepositFilters } from './deposit-filters.tsx';
import { useDepositAddress } from './use-deposit-address.ts';
import {
  depositApi,
  useListDepositAccountsQuery,
  useListDepositEntriesInfiniteQuery,
} from './deposit-endpoints.ts';
import type { DepositEntry, DepositAccount } from './deposit.ts';
import { request } from '../../lib/api/api-request.ts';
import type { LedgerPaper } from '../../domain/statement/ledger-paper.ts';
import { documentQuery } from '../../domain/statement/statement-wire.ts';

export function DepositStatementPage() {
  const address = useDepositAddress();
  const { list, everything } = address;
  const { accountNo } = address.filter;
  const requested = useKnownKind(address, accountNo);
  const { filter } = requested;
  const statement = useStatement(useListDepositEntriesInfiniteQuery(filter), {
    requested,
    startNext: (size, options) =>
      depositApi.endpoints.listDepositEntries.initiate({ ...filter, ...size }, options),
    isCurrentLedger: ({ head }) => head.deposit_account_no === accountNo,
  });
  const { data } = useListDepositAccountsQuery();
  const account = data?.find((known) => known.deposit_account_no === accountNo) ?? statement.head;
  return (
    <>
      <StatementLedger
        cover={null}
        renderFilters={({ children: actions, ...filters }) => (
          <>
            <Passbook className="@max-wide/layout:-mb-3">
              {account && <AccountCover account={account} />}
              <DepositFilters {...filters} address={address} />
            </Passbook>
            {/* Below the rows on a phone, so that the first rows are visible without scrolling. */}
            {actions && (
              <div className="-my-3 @max-wide/layout:order-last @wide/layout:ms-auto">{actions}</div>
            )}
          </>
        )}
        nothingFound={
          isFiltered(list) && (
            <Link to={{ search: everything }} replace className="mt-2 inline-flex min-h-11 items-center">
              ดูรายการทั้งหมด
            </Link>
          )
        }
        statement={statement}
        unknown={{
          title: 'ไม่พบบัญชีนี้ในรายการบัญชีของท่าน',
          to: paths.deposit,
          linkText: 'ดูบัญชีเงินฝาก',
          children: 'ตรวจสอบเลขที่บัญชี หรือเลือกจากรายการบัญชี',
        }}
        columns={depositColumns}
        caption={`รายการเคลื่อนไหว บัญชี ${formatDepositAccountNo(accountNo)}`}
        paper={account && depositPaper(accountNo, account)}
        empty={
          <EmptyState icon={<PiggyBank aria-hidden />} title="บัญชีนี้ยังไม่มีรายการเคลื่อนไหว">
            เมื่อฝากหรือถอนแล้ว รายการจะแสดงที่นี่ในรอบอัพเดทถัดไป
          </EmptyState>
        }
      />
      {account && (
        <div className="mt-5">
          <AccountDetails account={account} />
        </div>
      )}
    </>
  );
}

const column = statementColumns<DepositEntry>();

const depositColumns = [
  column.date({ header: 'วันที่', value: ({ operate_date }) => operate_date }),
  column.text({ header: 'รายการ', value: ({ item_description }) => item_description, note: getNote }),
  column.document({ header: 'เลขที่เอกสาร', value: ({ doc_no }) => doc_no }),
  column.outflow({ header: 'ถอน', value: ({ amount }) => amount }),
  column.inflow({ header: 'ฝาก', value: ({ amount }) => amount }),
  column.balance({ header: 'คงเหลือ', value: ({ balance }) => balance }),
];

function getNote({ note, fee_amount, ...entry }: DepositEntry): string | null {
  const parts = [
    note,
    keptBack('ก่อนหักภาษี', getAmountBeforeTax(entry) ?? '0.00'),
    keptBack('ภาษี', entry.tax_amount),
    keptBack('ค่าธรรมเนียม', fee_amount),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

function keptBack(words: string, amount: string | null): string | null {
  return getMoneySign(amount) === 0 ? null : `${words} ${formatMoney(amount)}`;
}

const TITLE = 'รายการเคลื่อนไหวเงินฝาก';

function depositPaper(
  accountNo: string,
  { deposit_type_name, deposit_account_name }: DepositAccount,
): LedgerPaper {
  const shownNo = formatDepositAccountNo(accountNo);
  const { path } = request(printDepStatementPdf, { params: { deposit_account_no: accountNo } });
  return {
    title: TITLE,
    fileName: `${TITLE} ${shownNo}`,
    owner: { label: 'ชื่อบัญชี', name: formatText(deposit_account_name) },
    facts: [['เลขที่บัญชี', `${shownNo} ${formatText(deposit_type_name)}`]],
    balanceLabel: 'ยอดคงเหลือ',
    pdfPath: (choice) => path + documentQuery(choice),
  };
}
