-- expand
-- The balance of a day goes by the dates of the rows. Where rows of later days were posted before the last row of the
-- day, the ledger states another amount in that row, and the line says which.
alter table confirmation_line add posted_amount numeric(15, 2);

-- Finds the months whose rows were posted late, for the balance of a day in an account.
create index deposit_month_newest on deposit_month (deposit_account_no, newest);
