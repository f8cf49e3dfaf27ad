-- Books exist whose receipts state an amount without its parts.
alter table receipt_line
  alter column principal_amount drop not null,
  alter column interest_amount drop not null;

alter table receipt
  add check (receipt_status in ('0', '2')),
  add check (posted in ('0', '1'));

-- What became of each month's charge. What was paid later may include the interest of the days between.
create table collection (
  membership_no      text not null references member,
  receive_year       integer not null,
  receive_month      integer not null check (receive_month between 1 and 12),
  charged_amount     numeric(15, 2) not null,
  collected_amount   numeric(15, 2) not null,
  missed_amount      numeric(15, 2) not null generated always as
                     (greatest(charged_amount - collected_amount, 0)) stored,
  paid_later_amount  numeric(15, 2) not null default 0,
  paid_later_on      date,
  outstanding_amount numeric(15, 2) not null generated always as
                     (greatest(charged_amount - collected_amount - paid_later_amount, 0)) stored,
  reason             text,
  primary key (membership_no, receive_year, receive_month)
);
