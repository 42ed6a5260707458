-- Entries that have the words of a query in their titles: the best of those that many entries match, found without comparing all of them.
-- As in a whole vector, the site's id is a word, so that one index serves each site alone.
create function quoin_title_words(website text, words tsvector) returns tsvector language sql immutable parallel safe
  return ts_filter(words, '{a}'::"char"[]) || array_to_tsvector(array['site' || website]);

create index search_entries_by_title on search_entries using gin (quoin_title_words(website_id, words));
create index search_subjects_by_title on search_subjects using gin (quoin_title_words(website_id, words));

-- Keys alone, read as the owner of the tables: see 0116-search-by-index.sql.
create function quoin_titled_documents(wanted tsquery) returns setof text language sql stable security definer rows 100 set search_path = public as $$
  select document_id from search_entries
  where quoin_title_words(website_id, words) @@ wanted and website_id = current_setting('app.website_id', true)
$$;

create function quoin_titled_subjects(wanted tsquery) returns setof text language sql stable security definer rows 100 set search_path = public as $$
  select subject from search_subjects
  where quoin_title_words(website_id, words) @@ wanted and website_id = current_setting('app.website_id', true)
$$;
