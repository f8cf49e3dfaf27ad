-- contract
-- The chain hashes the digest of each entry, which stays in the link when the entry is deleted, and when it happened.
-- The hash of a link from before (version 1) was over the hash before it and the entry: it becomes its digest.
alter table audit_link
  add column version smallint not null default 1,
  add column happened_at timestamptz,
  add column digest bytea;

create function hash_audit_link(hash_before bytea, link audit_link) returns bytea language sql immutable as $$
  select sha256(hash_before || convert_to(jsonb_build_array(link.position, link.entry_id, link.version,
    (extract(epoch from link.happened_at) * 1000000)::bigint, encode(link.digest, 'hex'))::text, 'UTF8'))
$$;

do $$
declare
  link audit_link%rowtype;
  hash_before bytea := '';
begin
  perform set_config('sahakorn.ends_audit_entries', 'yes', true);
  -- An entry that is deleted already happened between those around it; nothing is known of it at an end of the chain.
  update audit_link set digest = hash, happened_at = known.happened_at
  from (
    select position, coalesce(own, case when time_before is not null and time_after is not null
      then least(time_before, time_after) end) as happened_at
    from (
      select position, own, max(own) over (partition by kept_before) as time_before,
        max(own) over (partition by kept_after) as time_after
      from (
        select position, entry.happened_at as own, count(entry.id) over (order by position) as kept_before,
          count(entry.id) over (order by position desc) as kept_after
        from audit_link left join audit_entry as entry on entry.id = entry_id
      ) as counted
    ) as placed
  ) as known
  where known.position = audit_link.position;
  for link in select * from audit_link order by position loop
    hash_before := hash_audit_link(hash_before, link);
    update audit_link set hash = hash_before where position = link.position;
  end loop;
  perform set_config('sahakorn.ends_audit_entries', '', true);
end $$;

alter table audit_link alter column digest set not null, alter column version drop default;

create or replace function link_audit_entry() returns trigger language plpgsql as $$
declare
  last_link audit_link%rowtype;
  link audit_link%rowtype;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit chain', 0));
  select * into last_link from audit_link order by position desc limit 1;
  link.position := coalesce(last_link.position, 0) + 1;
  link.entry_id := new.id;
  link.version := 2;
  link.happened_at := new.happened_at;
  link.digest := sha256(convert_to(
    jsonb_build_array(link.position, new.id, (extract(epoch from new.happened_at) * 1000000)::bigint, new.kind,
      new.membership_no, new.staff, new.address, new.user_agent, new.details)::text, 'UTF8'));
  link.hash := hash_audit_link(coalesce(last_link.hash, ''::bytea), link);
  insert into audit_link select link.*;
  return null;
end $$;
