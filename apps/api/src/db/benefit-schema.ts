import type { Generated } from 'kysely';
import type { Decimal, IsoDate } from './column-types.ts';

/** What members receive besides their accounts. */
export type BenefitTables = {
  dividend: DividendTable;
  dividend_deduction: DividendDeductionTable;
  welfare_request: WelfareRequestTable;
};

export type DividendTable = {
  membership_no: string;
  account_year: number;
  release_status: string;
  dividend_rate: Decimal | null;
  average_return_rate: Decimal | null;
  dividend: Decimal;
  average_return: Generated<Decimal>;
  drop_dividend: Generated<Decimal>;
  drop_average: Generated<Decimal>;
  base_interest: Decimal | null;
  net_amount: Decimal;
  pay_method: string | null;
  bank_name: string | null;
  bank_account: string | null;
  paid_on: IsoDate | null;
};

export type WelfareRequestTable = {
  membership_no: string;
  requestment_no: string;
  welfare_type: string;
  welfare_name: string;
  operate_date: IsoDate;
  amount: Decimal;
  approve_status: string;
  approve_date: IsoDate | null;
  paid_status: Generated<string>;
  paid_date: IsoDate | null;
  detail: string | null;
};

export type DividendDeductionTable = {
  membership_no: string;
  account_year: number;
  seq_no: number;
  description: string;
  amount: Decimal;
};
