-- The words that a site's visitors can find, and each with one letter left out: what is typed with one letter too many, too few, wrong or in
-- the wrong place shares such a spelling with the word that was meant. A few keys are looked up, whatever the size of the site.
create table search_spellings (
  website_id text not null,
  spelling text collate "C" not null,
  word text collate "C" not null,
  primary key (website_id, spelling, word)
);
select quoin_tenant('search_spellings');

-- What was found before: the words of titles and texts, folded as closely as the database can.
with texts as (
  select website_id, title || ' ' || left(body, 4000) as text from search_entries
  union all select website_id, title || ' ' || left(body, 4000) from search_subjects
), found as (
  select distinct texts.website_id, lower(regexp_replace(normalize(match[1], NFKD), '[\u0300-\u036f]', '', 'g')) as word
  from texts cross join lateral regexp_matches(texts.text, '[[:alpha:]]{4,24}', 'g') as match
), spelled as (
  select website_id, word, word as spelling from found
  union select found.website_id, found.word, overlay(found.word placing '' from at for 1)
  from found cross join lateral generate_series(1, length(found.word)) as at
)
insert into search_spellings (website_id, spelling, word) select website_id, spelling, word from spelled;
