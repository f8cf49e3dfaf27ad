-- Writes that carry an Idempotency-Key, and what they were answered. Nothing here can be read without the key itself.
create table idempotency_key (
  -- Derived from the key, the call and who made it.
  id          bytea primary key,
  -- Of the body, under a secret of the key.
  fingerprint bytea not null,
  -- Who is at work on it.
  claim       bytea not null,
  claimed_at  timestamptz not null,
  -- Sealed; null while the work is under way.
  answer      bytea
);

create index on idempotency_key (claimed_at);
