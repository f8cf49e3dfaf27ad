-- How members get in. Nothing here is ever imported from a cooperative's books.

create table account (
  membership_no       text primary key references member,
  password_hash       text not null,
  must_reset          boolean not null default false,
  created_at          timestamptz not null,
  password_changed_at timestamptz not null
);

-- A bearer token is stored as its SHA-256; deleting the row ends the session on every instance at once.
create table session (
  token_hash          bytea primary key,
  membership_no       text not null references account on delete cascade,
  created_at          timestamptz not null,
  last_seen_at        timestamptz not null,
  idle_seconds        integer not null,
  absolute_expires_at timestamptz not null,
  remember            boolean not null,
  user_agent          text not null default '',
  address             text not null default ''
);

create index session_member on session (membership_no);
create index session_expiry on session (absolute_expires_at);

-- Wrong tries, counted for a membership number (known or not) and for an address.
create table sign_in_throttle (
  subject      text primary key,
  failures     integer not null,
  locked_until timestamptz,
  last_failure timestamptz not null
);

create index sign_in_throttle_age on sign_in_throttle (last_failure);

create table terms (
  version      integer primary key,
  title        text not null,
  body_html    text not null,
  published_at timestamptz not null
);

create table terms_acceptance (
  membership_no text not null references member,
  version       integer not null references terms,
  accepted_at   timestamptz not null,
  address       text not null,
  user_agent    text not null,
  primary key (membership_no, version)
);
