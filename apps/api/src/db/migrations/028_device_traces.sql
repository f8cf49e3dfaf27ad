-- By what a device that a member signed in on is known again: hashes, no addresses. They are forgotten after 400 days.
create table device_trace (
  membership_no text not null references account on delete cascade,
  trace         bytea not null,
  seen_at       timestamptz not null,
  primary key (membership_no, trace)
);
