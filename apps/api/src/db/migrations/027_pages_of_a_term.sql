-- How many pages hold a term, beside the postings: of a frequent term those are long, and read only to be added up.
alter table search_term add column pages integer not null generated always as (cardinality(postings)) stored;
