import { ChevronDown, FileDown, Printer, Sheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/button/index.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../components/dropdown-menu/index.ts';
import { type LedgerFilterValue, LedgerFilters } from '../components/ledger-filters/index.ts';
import { LoadMore } from '../components/load-more/index.ts';
import { Passbook, PassbookCells, PassbookCover } from '../components/passbook/index.ts';
import { StatementTable } from '../components/statement-table/index.ts';
import { DEPOSIT_COLUMNS, HALF_YEAR } from '../components/statement-table/statement-table.fixtures.ts';
import { SummaryTile } from '../components/summary-tile/index.ts';
import { ThaiDate } from '../components/thai-date/index.ts';
import { ACCOUNT_NO, AS_OF, MEMBER, NOW } from './example-cooperative.ts';
import { MemberFrame } from './member-frame.tsx';

const SIX_MONTHS: LedgerFilterValue = { from: '2026-06-01', to: '2026-11-20', kind: null };

const KINDS = [
  { code: 'CD', label: 'ฝากเงินสด' },
  { code: 'CW', label: 'ถอนเงินสด' },
  { code: 'XD', label: 'ฝากโอน' },
  { code: 'XW', label: 'ถอนโอน' },
  { code: 'INT', label: 'ดอกเบี้ย' },
  { code: 'FE', label: 'ค่าธรรมเนียม' },
];

/** Movements of a savings account over six months. */
export function DepositStatementScreen() {
  return (
    <MemberFrame current="deposit" title="รายการเคลื่อนไหวเงินฝาก">
      <div className="grid gap-5">
        <AccountBook />
        <Filters />
        <div>
          <StatementTable
            caption={`รายการเคลื่อนไหว บัญชี ${ACCOUNT_NO} ตั้งแต่ 1 มิ.ย. 2569 ถึง 20 พ.ย. 2569`}
            columns={DEPOSIT_COLUMNS}
            rows={HALF_YEAR.rows}
            rowKey={({ seqNo }) => seqNo}
            opening={HALF_YEAR.opening}
            totals={{ ...HALF_YEAR.totals, label: 'รวม 14\u00a0รายการในช่วงที่เลือก' }}
          />
          <LoadMore
            className="mt-3"
            shown={HALF_YEAR.totals.count}
            total={HALF_YEAR.totals.count}
            onLoadMore={doNothing}
          />
          <p className="text-sm text-text-muted">เรียงจากรายการล่าสุด · ยอดในหน้านี้เป็นข้อมูลถึงวันที่อัพเดทล่าสุด</p>
        </div>
      </div>
    </MemberFrame>
  );
}

/** Every movement that the filter asks for is on the screen. */
function doNothing(): void {}

function AccountBook() {
  return (
    <Passbook>
      <PassbookCover
        title="เงินฝากออมทรัพย์"
        caption={
          <>
            <span className="@max-pair:hidden">เลขที่บัญชี </span>
            <span className="whitespace-nowrap">{ACCOUNT_NO}</span>
            <span className="@max-pair:hidden"> · {MEMBER.fullName}</span>
          </>
        }
      >
        <ChangeAccount />
      </PassbookCover>
      <PassbookCells columns={3}>
        <SummaryTile
          label="ยอดคงเหลือ"
          amount="86410.75"
          caption={
            <>
              ณ <ThaiDate value={AS_OF} style="short" />
            </>
          }
        />
        <SummaryTile label="ถอนได้" amount="86310.75" caption={'หักเงินคงบัญชีขั้นต่ำ 100.00'} />
        <SummaryTile
          label="ดอกเบี้ยสะสม"
          amount="628.40"
          caption={
            <>
              จ่ายวันที่ <ThaiDate value="2026-12-31" style="short" />
            </>
          }
        />
      </PassbookCells>
    </Passbook>
  );
}

function ChangeAccount() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm">
          <span>
            เปลี่ยน<span className="@max-pair:sr-only">บัญชี</span>
          </span>
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem>เงินฝากออมทรัพย์พิเศษ 02-00012345</DropdownMenuItem>
        <DropdownMenuItem>เงินฝากประจำ 12&nbsp;เดือน 03-00012345</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function Filters() {
  const [value, setValue] = useState(SIX_MONTHS);
  return (
    <LedgerFilters
      value={value}
      defaultValue={SIX_MONTHS}
      kinds={KINDS}
      now={NOW}
      onSubmit={setValue}
      found={{ count: HALF_YEAR.totals.count }}
    >
      <Button variant="quiet" className="@max-panel:px-2">
        <Printer aria-hidden />
        พิมพ์
      </Button>
      <Button variant="quiet" className="@max-panel:px-2">
        <FileDown aria-hidden />
        PDF
      </Button>
      <Button variant="quiet" className="@max-panel:px-2">
        <Sheet aria-hidden />
        Excel
      </Button>
    </LedgerFilters>
  );
}
