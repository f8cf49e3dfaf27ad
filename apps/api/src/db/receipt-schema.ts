import type { Generated, GeneratedAlways } from 'kysely';
import type { Decimal, IsoDate } from './column-types.ts';

export type ReceiptTable = {
  membership_no: string;
  receive_year: number;
  receive_month: number;
  seq_no: number;
  receipt_no: string | null;
  receipt_date: IsoDate;
  receipt_status: Generated<string>;
  posted: string;
  charged_amount: Decimal;
  collected_amount: Decimal;
};

export type ReceiptLineTable = {
  membership_no: string;
  receive_year: number;
  receive_month: number;
  seq_no: number;
  line_no: number;
  item_type_code: string;
  item_type_name: string;
  description: Generated<string>;
  period: number | null;
  principal_amount: Decimal | null;
  interest_amount: Decimal | null;
  amount: Decimal;
  balance_after: Decimal | null;
  loan_contract_no: string | null;
  loan_seq_no: number | null;
  deposit_account_no: string | null;
  deposit_seq_no: number | null;
  share_seq_no: number | null;
};

export type CollectionTable = {
  membership_no: string;
  receive_year: number;
  receive_month: number;
  charged_amount: Decimal;
  collected_amount: Decimal;
  missed_amount: GeneratedAlways<Decimal>;
  paid_later_amount: Generated<Decimal>;
  paid_later_on: IsoDate | null;
  outstanding_amount: GeneratedAlways<Decimal>;
  reason: string | null;
};

/** A receipt of the cremation society; its head is that of any receipt. */
export type CremationReceiptTable = ReceiptTable & {
  crem_code: string;
  crem_name: string;
  case_count: number;
  rate_per_case: Decimal;
  amount: Decimal;
};
