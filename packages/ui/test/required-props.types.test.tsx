import type { Alert } from '../src/components/alert/index.ts';
import type { AlertDialogActions, AlertDialogContent } from '../src/components/alert-dialog/index.ts';
import type { AmountSlider } from '../src/components/amount-slider/index.ts';
import type { AreaChart } from '../src/components/area-chart/index.ts';
import type { Attachment } from '../src/components/attachment/index.ts';
import type { Avatar } from '../src/components/avatar/index.ts';
import type { Banner, BannerSteps } from '../src/components/banner/index.ts';
import type { BarChart, FlowChart, GrowthChart } from '../src/components/bar-chart/index.ts';
import type { BreakdownLine } from '../src/components/breakdown-list/index.ts';
import type { CheckboxField } from '../src/components/checkbox-field/index.ts';
import type { ChoiceField } from '../src/components/choice-field/index.ts';
import type { ContentCard, WovenPicture } from '../src/components/content-card/index.ts';
import type { DialogActions, DialogContent } from '../src/components/dialog/index.ts';
import type { DisclosureItem } from '../src/components/disclosure-list/index.ts';
import type { DisplaySettings, DisplaySettingsButton } from '../src/components/display-settings/index.ts';
import type { DivergingBars } from '../src/components/diverging-bars/index.ts';
import type { DropdownMenuRadioItem } from '../src/components/dropdown-menu/index.ts';
import type { EmptyState } from '../src/components/empty-state/index.ts';
import type { ErrorState } from '../src/components/error-state/index.ts';
import type { FooterIdentity, FooterSection } from '../src/components/footer/index.ts';
import type { FormSummary } from '../src/components/form-summary/index.ts';
import type { Header } from '../src/components/header/index.ts';
import type { IconButton } from '../src/components/icon-button/index.ts';
import type { ImageCropper } from '../src/components/image-cropper/index.ts';
import type { ImpersonationBar } from '../src/components/impersonation-bar/index.ts';
import type { InfoLayout, InfoSection } from '../src/components/info-layout/index.ts';
import type { KeyValue } from '../src/components/key-value-list/index.ts';
import type { LedgerFilters } from '../src/components/ledger-filters/index.ts';
import type { LoadMore } from '../src/components/load-more/index.ts';
import type { MemberIdentity, MemberLayout } from '../src/components/member-layout/index.ts';
import type { MenuGroup } from '../src/components/menu/index.ts';
import type { Money } from '../src/components/money/index.ts';
import type { NotFound } from '../src/components/not-found/index.ts';
import type { PageHead } from '../src/components/page-head/index.ts';
import type { Pager } from '../src/components/pager/index.ts';
import type { PanelHead } from '../src/components/panel/index.ts';
import type { PassbookCover, PassbookFact } from '../src/components/passbook/index.ts';
import type { PasswordField } from '../src/components/password-field/index.ts';
import type { PersonName } from '../src/components/person-name/index.ts';
import type {
  PrintSheetFact,
  PrintSheetHead,
  PrintSheetStatement,
  PrintSheetWords,
} from '../src/components/print-sheet/index.ts';
import type { ProgressRing } from '../src/components/progress-ring/index.ts';
import type { ReceiptLines } from '../src/components/receipt-lines/index.ts';
import type { RelativeTime } from '../src/components/relative-time/index.ts';
import type { Schedule } from '../src/components/schedule/index.ts';
import type { SearchBox } from '../src/components/search-box/index.ts';
import type { SelectField } from '../src/components/select-field/index.ts';
import type { SessionWarning } from '../src/components/session-warning/index.ts';
import type { SidebarItem } from '../src/components/sidebar/index.ts';
import type { SignedAmount } from '../src/components/signed-amount/index.ts';
import type { Sparkline } from '../src/components/sparkline/index.ts';
import type { StatementTable } from '../src/components/statement-table/index.ts';
import type { SummaryTile } from '../src/components/summary-tile/index.ts';
import type { TabsList, TabsPanel, TabsTab } from '../src/components/tabs/index.ts';
import type { TextField } from '../src/components/text-field/index.ts';
import type { TextareaField } from '../src/components/textarea-field/index.ts';
import type { ThaiDate } from '../src/components/thai-date/index.ts';
import type { ThaiDateField } from '../src/components/thai-date-field/index.ts';
import type { ToastRegion } from '../src/components/toast/index.ts';
import type { TopBar, TopBarMember } from '../src/components/top-bar/index.ts';
import type { TopicListItem } from '../src/components/topic-list/index.ts';
import { expectTypeOf, it } from 'vitest';

type RequiredProps<Part> = Part extends (props: infer Props) => unknown
  ? keyof { [Name in keyof Props as object extends Pick<Props, Name> ? never : Name]: true }
  : never;

it('cannot be written without what a part needs', () => {
  expectTypeOf<RequiredProps<typeof Alert>>().toEqualTypeOf<'title'>();
  expectTypeOf<RequiredProps<typeof AlertDialogActions>>().toEqualTypeOf<'children'>();
  expectTypeOf<RequiredProps<typeof AlertDialogContent>>().toEqualTypeOf<'title' | 'description'>();
  expectTypeOf<RequiredProps<typeof AmountSlider>>().toEqualTypeOf<'label' | 'max'>();
  expectTypeOf<RequiredProps<typeof AreaChart>>().toEqualTypeOf<'description' | 'caption' | 'past'>();
  expectTypeOf<RequiredProps<typeof Attachment>>().toEqualTypeOf<'title' | 'fileName' | 'renderLink'>();
  expectTypeOf<RequiredProps<typeof Avatar>>().toEqualTypeOf<'name'>();
  expectTypeOf<RequiredProps<typeof Banner>>().toEqualTypeOf<'title' | 'picture'>();
  expectTypeOf<RequiredProps<typeof BannerSteps>>().toEqualTypeOf<'story' | 'total' | 'onStoryChange'>();
  expectTypeOf<RequiredProps<typeof BarChart>>().toEqualTypeOf<'caption' | 'bars'>();
  expectTypeOf<RequiredProps<typeof FlowChart>>().toEqualTypeOf<'caption' | 'months'>();
  expectTypeOf<RequiredProps<typeof GrowthChart>>().toEqualTypeOf<
    'description' | 'caption' | 'opening' | 'years'
  >();
  expectTypeOf<RequiredProps<typeof BreakdownLine>>().toEqualTypeOf<'label' | 'amount'>();
  expectTypeOf<RequiredProps<typeof CheckboxField>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof DivergingBars>>().toEqualTypeOf<'caption' | 'left' | 'right' | 'table'>();
  expectTypeOf<RequiredProps<typeof ChoiceField>>().toEqualTypeOf<'label' | 'options'>();
  expectTypeOf<RequiredProps<typeof ContentCard>>().toEqualTypeOf<'picture' | 'link'>();
  expectTypeOf<RequiredProps<typeof WovenPicture>>().toEqualTypeOf<'pattern'>();
  expectTypeOf<RequiredProps<typeof DialogActions>>().toEqualTypeOf<'children'>();
  expectTypeOf<RequiredProps<typeof DialogContent>>().toEqualTypeOf<'title'>();
  expectTypeOf<RequiredProps<typeof DisclosureItem>>().toEqualTypeOf<'title'>();
  expectTypeOf<RequiredProps<typeof DisplaySettings>>().toEqualTypeOf<
    'textSize' | 'onTextSizeChange' | 'appearance' | 'onAppearanceChange'
  >();
  expectTypeOf<RequiredProps<typeof DisplaySettingsButton>>().toEqualTypeOf<'children'>();
  expectTypeOf<RequiredProps<typeof DropdownMenuRadioItem>>().toEqualTypeOf<'value'>();
  expectTypeOf<RequiredProps<typeof EmptyState>>().toEqualTypeOf<'icon' | 'title'>();
  expectTypeOf<RequiredProps<typeof ErrorState>>().toEqualTypeOf<'onRetry'>();
  expectTypeOf<RequiredProps<typeof FooterIdentity>>().toEqualTypeOf<'coopName'>();
  expectTypeOf<RequiredProps<typeof FooterSection>>().toEqualTypeOf<'title'>();
  expectTypeOf<RequiredProps<typeof FormSummary>>().toEqualTypeOf<'title' | 'items'>();
  expectTypeOf<RequiredProps<typeof Header>>().toEqualTypeOf<'coopNameTH' | 'coopNameEN'>();
  expectTypeOf<RequiredProps<typeof IconButton>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof ImageCropper>>().toEqualTypeOf<'label' | 'onCrop'>();
  expectTypeOf<RequiredProps<typeof ImpersonationBar>>().toEqualTypeOf<
    'staffName' | 'memberName' | 'membershipNo' | 'minutesLeft' | 'onEnd'
  >();
  expectTypeOf<RequiredProps<typeof InfoLayout>>().toEqualTypeOf<'header' | 'menu'>();
  expectTypeOf<RequiredProps<typeof InfoSection>>().toEqualTypeOf<'title'>();
  expectTypeOf<RequiredProps<typeof KeyValue>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof LedgerFilters>>().toEqualTypeOf<'value' | 'kinds' | 'now' | 'onSubmit'>();
  expectTypeOf<RequiredProps<typeof LoadMore>>().toEqualTypeOf<'shown' | 'total' | 'onLoadMore'>();
  expectTypeOf<RequiredProps<typeof MemberIdentity>>().toEqualTypeOf<'membershipNo' | 'name'>();
  expectTypeOf<RequiredProps<typeof MemberLayout>>().toEqualTypeOf<'topBar' | 'sidebar'>();
  expectTypeOf<RequiredProps<typeof MenuGroup>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof Money>>().toEqualTypeOf<'value'>();
  expectTypeOf<RequiredProps<typeof NotFound>>().toEqualTypeOf<'coopNameTH' | 'coopNameEN' | 'homeLink'>();
  expectTypeOf<RequiredProps<typeof PageHead>>().toEqualTypeOf<'title'>();
  expectTypeOf<RequiredProps<typeof Pager>>().toEqualTypeOf<'page' | 'pageCount' | 'renderLink'>();
  expectTypeOf<RequiredProps<typeof PanelHead>>().toEqualTypeOf<'title'>();
  expectTypeOf<RequiredProps<typeof PassbookCover>>().toEqualTypeOf<'title'>();
  expectTypeOf<RequiredProps<typeof PassbookFact>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof PasswordField>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof PersonName>>().toEqualTypeOf<'firstName' | 'surname'>();
  expectTypeOf<RequiredProps<typeof PrintSheetFact>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof PrintSheetHead>>().toEqualTypeOf<'coopNameTH'>();
  expectTypeOf<RequiredProps<typeof PrintSheetStatement>>().toEqualTypeOf<
    'caption' | 'columns' | 'rows' | 'rowKey'
  >();
  expectTypeOf<RequiredProps<typeof PrintSheetWords>>().toEqualTypeOf<'value'>();
  expectTypeOf<RequiredProps<typeof ProgressRing>>().toEqualTypeOf<'value' | 'total'>();
  expectTypeOf<RequiredProps<typeof ReceiptLines>>().toEqualTypeOf<'caption' | 'lines' | 'sums'>();
  expectTypeOf<RequiredProps<typeof RelativeTime>>().toEqualTypeOf<'value' | 'now'>();
  expectTypeOf<RequiredProps<typeof Schedule>>().toEqualTypeOf<'caption' | 'rows'>();
  expectTypeOf<RequiredProps<typeof SearchBox>>().toEqualTypeOf<'onSearch'>();
  expectTypeOf<RequiredProps<typeof SelectField>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof SessionWarning>>().toEqualTypeOf<
    'secondsLeft' | 'onContinue' | 'onSignOut'
  >();
  expectTypeOf<RequiredProps<typeof SidebarItem>>().toEqualTypeOf<'icon'>();
  expectTypeOf<RequiredProps<typeof SignedAmount>>().toEqualTypeOf<'value'>();
  expectTypeOf<RequiredProps<typeof Sparkline>>().toEqualTypeOf<'caption' | 'points'>();
  expectTypeOf<RequiredProps<typeof StatementTable>>().toEqualTypeOf<
    'caption' | 'columns' | 'rows' | 'rowKey'
  >();
  expectTypeOf<RequiredProps<typeof SummaryTile>>().toEqualTypeOf<'label' | 'amount'>();
  expectTypeOf<RequiredProps<typeof TabsList>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof TabsPanel>>().toEqualTypeOf<'value'>();
  expectTypeOf<RequiredProps<typeof TabsTab>>().toEqualTypeOf<'value'>();
  expectTypeOf<RequiredProps<typeof TextField>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof TextareaField>>().toEqualTypeOf<'label'>();
  expectTypeOf<RequiredProps<typeof ThaiDate>>().toEqualTypeOf<'value'>();
  expectTypeOf<RequiredProps<typeof ThaiDateField>>().toEqualTypeOf<'label' | 'now'>();
  expectTypeOf<RequiredProps<typeof ToastRegion>>().toEqualTypeOf<'toasts' | 'onDismiss'>();
  expectTypeOf<RequiredProps<typeof TopBar>>().toEqualTypeOf<'coopNameTH' | 'coopNameEN'>();
  expectTypeOf<RequiredProps<typeof TopBarMember>>().toEqualTypeOf<'name' | 'membershipNo'>();
  expectTypeOf<RequiredProps<typeof TopicListItem>>().toEqualTypeOf<'link'>();
});
