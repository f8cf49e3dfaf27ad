-- expand
-- The rates of a contract, each from its first day on. Books that state one rate only have no rows here: it stands in
-- the contract, which an older release reads alone.
create table loan_rate (
  loan_contract_no text not null references loan_contract,
  begin_on         date not null,
  interest_rate    numeric(7, 4) not null check (interest_rate >= 0),
  primary key (loan_contract_no, begin_on)
);
