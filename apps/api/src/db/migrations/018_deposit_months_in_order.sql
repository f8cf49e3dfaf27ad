-- The months of an account lie together: its statement then reads a few pages of the table, not one for each month.
create or replace function count_deposit_months() returns trigger language plpgsql as $$
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
  order by 1, 2, 3
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

-- In the same order what is there already.
create temporary table unordered_month on commit drop as select * from deposit_month;
truncate deposit_month;
insert into deposit_month select * from unordered_month order by deposit_account_no, month, item_type_code;
