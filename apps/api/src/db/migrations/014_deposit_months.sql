-- What each account's movements of a kind come to in a month, so that the totals of a statement do not read every
-- row of it. Derived: PostgreSQL keeps it with every statement that writes deposit_entry, whoever sends it.
create table deposit_month (
  deposit_account_no text not null,
  month              date not null,
  item_type_code     text not null,
  row_count          integer not null,
  credit_amount      numeric(18, 2) not null,
  debit_amount       numeric(18, 2) not null,
  first_date         date not null,
  last_date          date not null,
  oldest             integer not null,
  newest             integer not null,
  primary key (deposit_account_no, month, item_type_code)
);

-- One kind of movement alone, newest first.
create index deposit_entry_kind on deposit_entry (deposit_account_no, item_type_code, seq_no);

-- The day of the newest movement is found here; among the rows themselves an index of days misleads statements
-- of a few months away from the order of their ledger.
create index deposit_month_last_date on deposit_month (last_date);
drop index deposit_entry_date;

-- Counts anew the months between the first and the last of each account's `touched` rows: a smallest and a largest
-- cannot be taken back, and one statement may both add rows and change some. Every row of such an account is read
-- once, in the order of its key, whether one row was posted or a million. Two writers count one after the other, or
-- neither would see the other's rows.
create function count_deposit_months() returns trigger language plpgsql as $$
begin
  lock table deposit_month in share row exclusive mode;

  insert into deposit_month as held
  select entry.deposit_account_no, date_trunc('month', operate_date)::date, item_type_code, count(*),
    coalesce(sum(amount) filter (where amount > 0), 0), coalesce(sum(amount) filter (where amount < 0), 0),
    min(operate_date), max(operate_date), min(seq_no), max(seq_no)
  from (
    select deposit_account_no, date_trunc('month', min(operate_date))::date as since,
      (date_trunc('month', max(operate_date)) + interval '1 month')::date as until
    from touched group by deposit_account_no) as account
  join deposit_entry as entry
    on entry.deposit_account_no = account.deposit_account_no and operate_date >= since and operate_date < until
  group by 1, 2, 3
  on conflict (deposit_account_no, month, item_type_code) do update set
    row_count = excluded.row_count,
    credit_amount = excluded.credit_amount,
    debit_amount = excluded.debit_amount,
    first_date = excluded.first_date,
    last_date = excluded.last_date,
    oldest = excluded.oldest,
    newest = excluded.newest
  where held is distinct from excluded;

  if tg_op <> 'INSERT' then
    delete from deposit_month as held
    using touched
    where held.deposit_account_no = touched.deposit_account_no
      and held.month = date_trunc('month', touched.operate_date)::date
      and held.item_type_code = touched.item_type_code
      and not exists (
        select from deposit_entry as entry
        where entry.deposit_account_no = held.deposit_account_no
          and entry.item_type_code = held.item_type_code
          and date_trunc('month', entry.operate_date)::date = held.month);
  end if;
  return null;
end $$;

create function empty_deposit_months() returns trigger language plpgsql as $$
begin
  truncate deposit_month;
  return null;
end $$;

create trigger added_to_months after insert on deposit_entry
  referencing new table as touched for each statement execute function count_deposit_months();
create trigger removed_from_months after delete on deposit_entry
  referencing old table as touched for each statement execute function count_deposit_months();
create trigger changed_in_months_before after update on deposit_entry
  referencing old table as touched for each statement execute function count_deposit_months();
create trigger changed_in_months_after after update on deposit_entry
  referencing new table as touched for each statement execute function count_deposit_months();
create trigger emptied_months after truncate on deposit_entry
  for each statement execute function empty_deposit_months();

insert into deposit_month
select deposit_account_no, date_trunc('month', operate_date)::date, item_type_code, count(*),
  coalesce(sum(amount) filter (where amount > 0), 0), coalesce(sum(amount) filter (where amount < 0), 0),
  min(operate_date), max(operate_date), min(seq_no), max(seq_no)
from deposit_entry group by 1, 2, 3;
