-- Receipts of the cremation society: so many deaths in a month, so much for each.
create table cremation_receipt (
  membership_no    text not null references member,
  receive_year     integer not null,
  receive_month    integer not null check (receive_month between 1 and 12),
  seq_no           integer not null,
  receipt_no       text,
  receipt_date     date not null,
  receipt_status   text not null default '0' check (receipt_status in ('0', '2')),
  posted           text not null check (posted in ('0', '1')),
  charged_amount   numeric(15, 2) not null,
  collected_amount numeric(15, 2) not null,
  crem_code        text not null,
  crem_name        text not null,
  case_count       integer not null,
  rate_per_case    numeric(15, 2) not null,
  amount           numeric(15, 2) not null,
  primary key (membership_no, receive_year, receive_month, seq_no)
);
