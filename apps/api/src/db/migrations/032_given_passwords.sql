-- A password that the cooperative made for a member: until when it opens a session, once. Empty once the member has set
-- one of their own.
alter table account
  add column given_password_until timestamptz,
  add constraint given_password_is_replaced check (given_password_until is null or must_reset);
