-- Books exist that state what a loan's balance is but not its interest: null says so, where zero would be a claim.
alter table loan_entry alter column interest_amount drop not null;

alter table loan_contract
  alter column interest_arrear drop default,
  alter column interest_arrear drop not null,
  alter column payment_type drop default,
  alter column payment_type drop not null;
