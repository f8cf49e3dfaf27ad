-- What each account's movements of a kind come to in all its months: the totals of a statement without days add up
-- five rows instead of a thousand. Derived, as deposit_month is, from which it is counted.
create table deposit_kind (
  deposit_account_no text not null,
  item_type_code     text not null,
  row_count          integer not null,
  credit_amount      numeric(18, 2) not null,
  debit_amount       numeric(18, 2) not null,
  first_date         date not null,
  last_date          date not null,
  oldest             integer not null,
  newest             integer not null,
  primary key (deposit_account_no, item_type_code)
);

-- Counts anew the kinds of each account of the `touched` rows. The trigger of the months locked their table before, so
-- two writers count one after the other.
create function count_deposit_kinds() returns trigger language plpgsql as $$
begin
  with accounts as materialized (select distinct deposit_account_no from touched)
  insert into deposit_kind as held
  select deposit_account_no, item_type_code, sum(row_count), sum(credit_amount), sum(debit_amount),
    min(first_date), max(last_date), min(oldest), max(newest)
  from accounts join deposit_month using (deposit_account_no)
  group by deposit_account_no, item_type_code
  order by deposit_account_no, item_type_code
  on conflict (deposit_account_no, item_type_code) do update set
    row_count = excluded.row_count,
    credit_amount = excluded.credit_amount,
    debit_amount = excluded.debit_amount,
    first_date = excluded.first_date,
    last_date = excluded.last_date,
    oldest = excluded.oldest,
    newest = excluded.newest
  where held is distinct from excluded;

  if tg_op <> 'INSERT' then
    with kinds as materialized (select distinct deposit_account_no, item_type_code from touched)
    delete from deposit_kind as held
    using kinds
    where (held.deposit_account_no, held.item_type_code) = (kinds.deposit_account_no, kinds.item_type_code)
      and not exists (
        select from deposit_month as month
        where month.deposit_account_no = held.deposit_account_no
          and month.item_type_code = held.item_type_code);
  end if;
  return null;
end $$;

create function empty_deposit_kinds() returns trigger language plpgsql as $$
begin
  truncate deposit_kind;
  return null;
end $$;

-- Triggers of one event run in the order of their names: those of the months come first.
create trigger summed_by_kind_added after insert on deposit_entry
  referencing new table as touched for each statement execute function count_deposit_kinds();
create trigger summed_by_kind_removed after delete on deposit_entry
  referencing old table as touched for each statement execute function count_deposit_kinds();
create trigger summed_by_kind_before after update on deposit_entry
  referencing old table as touched for each statement execute function count_deposit_kinds();
create trigger summed_by_kind_after after update on deposit_entry
  referencing new table as touched for each statement execute function count_deposit_kinds();
create trigger summed_by_kind_emptied after truncate on deposit_entry
  for each statement execute function empty_deposit_kinds();

insert into deposit_kind
select deposit_account_no, item_type_code, sum(row_count), sum(credit_amount), sum(debit_amount),
  min(first_date), max(last_date), min(oldest), max(newest)
from deposit_month
group by deposit_account_no, item_type_code
order by deposit_account_no, item_type_code;
