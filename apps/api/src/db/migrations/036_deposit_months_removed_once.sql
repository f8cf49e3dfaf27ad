-- Looks once for each month that lost a row, not once for each row: ten thousand deleted at a time took a minute.
create or replace function count_deposit_months() returns trigger language plpgsql as $$
begin
  lock table deposit_month in share row exclusive mode;

  with counted as materialized (
    select entry.deposit_account_no, date_trunc('month', operate_date)::date, item_type_code, count(*),
      coalesce(sum(amount) filter (where amount > 0), 0), coalesce(sum(amount) filter (where amount < 0), 0),
      min(operate_date), max(operate_date), min(seq_no), max(seq_no)
    from (
      select deposit_account_no, date_trunc('month', min(operate_date))::date as since,
        (date_trunc('month', max(operate_date)) + interval '1 month')::date as until
      from touched group by deposit_account_no) as account
    join deposit_entry as entry
      on entry.deposit_account_no = account.deposit_account_no and operate_date >= since and operate_date < until
    group by 1, 2, 3)
  insert into deposit_month as held
  select * from counted order by 1, 2, 3
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
    with months as materialized (
      select distinct deposit_account_no, date_trunc('month', operate_date)::date as month, item_type_code
      from touched)
    delete from deposit_month as held
    using months
    where (held.deposit_account_no, held.month, held.item_type_code)
        = (months.deposit_account_no, months.month, months.item_type_code)
      and not exists (
        select from deposit_entry as entry
        where entry.deposit_account_no = held.deposit_account_no
          and entry.item_type_code = held.item_type_code
          and date_trunc('month', entry.operate_date)::date = held.month);
  end if;
  return null;
end $$;
