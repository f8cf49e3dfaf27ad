-- Secrets that all servers of one cooperative share, made by the first that needs them.
create table kept_secret (
  name    text primary key,
  value   bytea not null,
  made_at timestamptz not null
);

-- Documents that were printed. One that was printed again unchanged is the same document.
create sequence issued_document_no;

create table issued_document (
  code          text primary key,
  document_no   text not null unique,
  kind          text not null,
  document_date date not null,
  amount        numeric(15, 2),
  content_hash  bytea not null,
  seal          bytea not null,
  membership_no text not null,
  receive_year  integer,
  receive_month integer,
  seq_no        integer,
  issued_at     timestamptz not null
);
