-- Search over the board and the public demands. All of it is made from them by modules/search, and may be made anew at
-- any time: what is read of a post, with personal numbers masked, and its words.
create table search_post (
  kind        text not null check (kind in ('board', 'demand')),
  post_id     integer not null,
  -- Empty until the post is read again after a change.
  tokeniser   text not null default '',
  title       text not null default '',
  body        text not null default '',
  title_words text[] not null default '{}',
  words       text[] not null default '{}',
  primary key (kind, post_id)
);
create index search_post_words on search_post using gin (words);
create index search_post_tokeniser on search_post (tokeniser);

-- The transaction that changed a post last: what a server keeps of a search holds for one version.
create table post_version (
  only_row boolean primary key default true check (only_row),
  version  xid8 not null
);
insert into post_version (version) values (pg_current_xact_id());

create function note_post_change() returns trigger language plpgsql as $$
declare
  post record;
begin
  if tg_op = 'DELETE' then post := old; else post := new; end if;
  if tg_table_name = 'demand' then
    insert into search_post (kind, post_id) values ('demand', post.demand_id)
      on conflict (kind, post_id) do update set tokeniser = '';
  else
    insert into search_post (kind, post_id) values ('board', post.topic_id)
      on conflict (kind, post_id) do update set tokeniser = '';
  end if;
  update post_version set version = pg_current_xact_id() where version <> pg_current_xact_id();
  return null;
end
$$;

create trigger board_topic_changed after insert or update or delete on board_topic
  for each row execute function note_post_change();
create trigger board_answer_changed after insert or update or delete on board_answer
  for each row execute function note_post_change();
create trigger demand_changed after insert or update or delete on demand
  for each row execute function note_post_change();

insert into search_post (kind, post_id)
  select 'board', topic_id from board_topic union all select 'demand', demand_id from demand;
