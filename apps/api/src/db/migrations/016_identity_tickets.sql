-- A member who has proved who they are may set a password once, within minutes. A ticket is stored as its SHA-256.
create table identity_ticket (
  ticket_hash   bytea primary key,
  membership_no text not null unique references member on delete cascade,
  terms_version integer references terms,
  expires_at    timestamptz not null
);

create index identity_ticket_expiry on identity_ticket (expires_at);
