import type { Generated, GeneratedAlways } from 'kysely';
import type { Decimal, IsoDate } from './column-types.ts';

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

/** A rate of a contract and the first day on which it is valid. */
export type LoanRateTable = {
  loan_contract_no: string;
  begin_on: IsoDate;
  interest_rate: Decimal;
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
