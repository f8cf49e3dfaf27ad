import type { Generated, GeneratedAlways } from 'kysely';
import type { IdentityTicketTable, ImpersonationTicketTable, NoticeTable } from './account-schema.ts';
import type { AuditEntryTable, AuditLinkTable } from './audit-schema.ts';
import type { DividendDeductionTable, DividendTable, WelfareRequestTable } from './benefit-schema.ts';
import type {
  BoardAnswerTable,
  BoardTopicTable,
  DemandTable,
  IdempotencyKeyTable,
  VisitorPostTable,
} from './board-schema.ts';
import type { Decimal, IsoDate } from './column-types.ts';
import type { ContentTables } from './content-schema.ts';
import type { DepositAccountTable, DepositEntryTable, DepositMonthTable } from './deposit-schema.ts';
import type { IssuedDocumentTable, KeptSecretTable } from './document-schema.ts';
import type {
  BreachEntryTable,
  ConsentDecisionTable,
  PrivacyNoticeTable,
  PrivacyRequestTable,
} from './privacy-schema.ts';
import type {
  CollectionTable,
  CremationReceiptTable,
  ReceiptLineTable,
  ReceiptTable,
} from './receipt-schema.ts';

/** The tables of `migrations/`, as the `pg` driver shows their values. */
export type Database = ContentTables & {
  member: MemberTable;
  share_account: ShareAccountTable;
  share_entry: ShareEntryTable;
  loan_contract: LoanContractTable;
  loan_collateral: LoanCollateralTable;
  loan_entry: LoanEntryTable;
  deposit_account: DepositAccountTable;
  deposit_entry: DepositEntryTable;
  deposit_month: DepositMonthTable;
  receipt: ReceiptTable;
  receipt_line: ReceiptLineTable;
  collection: CollectionTable;
  cremation_receipt: CremationReceiptTable;
  beneficiary: BeneficiaryTable;
  dividend: DividendTable;
  dividend_deduction: DividendDeductionTable;
  welfare_request: WelfareRequestTable;
  books: BooksTable;
  account: AccountTable;
  session: SessionTable;
  sign_in_throttle: SignInThrottleTable;
  identity_ticket: IdentityTicketTable;
  impersonation_ticket: ImpersonationTicketTable;
  notice: NoticeTable;
  spent_proof: SpentProofTable;
  device_trace: DeviceTraceTable;
  audit_entry: AuditEntryTable;
  audit_link: AuditLinkTable;
  terms: TermsTable;
  terms_acceptance: TermsAcceptanceTable;
  privacy_notice: PrivacyNoticeTable;
  consent_decision: ConsentDecisionTable;
  privacy_request: PrivacyRequestTable;
  breach_entry: BreachEntryTable;
  menu_item: MenuItemTable;
  sub_menu_item: SubMenuItemTable;
  notice_panel: NoticePanelTable;
  board_topic: BoardTopicTable;
  board_answer: BoardAnswerTable;
  demand: DemandTable;
  visitor_post: VisitorPostTable;
  idempotency_key: IdempotencyKeyTable;
  kept_secret: KeptSecretTable;
  issued_document: IssuedDocumentTable;
};

export type MemberTable = {
  membership_no: string;
  prename: Generated<string>;
  member_name: string;
  member_surname: string;
  id_card: string | null;
  date_of_birth: IsoDate | null;
  joined_on: IsoDate | null;
  member_type: Generated<string>;
  member_status: Generated<string>;
  sex: string | null;
  member_group_no: string | null;
  member_group_name: string | null;
  position_name: string | null;
  salary_amount: Decimal | null;
  address_present: string | null;
  mobile_no: string | null;
  email: string | null;
  picture_file: string | null;
};

export type ShareAccountTable = {
  membership_no: string;
  share_stock: Decimal;
  share_amount: Decimal;
  period: number;
  drop_status: Generated<string>;
  brought_forward: Generated<Decimal>;
};

export type ShareEntryTable = {
  membership_no: string;
  seq_no: number;
  operate_date: IsoDate;
  item_type_code: string;
  item_type_description: string;
  period: number | null;
  share_value: Decimal;
  share_stock: Decimal;
  doc_no: string | null;
};

export type LoanContractTable = {
  loan_contract_no: string;
  membership_no: string;
  loan_type_code: string;
  loan_type_description: string;
  begin_date: IsoDate;
  loan_approve_amount: Decimal;
  principal_balance: Decimal | null;
  period_payment_amount: Decimal;
  last_period: number | null;
  installment_count: number | null;
  interest_rate: Decimal | null;
  interest_arrear: Decimal | null;
  payment_type: string | null;
  drop_payment_status: Generated<string>;
  close_status: Generated<string>;
};

export type LoanCollateralTable = {
  loan_contract_no: string;
  seq_no: number;
  collateral_type: string;
  description: string;
  used_amount: Decimal;
  status: Generated<string>;
  guarantor_no: string | null;
};

export type LoanEntryTable = {
  loan_contract_no: string;
  seq_no: number;
  loan_payment_date: IsoDate;
  item_type_code: string;
  item_type_description: string;
  period: number | null;
  principal_amount: Decimal;
  interest_amount: Decimal | null;
  total_amount: GeneratedAlways<Decimal | null>;
  principal_balance: Decimal;
  doc_no: string | null;
};

export type BeneficiaryTable = {
  membership_no: string;
  order_no: number;
  name: string;
  relation: string | null;
  percent: Decimal | null;
  condition: string | null;
  recorded_on: IsoDate | null;
};

export type BooksTable = {
  only_row: Generated<boolean>;
  kind: 'demo' | 'imported';
  loaded_at: Date;
  digest: string | null;
};

export type AccountTable = {
  membership_no: string;
  password_hash: string;
  must_reset: Generated<boolean>;
  /** When a temporary password expires; null for the member's own password. */
  given_password_until: Generated<Date | null>;
  created_at: Date;
  password_changed_at: Date;
  disabled_at: Generated<Date | null>;
};

export type SessionTable = {
  token_hash: Buffer;
  membership_no: string;
  created_at: Date;
  last_seen_at: Date;
  idle_seconds: number;
  absolute_expires_at: Date;
  remember: boolean;
  user_agent: Generated<string>;
  address: Generated<string>;
  impersonator: Generated<string | null>;
};

export type SignInThrottleTable = {
  subject: string;
  failures: number;
  locked_until: Date | null;
  counted_at: Date;
};

export type DeviceTraceTable = { membership_no: string; trace: Buffer; seen_at: Date };

export type SpentProofTable = { signature: Buffer; expires_at: Date };

export type TermsTable = {
  version: number;
  title: string;
  body_html: string;
  published_at: Date;
};

export type TermsAcceptanceTable = {
  membership_no: string;
  version: number;
  accepted_at: Date;
  address: string;
  user_agent: string;
  /** SHA-256 of title and text, by PostgreSQL. */
  text_hash: GeneratedAlways<Buffer>;
};

export type MenuItemTable = {
  seq: number;
  type: string;
  is_parent: string;
  url: Generated<string>;
  manu_name: string;
};

export type SubMenuItemTable = {
  manu_id: number;
  position: number;
  url: string;
  description: string;
};

export type NoticePanelTable = {
  position: number;
  colour: Generated<string>;
  note_html: string;
};
