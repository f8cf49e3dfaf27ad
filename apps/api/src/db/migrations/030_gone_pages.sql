-- The numbers of pages that an import took away: their addresses answer that the page is gone, for good.
create table gone_topic (
  topic_id integer primary key,
  -- The file it came from, which gets its number back if it returns.
  source   text not null,
  gone_at  timestamptz not null
);

create index on gone_topic (source, gone_at desc);
