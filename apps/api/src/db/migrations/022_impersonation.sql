-- An officer may look at the portal in the place of a member: once for a ticket, which is stored as its SHA-256.
create table impersonation_ticket (
  ticket_hash   bytea primary key,
  membership_no text not null references account on delete cascade,
  staff         text not null,
  reason        text not null,
  expires_at    timestamptz not null
);

-- The officer whose session it is, in the place of the member; empty for the member's own.
alter table session add column impersonator text;
