-- What a printed statement was made of, to compare it with the books when its code is verified; null for other documents.
alter table issued_document add column statement jsonb;
