import type { ReactNode } from 'react';
import { AmountSlider } from '../../src/components/amount-slider/index.ts';
import { AreaChart } from '../../src/components/area-chart/index.ts';
import { Attachment } from '../../src/components/attachment/index.ts';
import { BackLink } from '../../src/components/back-link/index.ts';
import { BannerSteps } from '../../src/components/banner/index.ts';
import { BarChart, FlowChart, GrowthChart } from '../../src/components/bar-chart/index.ts';
import { Breadcrumb, BreadcrumbItem } from '../../src/components/breadcrumb/index.ts';
import { ColourPalette } from '../../src/components/colour-palette/index.ts';
import { Dialog, DialogContent } from '../../src/components/dialog/index.ts';
import { DisplaySettings, DisplaySettingsButton } from '../../src/components/display-settings/index.ts';
import { DivergingBars } from '../../src/components/diverging-bars/index.ts';
import { ErrorState } from '../../src/components/error-state/index.ts';
import { Header } from '../../src/components/header/index.ts';
import { IdCardField } from '../../src/components/id-card-field/index.ts';
import { ImageCropper } from '../../src/components/image-cropper/index.ts';
import { ImpersonationBar } from '../../src/components/impersonation-bar/index.ts';
import { InfoLayout, InfoMenuButton } from '../../src/components/info-layout/index.ts';
import { LedgerFilters } from '../../src/components/ledger-filters/index.ts';
import { LoadMore } from '../../src/components/load-more/index.ts';
import { MemberLayout, MemberMenuButton } from '../../src/components/member-layout/index.ts';
import { MembershipNoField } from '../../src/components/membership-no-field/index.ts';
import { Menu, MenuGroup } from '../../src/components/menu/index.ts';
import { Money } from '../../src/components/money/index.ts';
import { NotFound } from '../../src/components/not-found/index.ts';
import { NoticeBanner } from '../../src/components/notice-banner/index.ts';
import { Pager } from '../../src/components/pager/index.ts';
import { PasswordField } from '../../src/components/password-field/index.ts';
import { PersonName } from '../../src/components/person-name/index.ts';
import { PlainLayout } from '../../src/components/plain-layout/index.ts';
import {
  PrintSheet,
  PrintSheetHead,
  PrintSheetIssued,
  PrintSheetPages,
  PrintSheetSignatures,
  PrintSheetWords,
} from '../../src/components/print-sheet/index.ts';
import { ProgressRing } from '../../src/components/progress-ring/index.ts';
import { ReceiptLines } from '../../src/components/receipt-lines/index.ts';
import { RelativeTime } from '../../src/components/relative-time/index.ts';
import { Schedule } from '../../src/components/schedule/index.ts';
import { ScrollToTop } from '../../src/components/scroll-to-top/index.ts';
import { SearchBox } from '../../src/components/search-box/index.ts';
import { SessionWarning } from '../../src/components/session-warning/index.ts';
import { Sidebar } from '../../src/components/sidebar/index.ts';
import { SignedAmount } from '../../src/components/signed-amount/index.ts';
import { SkeletonPanel, SkeletonTable } from '../../src/components/skeleton/index.ts';
import { Sparkline } from '../../src/components/sparkline/index.ts';
import { Spinner } from '../../src/components/spinner/index.ts';
import { Splash } from '../../src/components/splash/index.ts';
import { StatementTable, statementColumns } from '../../src/components/statement-table/index.ts';
import { SummaryTile } from '../../src/components/summary-tile/index.ts';
import { TextareaField } from '../../src/components/textarea-field/index.ts';
import { TextField } from '../../src/components/text-field/index.ts';
import { ThaiDate } from '../../src/components/thai-date/index.ts';
import { ThaiDateField } from '../../src/components/thai-date-field/index.ts';
import { ToastRegion } from '../../src/components/toast/index.ts';
import { TopBarMember } from '../../src/components/top-bar/index.ts';
import * as words from './other-words.ts';

const { WORD } = words;
const NOW = new Date('2026-11-19T10:42:00+07:00');
const COOP = { coopNameTH: 'Cooperative', coopNameEN: 'Cooperative' };
const HOME = <a href="#/home">Home</a>;
const ignore = () => undefined;

type Entry = { key: number; day: string | null; amount: string | null };

const ENTRIES: Entry[] = [
  { key: 1, day: null, amount: null },
  { key: 2, day: null, amount: '5.00' },
];
const column = statementColumns<Entry>();
const STATEMENT = {
  caption: 'Statement',
  columns: [
    column.date({ header: 'Day', value: (row) => row.day }),
    column.text({ header: 'Item', value: () => 'Cash' }),
    column.outflow({ header: 'Out', value: (row) => row.amount }),
    column.inflow({ header: 'In', value: (row) => row.amount }),
    column.balance({ header: 'Balance', value: (row) => row.amount }),
  ],
  rowKey: (row: Entry) => row.key,
  opening: { date: null, balance: '1.00' },
  totals: { count: 2, sums: { outflow: null, inflow: '5.00', balance: null } },
};
const LINE = { key: 1, item: 'Share', principal: null, interest: null, total: '5.00', balance: null };
const PERIOD = { key: 1, period: '1', instalments: '1', principal: null, interest: null, balance: null };
const POINTS = [
  { label: '1', value: null },
  { label: '2', value: '5.00' },
  { label: '3', value: null },
];
const CALL = { onContinue: ignore, onSignOut: ignore, words: words.SESSION };
const MORE = { onLoadMore: ignore, onLoadAll: ignore, unit: WORD, words: words.MORE };
const MENU = (
  <Menu aria-label={WORD}>
    <MenuGroup label="Loans" emptyLabel={WORD} />
  </Menu>
);

/** Every part that has built-in words, with all of them replaced, in each state with other words; by the part's folder. */
export const PARTS: Readonly<Record<string, ReactNode>> = {
  'amount-slider': <AmountSlider label="Amount" max={5000} defaultValue="500.00" words={words.SLIDER} />,
  'area-chart': (
    <>
      <AreaChart description="Debt" caption="Debt" past={[]} words={words.AREA} />
      <AreaChart
        description="Debt"
        caption="Debt"
        past={[
          { date: '2025-01-01', value: '9.00' },
          { date: '2026-01-01', value: '5.00' },
        ]}
        plan={[
          { date: '2026-01-01', value: '5.00' },
          { date: '2028-01-01', value: '0.00' },
        ]}
        today="2026-01-01"
        table={<p>Table</p>}
        words={words.AREA}
      />
    </>
  ),
  attachment: ['a.pdf', 'a.docx', 'a'].map((fileName) => (
    <Attachment
      key={fileName}
      title="Form"
      fileName={fileName}
      bytes={2048}
      pages={2}
      offline={fileName === 'a' ? 'away' : 'kept'}
      renderLink={(content) => <a href="#/form">{content}</a>}
      words={words.ATTACHMENT}
    />
  )),
  'back-link': <BackLink href="#/home">{WORD}</BackLink>,
  banner: <BannerSteps story={1} total={3} onStoryChange={ignore} words={words.STEPS} />,
  'bar-chart': (
    <>
      <BarChart caption="Bars" bars={[]} words={words.BARS} />
      <BarChart caption="Bars" bars={POINTS} words={words.BARS} />
      <FlowChart caption="Flow" months={[]} words={words.FLOW} />
      <FlowChart caption="Flow" months={[{ month: '2026-01', in: '5.00', out: '1.00' }]} words={words.FLOW} />
      <GrowthChart description="Shares" caption="Shares" opening="0.00" years={[]} words={words.GROWTH} />
      <GrowthChart
        description="Shares"
        caption="Shares"
        opening="5.00"
        years={[
          { label: '1', added: '5.00' },
          { label: '2', added: '5.00' },
        ]}
        table={<p>Table</p>}
        words={words.GROWTH}
      />
    </>
  ),
  breadcrumb: (
    <Breadcrumb aria-label={WORD}>
      <BreadcrumbItem>Home</BreadcrumbItem>
    </Breadcrumb>
  ),
  'colour-palette': <ColourPalette words={words.PALETTE} />,
  dialog: (
    <Dialog open>
      <DialogContent title="Question" closeLabel={WORD} />
    </Dialog>
  ),
  'display-settings': (
    <>
      <DisplaySettings
        textSize="100"
        onTextSizeChange={ignore}
        appearance="light"
        onAppearanceChange={ignore}
        words={words.DISPLAY}
      />
      <DisplaySettingsButton label={WORD} shortLabel={WORD} letter="A">
        Settings
      </DisplaySettingsButton>
    </>
  ),
  'diverging-bars': (
    <DivergingBars
      caption="Guarantees"
      left={{ title: 'Left', bars: [] }}
      right={{ title: 'Right', bars: [] }}
      table={{ columns: ['Name', 'Amount'], rows: [] }}
      words={words.DIVERGING}
    />
  ),
  'error-state': <ErrorState title={WORD} onRetry={ignore} retryLabel={WORD} />,
  header: <Header {...COOP} search={<p>Search</p>} searchLabel={WORD} closeLabel={WORD} />,
  'id-card-field': <IdCardField label={WORD} hint={WORD} validate={() => WORD} />,
  'image-cropper': <ImageCropper label="Picture" onCrop={ignore} words={words.CROPPER} />,
  'impersonation-bar': [9, 0].map((minutesLeft) => (
    <ImpersonationBar
      key={minutesLeft}
      staffName="Officer"
      memberName="Member"
      membershipNo="000001"
      minutesLeft={minutesLeft}
      onEnd={ignore}
      state={minutesLeft === 0 ? 'ending' : 'viewing'}
      aria-label={WORD}
      words={words.IMPERSONATION}
    />
  )),
  'info-layout': (
    <InfoLayout
      header={<InfoMenuButton>{WORD}</InfoMenuButton>}
      menu={MENU}
      defaultMenuOpen
      words={words.LAYOUT}
    />
  ),
  'ledger-filters': [null, '2026-11-30'].map((from) => (
    <LedgerFilters
      key={from}
      value={{ from, to: '2026-11-19', kind: null }}
      kinds={[{ code: 'CD', label: 'Cash' }]}
      now={NOW}
      onSubmit={ignore}
      found={{ count: 2 }}
      words={words.FILTERS}
    />
  )),
  'load-more': (
    <>
      <LoadMore shown={5} total={9} {...MORE} />
      <LoadMore shown={5} total={null} busy {...MORE} />
      <LoadMore shown={9} total={9} {...MORE} />
    </>
  ),
  'member-layout': (
    <MemberLayout
      topBar={<MemberMenuButton>{WORD}</MemberMenuButton>}
      sidebar={<Sidebar aria-label={WORD} />}
      defaultMenuOpen
      words={words.LAYOUT}
    />
  ),
  'membership-no-field': <MembershipNoField label={WORD} hint={WORD} />,
  menu: [MENU],
  money: (
    <>
      <Money value={null} emptyLabel={WORD} />
      <Money value="5.00" unit={WORD} />
    </>
  ),
  'not-found': <NotFound {...COOP} homeLink={HOME} sentence={WORD} />,
  'notice-banner': (
    <NoticeBanner title="Notice" aria-label={WORD} onDismiss={ignore} words={words.NOTICE}>
      {'Closed on Saturday. '.repeat(30)}
    </NoticeBanner>
  ),
  pager: (
    <Pager
      page={9}
      pageCount={20}
      renderLink={(page, content) => <a href={`#/${page}`}>{content}</a>}
      words={words.PAGER}
    />
  ),
  'password-field': (
    <PasswordField
      label="Password"
      rules={[
        { id: 'long', text: 'Long', met: true },
        { id: 'new', text: 'New', met: false },
      ]}
      words={words.PASSWORD}
    />
  ),
  'person-name': (
    <>
      <PersonName firstName={null} surname={null} words={words.NAME} />
      <PersonName firstName="A" surname={null} words={words.NAME} />
      <PersonName firstName={null} surname="B" words={words.NAME} />
    </>
  ),
  'plain-layout': (
    <PlainLayout skipLabel={WORD} topLabel={WORD}>
      Page
    </PlainLayout>
  ),
  'print-sheet': (
    <PrintSheet>
      <PrintSheetHead {...COOP} phone="02" phoneLabel={WORD} />
      <PrintSheetWords label={WORD} value={null} emptyLabel={WORD} />
      <PrintSheetWords label={WORD} value="5.00" inWords={() => WORD} />
      <PrintSheetSignatures roles={[WORD]} />
      <PrintSheetIssued title={WORD} />
      <PrintSheetPages head="Head" laterHead="Head" rows={ENTRIES} words={words.PAGES} {...STATEMENT} />
    </PrintSheet>
  ),
  'progress-ring': (
    <>
      <ProgressRing value="0.01" total="900.00" label={WORD} words={words.RING} />
      <ProgressRing value="9.00" total="5.00" label={WORD} words={words.RING} />
      <ProgressRing value={null} total={null} label={WORD} words={words.RING} />
    </>
  ),
  'receipt-lines': (
    <ReceiptLines
      caption="Receipt"
      lines={[LINE, { ...LINE, key: 2, principal: '5.00', interest: '0.00' }]}
      sums={{ principal: null, interest: null, total: '5.00' }}
      words={words.RECEIPT}
    />
  ),
  'relative-time': <RelativeTime value={null} now={NOW} emptyLabel={WORD} />,
  schedule: (
    <>
      <Schedule caption="Loan" rows={[]} words={words.SCHEDULE} />
      <Schedule
        caption="Loan"
        rows={[
          { ...PERIOD, trial: 'repaid' },
          { ...PERIOD, key: 2, trial: null },
        ]}
        sums={{ instalments: '2', principal: null, interest: null }}
        words={words.SCHEDULE}
      />
    </>
  ),
  'scroll-to-top': <ScrollToTop label={WORD} />,
  'search-box': <SearchBox onSearch={ignore} placeholder={WORD} buttonLabel={WORD} />,
  'session-warning': (
    <>
      <SessionWarning secondsLeft={59} {...CALL} />
      <SessionWarning secondsLeft={59} state="busy" {...CALL} />
      <SessionWarning secondsLeft={59} state="failed" {...CALL} />
      <SessionWarning secondsLeft={0} {...CALL} />
    </>
  ),
  sidebar: <Sidebar aria-label={WORD} />,
  'signed-amount': [null, '5.00', '-5.00'].map((value) => (
    <SignedAmount key={value} value={value} inLabel={WORD} outLabel={WORD} emptyLabel={WORD} />
  )),
  skeleton: (
    <>
      <SkeletonPanel label={WORD} />
      <SkeletonTable label={WORD} />
    </>
  ),
  sparkline: (
    <>
      <Sparkline caption="Years" points={[]} words={words.SPARKLINE} />
      <Sparkline caption="Years" points={POINTS} words={words.SPARKLINE} />
      <Sparkline caption="Years" points={POINTS} defaultTableShown words={words.SPARKLINE} />
    </>
  ),
  spinner: <Spinner label={WORD} />,
  splash: <Splash title={WORD} label={WORD} />,
  'statement-table': [[], ENTRIES].map((rows) => (
    <StatementTable key={rows.length} rows={rows} words={words.STATEMENT} {...STATEMENT} />
  )),
  'summary-tile': (
    <>
      <SummaryTile label="Shares" amount="5.00" unit={WORD} />
      <SummaryTile label="Shares" amount={null} emptyLabel={WORD} />
    </>
  ),
  'text-field': <TextField label="Name" optional={WORD} />,
  'textarea-field': [5, 50].map((limit) => (
    <TextareaField key={limit} label="Text" limit={limit} defaultValue="long text" words={words.LETTERS} />
  )),
  'thai-date': <ThaiDate value={null} emptyLabel={WORD} />,
  'thai-date-field': <ThaiDateField label="Day" now={NOW} words={words.DATES} />,
  toast: (
    <ToastRegion
      toasts={[{ id: '1', tone: 'info', title: 'Saved' }]}
      onDismiss={ignore}
      words={words.TOASTS}
    />
  ),
  'top-bar': <TopBarMember name="Member" membershipNo="000001" membershipNoLabel={WORD} />,
};
