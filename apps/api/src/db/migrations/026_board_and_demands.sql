-- The board and the demands: what visitors and members write to the cooperative. Plain text all of it.
create table board_topic (
  topic_id      integer generated always as identity primary key,
  title         text not null,
  body          text not null,
  name          text not null,
  -- Of a signed-in author; kept, never shown.
  membership_no text,
  created_at    timestamptz not null,
  -- SHA-256 of the token that takes it away; empty where nobody has one.
  delete_hash   bytea,
  removed_at    timestamptz,
  removed_by    text,
  -- Of the demonstration: it goes when the cooperative's own content comes.
  is_demo       boolean not null default false
);

create index board_topic_newest on board_topic (created_at desc, topic_id desc) where removed_at is null;

create table board_answer (
  answer_id     integer generated always as identity primary key,
  topic_id      integer not null references board_topic on delete cascade,
  body          text not null,
  name          text not null,
  membership_no text,
  -- The officer who answers for the cooperative; empty for everyone else.
  staff         text,
  created_at    timestamptz not null,
  delete_hash   bytea,
  removed_at    timestamptz,
  removed_by    text
);

create index board_answer_of_topic on board_answer (topic_id, answer_id) where removed_at is null;

create table demand (
  demand_id     integer generated always as identity primary key,
  title         text not null,
  body          text not null,
  name          text not null,
  contact       text not null,
  topic_kind    text not null,
  public        boolean not null,
  membership_no text,
  created_at    timestamptz not null,
  -- SHA-256 of the tracking code.
  tracking_hash bytea not null unique,
  state         text not null default 'received' check (state in ('received', 'in_progress', 'answered')),
  answer        text,
  answered_at   timestamptz,
  is_demo       boolean not null default false,
  check ((state = 'answered') = (answer is not null and answered_at is not null))
);

create index demand_newest on demand (created_at desc, demand_id desc) where public;

-- Who wrote what, when and from where: what the law on computer crime wants kept, and what limits are counted by.
create table visitor_post (
  post_id    bigint generated always as identity primary key,
  kind       text not null check (kind in ('topic', 'answer', 'demand')),
  row_id     integer not null,
  address    text not null,
  -- The part of the address that belongs to one place.
  place      text not null,
  user_agent text not null,
  -- SHA-256 of what was written, so that the same text sent twice is one.
  digest     bytea not null,
  created_at timestamptz not null
);

create index visitor_post_of_place on visitor_post (place, created_at);
