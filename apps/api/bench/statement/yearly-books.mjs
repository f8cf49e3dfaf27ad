// What the books of the benchmark hold besides ledgers: of every member once a loan, a year or
// a month, and the cooperative's rules.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { RulesFile } from '../../src/modules/content/rules-file.ts';

const RULES = path.resolve(import.meta.dirname, '../../../../content/demo/site/rules.yaml');

/** Fills the tables other than the loaded ledgers. */
export async function writeYearlyBooks(pool) {
  for (const statement of STATEMENTS) await pool.query(statement);
  const rules = RulesFile.parse(parse(readFileSync(RULES, 'utf8')));
  await pool.query(
    `insert into site_part (name, content) values ('rules', $1)
     on conflict (name) do update set content = excluded.content`,
    [JSON.stringify(rules)],
  );
}

const STATEMENTS = [
  // Each loan is guaranteed by the next member.
  `insert into loan_collateral (loan_contract_no, seq_no, collateral_type, description, used_amount, guarantor_no)
   select loan_contract_no, 1, '01', 'บุคคลค้ำประกัน', principal_balance,
     coalesce(lead(membership_no) over (order by membership_no), min(membership_no) over ())
   from loan_contract`,
  `insert into dividend (membership_no, account_year, release_status, dividend_rate, average_return_rate, dividend,
     average_return, base_interest, net_amount, pay_method, paid_on)
   select membership_no, 2543 + year, '1', 5.5, 8, 1100, 80, 1000, 1180, 'โอนเข้าบัญชี', make_date(2000 + year, 1, 31)
   from share_account, generate_series(21, 25) as year`,
  `insert into balance_confirmation (membership_no, balance_on, open_until, opened_at)
   select membership_no, '2026-06-30', '2027-06-30', '2026-07-01' from member`,
  `insert into confirmation_line (membership_no, balance_on, line_no, kind, account_no, account_name, amount)
   select membership_no, date '2026-06-30', 1, 'share', '', 'ทุนเรือนหุ้น', share_stock from share_account
   union all
   select membership_no, date '2026-06-30', 2, 'loan', loan_contract_no, loan_type_description, principal_balance
   from loan_contract`,
  // The deductions of the last two months: a share and an instalment.
  `insert into receipt (membership_no, receive_year, receive_month, seq_no, receipt_date, posted, charged_amount,
     collected_amount)
   select membership_no, 2026, month, 1, make_date(2026, month, 25), '1', 4200, 4200
   from share_account, generate_series(9, 10) as month`,
  `insert into receipt_line (membership_no, receive_year, receive_month, seq_no, line_no, item_type_code,
     item_type_name, principal_amount, interest_amount, amount)
   select membership_no, 2026, receive_month, 1, 1, 'SHR', 'ค่าหุ้น', 1000, 0, 1000 from receipt`,
  `insert into receipt_line (membership_no, receive_year, receive_month, seq_no, line_no, item_type_code,
     item_type_name, principal_amount, interest_amount, amount, loan_contract_no, balance_after)
   select receipt.membership_no, 2026, receive_month, 1, 2, 'LON', 'เงินกู้สามัญ', 2000, 1200, 3200, loan_contract_no,
     principal_balance
   from receipt join loan_contract using (membership_no)`,
];
