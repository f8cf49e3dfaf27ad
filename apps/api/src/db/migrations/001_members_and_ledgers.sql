-- Amounts are baht. A ledger's order is its seq_no; dates are data.
-- Columns that a cooperative's books may leave out are nullable: a missing figure is never shown as zero.

create extension if not exists pg_trgm;

create table member (
  membership_no     text primary key check (membership_no ~ '^[0-9]{6}$'),
  prename           text not null default '',
  member_name       text not null,
  member_surname    text not null,
  id_card           text check (id_card ~ '^[0-9]{13}$'),
  date_of_birth     date,
  joined_on         date,
  member_type       text not null default '01',
  member_status     text not null default '0',
  sex               text,
  member_group_no   text,
  member_group_name text,
  position_name     text,
  salary_amount     numeric(15, 2),
  address_present   text,
  mobile_no         text,
  email             text,
  picture_file      text
);

create unique index member_id_card on member (id_card) where id_card is not null;

create table share_account (
  membership_no   text primary key references member,
  share_stock     numeric(15, 2) not null,
  share_amount    numeric(15, 2) not null,
  period          integer not null,
  drop_status     text not null default '0',
  brought_forward numeric(15, 2) not null default 0
);

create table share_entry (
  membership_no         text not null references share_account,
  seq_no                integer not null,
  operate_date          date not null,
  item_type_code        text not null,
  item_type_description text not null,
  period                integer,
  share_value           numeric(15, 2) not null,
  share_stock           numeric(15, 2) not null,
  doc_no                text,
  primary key (membership_no, seq_no)
);

create table loan_contract (
  loan_contract_no      text primary key,
  membership_no         text not null references member,
  loan_type_code        text not null,
  loan_type_description text not null,
  begin_date            date not null,
  loan_approve_amount   numeric(15, 2) not null,
  principal_balance     numeric(15, 2),
  period_payment_amount numeric(15, 2) not null,
  last_period           integer,
  installment_count     integer,
  interest_rate         numeric(7, 4),
  interest_arrear       numeric(15, 2) not null default 0,
  payment_type          text not null default '02',
  drop_payment_status   text not null default '0',
  close_status          text not null default '0'
);

create index loan_contract_member on loan_contract (membership_no);

create table loan_collateral (
  loan_contract_no text not null references loan_contract,
  seq_no           integer not null,
  collateral_type  text not null,
  description      text not null,
  used_amount      numeric(15, 2) not null,
  status           text not null default '1',
  guarantor_no     text references member,
  primary key (loan_contract_no, seq_no)
);

create index loan_collateral_guarantor on loan_collateral (guarantor_no) where guarantor_no is not null;

create table loan_entry (
  loan_contract_no      text not null references loan_contract,
  seq_no                integer not null,
  loan_payment_date     date not null,
  item_type_code        text not null,
  item_type_description text not null,
  period                integer,
  principal_amount      numeric(15, 2) not null,
  interest_amount       numeric(15, 2) not null,
  principal_balance     numeric(15, 2) not null,
  doc_no                text,
  primary key (loan_contract_no, seq_no)
);

create table deposit_account (
  deposit_account_no     text primary key,
  membership_no          text not null references member,
  deposit_type_code      text not null,
  deposit_type_name      text not null,
  deposit_account_name   text not null,
  balance                numeric(15, 2),
  withdrawable_amount    numeric(15, 2),
  accumulated_interest   numeric(15, 2),
  loan_holding_amount    numeric(15, 2),
  monthly_deposit_amount numeric(15, 2),
  opened_on              date,
  maturity_on            date,
  close_status           text not null default '0'
);

create index deposit_account_member on deposit_account (membership_no, deposit_type_code, deposit_account_no);

create table deposit_entry (
  deposit_account_no text not null references deposit_account,
  seq_no             integer not null,
  operate_date       date not null,
  item_type_code     text not null,
  item_description   text not null,
  note               text,
  amount             numeric(15, 2) not null,
  balance            numeric(15, 2) not null,
  fee_amount         numeric(15, 2) not null default 0,
  tax_amount         numeric(15, 2) not null default 0,
  doc_no             text,
  primary key (deposit_account_no, seq_no)
);

create index deposit_entry_date on deposit_entry (operate_date);

-- One a month. A line names the ledger row that it is made of, so that a receipt can be checked to the satang.
create table receipt (
  membership_no    text not null references member,
  receive_year     integer not null,
  receive_month    integer not null check (receive_month between 1 and 12),
  seq_no           integer not null,
  receipt_no       text,
  receipt_date     date not null,
  receipt_status   text not null default '0',
  posted           text not null,
  charged_amount   numeric(15, 2) not null,
  collected_amount numeric(15, 2) not null,
  primary key (membership_no, receive_year, receive_month, seq_no)
);

create table receipt_line (
  membership_no      text not null,
  receive_year       integer not null,
  receive_month      integer not null,
  seq_no             integer not null,
  line_no            integer not null,
  item_type_code     text not null,
  item_type_name     text not null,
  description        text not null default '',
  period             integer,
  principal_amount   numeric(15, 2) not null,
  interest_amount    numeric(15, 2) not null,
  amount             numeric(15, 2) not null,
  balance_after      numeric(15, 2),
  loan_contract_no   text,
  loan_seq_no        integer,
  deposit_account_no text,
  deposit_seq_no     integer,
  share_seq_no       integer,
  primary key (membership_no, receive_year, receive_month, seq_no, line_no),
  foreign key (membership_no, receive_year, receive_month, seq_no) references receipt,
  foreign key (loan_contract_no, loan_seq_no) references loan_entry deferrable initially deferred,
  foreign key (deposit_account_no, deposit_seq_no) references deposit_entry deferrable initially deferred,
  foreign key (membership_no, share_seq_no) references share_entry deferrable initially deferred
);

-- Whether these are a real cooperative's books or the demonstration, and up to which day.
create table books (
  only_row  boolean primary key default true check (only_row),
  kind      text not null check (kind in ('demo', 'imported')),
  loaded_at timestamptz not null,
  digest    text
);
