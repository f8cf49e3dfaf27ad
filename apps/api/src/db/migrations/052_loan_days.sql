-- expand
-- Finds the rows of a loan by their dates: a row that was posted late, or is dated ahead, is not the newest one.
create index loan_entry_by_day on loan_entry (loan_contract_no, loan_payment_date);
