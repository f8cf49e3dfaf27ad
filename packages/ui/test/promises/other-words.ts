import type { JSXElementConstructor } from 'react';
import type { AmountSlider } from '../../src/components/amount-slider/index.ts';
import type { AreaChart } from '../../src/components/area-chart/index.ts';
import type { Attachment } from '../../src/components/attachment/index.ts';
import type { BannerSteps } from '../../src/components/banner/index.ts';
import type { BarChart, FlowChart, GrowthChart } from '../../src/components/bar-chart/index.ts';
import type { ColourPalette } from '../../src/components/colour-palette/index.ts';
import type { DisplaySettings } from '../../src/components/display-settings/index.ts';
import type { DivergingBars } from '../../src/components/diverging-bars/index.ts';
import type { ImageCropper } from '../../src/components/image-cropper/index.ts';
import type { ImpersonationBar } from '../../src/components/impersonation-bar/index.ts';
import type { InfoLayout } from '../../src/components/info-layout/index.ts';
import type { LedgerFilters } from '../../src/components/ledger-filters/index.ts';
import type { LoadMore } from '../../src/components/load-more/index.ts';
import type { NoticeBanner } from '../../src/components/notice-banner/index.ts';
import type { Pager } from '../../src/components/pager/index.ts';
import type { PasswordField } from '../../src/components/password-field/index.ts';
import type { PersonName } from '../../src/components/person-name/index.ts';
import type { PrintSheetPages } from '../../src/components/print-sheet/index.ts';
import type { ProgressRing } from '../../src/components/progress-ring/index.ts';
import type { ReceiptLines } from '../../src/components/receipt-lines/index.ts';
import type { Schedule } from '../../src/components/schedule/index.ts';
import type { SessionWarning } from '../../src/components/session-warning/index.ts';
import type { Sparkline } from '../../src/components/sparkline/index.ts';
import type { StatementTable } from '../../src/components/statement-table/index.ts';
import type { TextareaField } from '../../src/components/textarea-field/index.ts';
import type { ThaiDateField } from '../../src/components/thai-date-field/index.ts';
import type { ToastRegion } from '../../src/components/toast/index.ts';

/** Every word of a part: a missing one is a type error. */
type WordsOf<Part extends JSXElementConstructor<never>> =
  Part extends JSXElementConstructor<infer Props>
    ? Props extends { words?: infer Words }
      ? Required<NonNullable<Words>>
      : never
    : never;

export const WORD = 'word';

const say = () => WORD;
const list = (length: number) => Array.from({ length }, (_, index) => `${WORD} ${index}`);
const named = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, WORD])) as Record<Key, string>;

export const LAYOUT: WordsOf<typeof InfoLayout> = named('menu', 'close', 'skip', 'top');

export const SLIDER: WordsOf<typeof AmountSlider> = named('less', 'more', 'unit', 'notANumber');

export const AREA: WordsOf<typeof AreaChart> = named(
  ...(['past', 'plan', 'trial', 'planEnd', 'trialEnd', 'today', 'year', 'showTable', 'empty'] as const),
);

export const ATTACHMENT: WordsOf<typeof Attachment> = {
  ...named('download', 'pages', 'kept', 'away'),
  kind: say,
  size: say,
};

export const STEPS: WordsOf<typeof BannerSteps> = { ...named('previous', 'next'), storyOf: say };

export const BARS: WordsOf<typeof BarChart> = named('empty', 'none');

export const FLOW: WordsOf<typeof FlowChart> = named('in', 'out', 'empty');

export const GROWTH: WordsOf<typeof GrowthChart> = named(
  ...(['added', 'before', 'opening', 'year', 'balance', 'showTable', 'empty'] as const),
);

export const PALETTE: WordsOf<typeof ColourPalette> = {
  ...named('sample', 'decoration'),
  passes: say,
  fails: say,
  group: (key) => `${WORD} ${key}`,
  role: (token) => `${WORD} ${token}`,
};

export const DISPLAY: WordsOf<typeof DisplaySettings> = named(
  ...(['textSize', 'appearance', 'light', 'dark', 'contrast', 'system'] as const),
);

export const DIVERGING: WordsOf<typeof DivergingBars> = named('table', 'none');

export const CROPPER: WordsOf<typeof ImageCropper> = {
  ...named('choose', 'chooseOther', 'drop', 'use', 'using', 'reading', 'chosen', 'frame', 'frameHint'),
  ...named('zoom', 'across', 'down', 'noRoom', 'failed'),
  zoomValue: say,
  acrossValue: say,
  downValue: say,
  refusal: say,
};

export const IMPERSONATION: WordsOf<typeof ImpersonationBar> = named(
  ...([
    'staff',
    'looksFor',
    'membershipNo',
    'readOnly',
    'left',
    'minutes',
    'ended',
    'end',
    'ending',
  ] as const),
);

export const DATES: WordsOf<typeof ThaiDateField> = {
  ...named('open', 'loading', 'failed', 'retry', 'close', 'pickToday', 'previousMonth', 'nextMonth'),
  ...named('month', 'year', 'today', 'selected', 'unavailable', 'availableFrom', 'availableTo', 'to'),
  ...named('tooEarly', 'tooLate'),
  months: list(12),
  weekdays: list(7),
  weekdayHeads: list(7),
  formatYear: String,
  formatDate: (day) => day,
  refusals: {
    empty: say,
    format: say,
    monthName: say,
    weekdayName: say,
    weekday: say,
    year: say,
    month: say,
    day: say,
    time: say,
  },
};

export const FILTERS: WordsOf<typeof LedgerFilters> = {
  ...named('title', 'period', 'all', 'month', 'quarter', 'half', 'year', 'anyPeriod', 'from', 'to', 'kind'),
  ...named('allKinds', 'anyKind', 'submit', 'busy', 'change', 'close', 'inUse', 'remove', 'clear'),
  ...named('endBeforeStart', 'found', 'unit'),
  range: say,
  dates: DATES,
};

export const MORE: WordsOf<typeof LoadMore> = {
  ...named('all', 'busy'),
  more: say,
  shown: say,
  complete: say,
};

export const NOTICE: WordsOf<typeof NoticeBanner> = named('more', 'less', 'close');

export const PAGER: WordsOf<typeof Pager> = {
  ...named('pages', 'previous', 'next'),
  page: say,
  pageOf: say,
  leftOut: say,
};

export const PASSWORD: WordsOf<typeof PasswordField> = named(
  ...(['show', 'hide', 'subject', 'shown', 'hidden', 'capsLock', 'thai', 'ruleMet', 'ruleUnmet'] as const),
);

export const NAME: WordsOf<typeof PersonName> = named('none', 'noFirstName', 'noSurname');

export const RING: WordsOf<typeof ProgressRing> = named('started', 'over', 'none');

export const RECEIPT: WordsOf<typeof ReceiptLines> = {
  ...named('item', 'principal', 'shortPrincipal', 'interest', 'total', 'unit', 'balance', 'sum', 'none'),
  ...named('unknown'),
  inWords: say,
};

export const SCHEDULE: WordsOf<typeof Schedule> = named(
  ...(['period', 'instalments', 'principal', 'interest', 'balance', 'trial', 'repaid', 'sum'] as const),
  ...(['empty', 'none'] as const),
);

export const SESSION: WordsOf<typeof SessionWarning> = {
  ...named('title', 'left', 'after', 'goOn', 'goingOn', 'signOut', 'failedTitle', 'failed', 'endedTitle'),
  ...named('ended', 'signIn'),
  duration: say,
};

export const SPARKLINE: WordsOf<typeof Sparkline> = named('label', 'value', 'show', 'hide', 'empty', 'none');

export const STATEMENT: WordsOf<typeof StatementTable> = {
  ...named('opening', 'none', 'empty', 'continued', 'undated', 'unit'),
  total: say,
  sum: say,
  month: say,
  year: say,
  arriving: say,
  arrived: say,
};

export const PAGES: WordsOf<typeof PrintSheetPages> = { ...STATEMENT, ...named('carried'), page: say };

export const LETTERS: WordsOf<typeof TextareaField> = named('left', 'over', 'unit');

export const TOASTS: WordsOf<typeof ToastRegion> = named('announcement', 'region', 'close');
