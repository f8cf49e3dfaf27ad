-- What members are told of their data, and what they may consent to. Another text is another version, never a change.
create table privacy_notice (
  version      integer primary key,
  title        text not null,
  body_html    text not null,
  -- Purposes that are each a member's own choice: [{ code, title, description }].
  consents     jsonb not null,
  published_at timestamptz not null
);

-- Consents given and withdrawn. The newest row of a member and a code counts; the others are its history.
create table consent_decision (
  id            bigint generated always as identity primary key,
  membership_no text not null references member,
  code          text not null,
  -- The notice in which the purpose was read.
  version       integer not null references privacy_notice,
  given         boolean not null,
  decided_at    timestamptz not null,
  address       text not null,
  user_agent    text not null
);

create index consent_decision_member on consent_decision (membership_no, code, id);

-- What members ask of their data by law, and what became of it.
create table privacy_request (
  id            bigint generated always as identity primary key,
  membership_no text not null references member,
  kind          text not null,
  detail        text not null,
  received_at   timestamptz not null,
  due_on        date not null,
  state         text not null default 'received',
  answer        text,
  answered_at   timestamptz,
  staff         text
);

create index privacy_request_member on privacy_request (membership_no, id);

-- Which text was accepted, whatever becomes of the row of its version. Nobody has to remember to store it.
alter table terms_acceptance add column text_hash bytea;
update terms_acceptance set text_hash = sha256(convert_to(title || E'\n' || body_html, 'UTF8'))
  from terms where terms.version = terms_acceptance.version;
alter table terms_acceptance alter column text_hash set not null;

create function hash_accepted_text() returns trigger language plpgsql as $$
begin
  select sha256(convert_to(title || E'\n' || body_html, 'UTF8')) into new.text_hash
    from terms where version = new.version;
  return new;
end $$;

create trigger terms_acceptance_hashed before insert on terms_acceptance
  for each row execute function hash_accepted_text();

-- The audit is kept for a time. What is over goes, and its link stays: the chain can be followed as before, and the
-- entry that is named here says which rows went.
alter table audit_link drop constraint audit_link_entry_id_fkey;
alter table audit_link add column ended_by bigint;
create index audit_entry_age on audit_entry (happened_at);

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if current_setting('sahakorn.ends_audit_entries', true) = 'yes'
    and (tg_table_name, tg_op) in (('audit_entry', 'DELETE'), ('audit_link', 'UPDATE')) then
    return null;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'insufficient_privilege';
end $$;
