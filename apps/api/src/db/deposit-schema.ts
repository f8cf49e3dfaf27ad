import type { Generated, GeneratedAlways } from 'kysely';
import type { Decimal, IsoDate } from './column-types.ts';

export type DepositAccountTable = {
  deposit_account_no: string;
  membership_no: string;
  deposit_type_code: string;
  deposit_type_name: string;
  deposit_account_name: string;
  balance: Decimal | null;
  withdrawable_amount: Decimal | null;
  accumulated_interest: Decimal | null;
  loan_holding_amount: Decimal | null;
  monthly_deposit_amount: Decimal | null;
  opened_on: IsoDate | null;
  maturity_on: IsoDate | null;
  close_status: Generated<string>;
};

export type DepositEntryTable = {
  deposit_account_no: string;
  seq_no: number;
  operate_date: IsoDate;
  item_type_code: string;
  item_description: string;
  note: string | null;
  amount: Decimal;
  balance: Decimal;
  fee_amount: Generated<Decimal>;
  tax_amount: Generated<Decimal>;
  doc_no: string | null;
};

/** A member's own name for an account. */
export type DepositNicknameTable = { membership_no: string; deposit_account_no: string; nickname: string };

/** Written only by PostgreSQL triggers, with every change of `deposit_entry`. */
export type DepositMonthTable = DepositKindTable & { month: GeneratedAlways<IsoDate> };

/** Written only by PostgreSQL triggers, with every change of `deposit_entry`. */
export type DepositKindTable = {
  deposit_account_no: GeneratedAlways<string>;
  item_type_code: GeneratedAlways<string>;
  row_count: GeneratedAlways<number>;
  credit_amount: GeneratedAlways<Decimal>;
  debit_amount: GeneratedAlways<Decimal>;
  first_date: GeneratedAlways<IsoDate>;
  last_date: GeneratedAlways<IsoDate>;
  oldest: GeneratedAlways<number>;
  newest: GeneratedAlways<number>;
};
