import type { Generated, GeneratedAlways } from 'kysely';
import type {
  AccountTable,
  DeviceTraceTable,
  IdentityTicketTable,
  ImpersonationTicketTable,
  NoticeTable,
  SessionTable,
  SignInThrottleTable,
  SpentProofTable,
} from './account-schema.ts';
import type { AuditEntryTable, AuditLinkTable } from './audit-schema.ts';
import type { BenefitTables } from './benefit-schema.ts';
import type {
  BoardAnswerTable,
  BoardTopicTable,
  DemandTable,
  IdempotencyKeyTable,
  VisitorPostTable,
} from './board-schema.ts';
import type { Decimal, IsoDate } from './column-types.ts';
import type { BalanceConfirmationTable, ConfirmationLineTable } from './confirmation-schema.ts';
import type { ContentTables } from './content-schema.ts';
import type {
  DepositAccountTable,
  DepositEntryTable,
  DepositKindTable,
  DepositMonthTable,
  DepositNicknameTable,
} from './deposit-schema.ts';
import type {
  LoanCollateralTable,
  LoanContractTable,
  LoanEntryTable,
  LoanRateTable,
  ShareAccountTable,
  ShareEntryTable,
} from './ledger-schema.ts';
import type { IssuedDocumentDetailTable, IssuedDocumentTable, KeptSecretTable } from './document-schema.ts';
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
export type Database = BenefitTables &
  ContentTables & {
    member: MemberTable;
    share_account: ShareAccountTable;
    share_entry: ShareEntryTable;
    loan_contract: LoanContractTable;
    loan_rate: LoanRateTable;
    loan_collateral: LoanCollateralTable;
    loan_entry: LoanEntryTable;
    deposit_account: DepositAccountTable;
    deposit_entry: DepositEntryTable;
    deposit_month: DepositMonthTable;
    deposit_kind: DepositKindTable;
    deposit_nickname: DepositNicknameTable;
    receipt: ReceiptTable;
    receipt_line: ReceiptLineTable;
    collection: CollectionTable;
    cremation_receipt: CremationReceiptTable;
    beneficiary: BeneficiaryTable;
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
    balance_confirmation: BalanceConfirmationTable;
    confirmation_line: ConfirmationLineTable;
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
    issued_document_detail: IssuedDocumentDetailTable;
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
