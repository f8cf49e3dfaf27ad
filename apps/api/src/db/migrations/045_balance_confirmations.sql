-- The balances of one day that a member is asked to confirm. The lines keep what the books stated when it was opened.
create table balance_confirmation (
  membership_no text not null references member,
  balance_on    date not null,
  open_until    date not null,
  opened_at     timestamptz not null,
  submitted_at  timestamptz,
  primary key (membership_no, balance_on)
);

create index balance_confirmation_day on balance_confirmation (balance_on);

create table confirmation_line (
  membership_no text not null,
  balance_on    date not null,
  line_no       integer not null,
  kind          text not null check (kind in ('share', 'deposit', 'loan')),
  -- Empty for shares.
  account_no    text not null,
  account_name  text not null,
  -- Null where the books do not state the balance of that day.
  amount        numeric(15, 2),
  -- Balances that are not the one before them plus the movement: [{ kind, seq_no, day, description, stated, expected }].
  differences   jsonb not null default '[]',
  answer        text check (answer in ('agreed', 'disputed')),
  comment       text,
  answered_at   timestamptz,
  primary key (membership_no, balance_on, line_no),
  foreign key (membership_no, balance_on) references balance_confirmation on delete cascade,
  check ((answer is null) = (answered_at is null)),
  check ((answer is not distinct from 'disputed') = (comment is not null))
);
