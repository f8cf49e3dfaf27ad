-- A closed account signs in no more and its sessions end, while its history stays.
alter table account add column disabled_at timestamptz;

-- Failures fade with time: the column says up to which instant the fading has been counted.
alter table sign_in_throttle rename column last_failure to counted_at;
