import { printSharePdf } from '@sahakorn/contract/document';
import type { Lenient } from '@sahakorn/contract/lenient';
import {
  isBroughtForward,
  type ShareEntry,
  type ShareAccount,
  type ShareTotals,
} from '@sahakorn/contract/share';
import { todayIso } from '@sahakorn/thai/date';
import { formatMoney, getMoneySign } from '@sahakorn/thai/money';
import { formatNumber } from '@sahakorn/thai/number';
import { EmptyState } from '@sahakorn/ui/empty-state';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { statementColumns } from '@sahakorn/ui/statement-table';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { Layers, CircleCheck, CirclePause } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { Stamp } from '../../components/stamp.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { StatementLedger } from '../../domain/statement/statement-ledger.tsx';
import type { RequestedStatement } from '../../domain/statement/load-statement.ts';
import type { StatementChoice } from '../../domain/statement/statement.ts';
import { useKnownKind } from '../../domain/statement/use-known-kind.ts';
import { useStatement } from '../../domain/statement/use-statement.ts';
import { ShareGrowthPanel } from './share-growth-panel.tsx';
import { useYearHeadings } from './use-year-headings.ts';
import { getHeldAtStart } from './share-growth.ts';
import { shareApi, useListShareEntriesInfiniteQuery, useListShareYearsQuery } from './share-endpoints.ts';
import { useNow } from '../../lib/config/use-now.ts';
import { request } from '../../lib/api/api-request.ts';
import type { LedgerPaper } from '../../domain/statement/ledger-paper.ts';
import { documentQuery } from '../../domain/statement/statement-wire.ts';
import { MemberCover } from '../../domain/session/member-cover.tsx';

export function SharePage() {
  const requested = useKnownKind(useLoaderData<RequestedStatement<StatementChoice>>(), 'share');
  const { filter } = requested;
  const statement = useStatement(useListShareEntriesInfiniteQuery(filter), {
    requested,
    startNext: (size, options) =>
      shareApi.endpoints.listShareEntries.initiate({ ...filter, ...size }, options),
    isCurrentLedger: () => true,
  });
  const { feed, head: account } = statement;
  const headings = useYearHeadings(filter);
  if (feed.state === 'ready' && account === null)
    return (
      <EmptyScreen
        icon={<Layers aria-hidden />}
        title="ยังไม่มีหุ้น"
        to={paths.list('rules')}
        linkText="ดูระเบียบเรื่องหุ้น"
      >
        เมื่อชำระค่าหุ้นงวดแรกแล้ว ทุนเรือนหุ้นและรายการซื้อหุ้นจะแสดงที่นี่ในรอบอัพเดทถัดไป
      </EmptyScreen>
    );
  return (
    <StatementLedger
      cover={
        account && (
          <>
            <ShareBook account={account} />
            <ShareGrowthPanel />
          </>
        )
      }
      statement={statement}
      columns={shareColumns}
      caption="รายการเคลื่อนไหวหุ้น"
      heads="year"
      {...headings}
      getBroughtForward={getBroughtForward}
      paper={sharePaper}
      empty={
        <EmptyState icon={<Layers aria-hidden />} title="ยังไม่มีรายการเคลื่อนไหวหุ้น">
          เมื่อซื้อหรือถอนหุ้นแล้ว รายการจะแสดงที่นี่ในรอบอัพเดทถัดไป
        </EmptyState>
      }
    />
  );
}

const column = statementColumns<Lenient<ShareEntry>>();

const shareColumns = [
  column.date({ header: 'วันที่', value: ({ operate_date }) => operate_date }),
  column.text({
    header: 'รายการ',
    value: ({ item_type_description }) => item_type_description,
    note: ({ period }) => (period === null ? null : `งวดที่\u00A0${period}`),
  }),
  column.document({ header: 'เลขที่เอกสาร', value: ({ doc_no }) => doc_no }),
  column.outflow({ header: 'ถอน/โอน', value: getMovement }),
  column.inflow({ header: 'ซื้อ', value: getMovement }),
  column.balance({ header: 'คงเหลือ', value: ({ share_stock }) => share_stock }),
];

/** Undefined for an amount brought forward, which is part of the balance only. */
function getMovement(entry: Lenient<ShareEntry>): string | null | undefined {
  return isBroughtForward(entry) ? undefined : entry.share_value;
}

function getBroughtForward({ brought_forward_amount }: Lenient<ShareTotals>): string | undefined {
  return brought_forward_amount !== null && getMoneySign(brought_forward_amount) === 1
    ? brought_forward_amount
    : undefined;
}

const TITLE = 'รายการเคลื่อนไหวหุ้น';

const sharePaper: LedgerPaper = {
  title: TITLE,
  fileName: TITLE,
  facts: [],
  balanceLabel: 'ทุนเรือนหุ้น',
  pdfPath: (choice) => request(printSharePdf, {}).path + documentQuery(choice),
};

const PAYMENT_SUSPENDED = '1';

function ShareBook({ account }: { account: Lenient<ShareAccount> }) {
  const { data: years = [] } = useListShareYearsQuery();
  const held = getHeldAtStart(years, todayIso(useNow()));
  const differs = held !== null && account.brought_forward !== null && held !== account.brought_forward;
  return (
    <Passbook>
      <MemberCover />
      <PassbookCells columns={3}>
        <SummaryTile
          label="ทุนเรือนหุ้น"
          amount={account.share_stock}
          caption={`งวดล่าสุด ${formatNumber(account.period, { decimals: 0 })}`}
        />
        <SummaryTile
          label="ค่าหุ้นรายเดือน"
          amount={account.share_amount}
          caption={
            account.drop_status && <PaymentState suspended={account.drop_status === PAYMENT_SUSPENDED} />
          }
        />
        <SummaryTile
          label="หุ้นยกมาต้นปี"
          amount={account.brought_forward}
          caption={differs && `นับตามวันที่ของรายการ ${formatMoney(held, { unit: true })}`}
        />
      </PassbookCells>
    </Passbook>
  );
}

function PaymentState({ suspended }: { suspended: boolean }) {
  return suspended ? (
    <Stamp tone="warning" name="งดส่งค่าหุ้น" Icon={CirclePause} />
  ) : (
    <Stamp tone="success" name="ส่งค่าหุ้นตามปกติ" Icon={CircleCheck} />
  );
}
