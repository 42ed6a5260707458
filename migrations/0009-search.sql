-- What visitors can find: a row for each published page or item, written when it is published.
-- The site's id is a word of every row's vector, so that one GIN index serves each site alone.
create table search_entries (
  website_id text not null,
  document_id text not null,
  kind text not null,
  path text not null,
  title text not null,
  body text not null,
  language text not null,
  dated_at timestamptz,
  words tsvector not null,
  primary key (website_id, document_id)
);
create index search_entries_by_words on search_entries using gin (words);
select quoin_tenant('search_entries');
