-- What became of personal data that was lost or seen by others, step by step. Rows are only ever added.
create table breach_entry (
  id          bigint generated always as identity primary key,
  breach_no   integer not null,
  step        text not null check (step in ('discovered', 'assessed', 'reported', 'members-told', 'note', 'closed')),
  happened_at timestamptz not null,
  recorded_at timestamptz not null,
  staff       text not null,
  detail      text not null
);

create index on breach_entry (breach_no, id);
create unique index breach_discovered_once on breach_entry (breach_no) where step = 'discovered';
create unique index breach_closed_once on breach_entry (breach_no) where step = 'closed';

create trigger breach_entry_kept before update or delete or truncate on breach_entry
  for each statement execute function refuse_audit_change();
