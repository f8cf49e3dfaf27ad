-- expand
-- What else is sealed of a printed document: the figures that its code shows, and what of the books it was made of, to
-- compare it with them later. The digest of a row stands in `content_hash` of its document, which the seal covers.
-- Documents that were printed before have no row.
create table issued_document_detail (
  code         text primary key references issued_document on delete cascade,
  figures      jsonb not null,
  source       jsonb not null,
  printed_hash bytea not null,
  -- The newest movement of the books when the document was issued.
  updated_on   date
);
