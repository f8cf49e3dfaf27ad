-- A proof of work is good for one use. Its signature stays here until the proof is over anyway.
create table spent_proof (
  signature  bytea primary key,
  expires_at timestamptz not null
);

create index spent_proof_expiry on spent_proof (expires_at);
