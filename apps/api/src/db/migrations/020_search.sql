-- Search over the published pages. All of it is made from `topic` by modules/search, and may be made anew at any time.

-- What a reader reads of a page, and the same as it is searched for: folded, letter by letter in the same place.
create table search_document (
  topic_id integer primary key references topic on delete cascade,
  body     text not null,
  heading  text not null,
  folded   text not null
);

-- For pieces of words, which no list of words holds.
create index search_document_pieces on search_document using gin (heading gin_trgm_ops, folded gin_trgm_ops);

-- Each word, and each two neighbours with a space between, with the pages that hold it: the number of the page, 8
-- bits for its category as `search_state` numbers them, and 16 bits for how much the word says about the page.
create table search_term (
  term     text collate "C" primary key,
  postings bigint[] not null
);

-- Words as they are misspelt: each with any one letter left out, and whole.
create table search_spelling (
  form text collate "C" not null,
  term text collate "C" not null
);
create index search_spelling_form on search_spelling (form);

create table search_state (
  only_row   boolean primary key default true check (only_row),
  topics     integer not null,
  categories text[] not null,
  tokeniser  text not null
);
