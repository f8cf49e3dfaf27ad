-- expand
-- What the clock said on each machine, since it was started, when expired data was last deleted. A clock that has jumped since then is noticed.
create table clock_observation (
  -- The kernel's id of the start of the machine.
  boot_id        text primary key,
  observed_at    timestamptz not null,
  -- How long the machine had been running.
  uptime_seconds double precision not null
);
