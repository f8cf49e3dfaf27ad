-- What is made from the pages and kept in the memory of a server, such as the order of a list, holds for one version
-- of them: the transaction that changed them last. Whoever writes pages, in whatever way, makes another.
create table published_version (
  only_row boolean primary key default true check (only_row),
  version  xid8 not null
);
insert into published_version (version) values (pg_current_xact_id());

create function note_published_change() returns trigger language plpgsql as $$
begin
  update published_version set version = pg_current_xact_id() where version <> pg_current_xact_id();
  return null;
end
$$;

create trigger topic_changed after insert or update or delete or truncate on topic
  for each statement execute function note_published_change();
create trigger content_category_changed after insert or update or delete or truncate on content_category
  for each statement execute function note_published_change();
create trigger search_state_changed after insert or update or delete or truncate on search_state
  for each statement execute function note_published_change();
