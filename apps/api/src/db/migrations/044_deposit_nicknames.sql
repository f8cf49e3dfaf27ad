-- What members call their accounts. They go with the portal's account; an import, which may take a deposit account out
-- of the books and bring it back, leaves them alone.
create table deposit_nickname (
  membership_no      text not null references account on delete cascade,
  deposit_account_no text not null,
  nickname           text not null,
  primary key (membership_no, deposit_account_no)
);
