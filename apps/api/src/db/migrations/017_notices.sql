-- Notices to members by mail. One stays here until it is sent or given up, so that none is lost in silence.
create table notice (
  id            bigint generated always as identity primary key,
  membership_no text not null references member on delete cascade,
  kind          text not null,
  address       text not null,
  device        text not null,
  happened_at   timestamptz not null,
  attempts      integer not null default 0,
  -- When to send it, or to try again; empty once it is done with.
  due_at        timestamptz,
  sent_at       timestamptz,
  given_up_at   timestamptz,
  last_error    text
);

create index notice_due on notice (due_at) where due_at is not null;
