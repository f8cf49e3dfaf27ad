-- When a password was last set without the old one. A session that must be told of it keeps the same instant.
alter table account add column password_reset_at timestamptz;
alter table session add column password_reset_at timestamptz;
