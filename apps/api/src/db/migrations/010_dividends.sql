-- A year is shown to its member once it is released. The net amount is what the books state.
create table dividend (
  membership_no       text not null references member,
  account_year        integer not null,
  release_status      text not null check (release_status in ('0', '1')),
  dividend_rate       numeric(7, 4),
  average_return_rate numeric(7, 4),
  dividend            numeric(15, 2) not null,
  average_return      numeric(15, 2) not null default 0,
  drop_dividend       numeric(15, 2) not null default 0,
  drop_average        numeric(15, 2) not null default 0,
  base_interest       numeric(15, 2),
  net_amount          numeric(15, 2) not null,
  pay_method          text,
  bank_name           text,
  bank_account        text,
  paid_on             date,
  primary key (membership_no, account_year)
);

create table dividend_deduction (
  membership_no text not null,
  account_year  integer not null,
  seq_no        integer not null,
  description   text not null,
  amount        numeric(15, 2) not null,
  primary key (membership_no, account_year, seq_no),
  foreign key (membership_no, account_year) references dividend
);
