-- Who did what, and when. Rows are only ever added; each is bound by a hash to all that were committed before it.
create table audit_entry (
  id            bigint generated always as identity primary key,
  happened_at   timestamptz not null,
  kind          text not null,
  -- Whom it is about, known or not: a wrong number is kept as it was tried. Empty where nobody is named.
  membership_no text,
  -- The officer who acted, alone or in the member's place.
  staff         text,
  address       text not null,
  user_agent    text not null,
  details       jsonb not null
);

create index audit_entry_member on audit_entry (membership_no, id);

create table audit_link (
  position bigint primary key,
  entry_id bigint not null unique references audit_entry,
  -- SHA-256 of the hash before and of the row with its position.
  hash     bytea not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entry_kept before update or delete or truncate on audit_entry
  for each statement execute function refuse_audit_change();
create trigger audit_link_kept before update or delete or truncate on audit_link
  for each statement execute function refuse_audit_change();

-- Runs at commit: whoever writes an entry holds the turn of the chain while the commit lasts, not while they work.
create function link_audit_entry() returns trigger language plpgsql as $$
declare
  last_link audit_link%rowtype;
  place bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit chain', 0));
  select * into last_link from audit_link order by position desc limit 1;
  place := coalesce(last_link.position, 0) + 1;
  insert into audit_link (position, entry_id, hash)
  values (place, new.id, sha256(coalesce(last_link.hash, ''::bytea) || convert_to(
    jsonb_build_array(place, new.id, (extract(epoch from new.happened_at) * 1000000)::bigint, new.kind,
      new.membership_no, new.staff, new.address, new.user_agent, new.details)::text, 'UTF8')));
  return null;
end $$;

create constraint trigger audit_entry_linked after insert on audit_entry
  deferrable initially deferred for each row execute function link_audit_entry();

-- Links come from that trigger alone.
create function refuse_loose_link() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'a link of the audit is made with its entry' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger audit_link_made before insert on audit_link for each row execute function refuse_loose_link();
