-- What changed hands with a movement of a loan; unknown where its interest is.
alter table loan_entry
  add column total_amount numeric(16, 2) generated always as (abs(interest_amount - principal_amount)) stored;
