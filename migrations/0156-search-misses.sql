-- What visitors looked for and did not find, by day: the phrase as search compares it, and how often. Nothing tells who it was.
create table search_misses (
  website_id text not null,
  day date not null,
  phrase text not null,
  times integer not null default 1 check (times > 0),
  primary key (website_id, day, phrase)
);
select quoin_tenant('search_misses');
