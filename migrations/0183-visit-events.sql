-- What scripts of published pages tell, of visitors who agreed: written for all sites at once by whoever answers them, a second late at most.
-- Of a day that is over only the sums stay for longer than a month.
create table visit_events (
  website_id text not null references websites (id) on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  kind text not null,
  name text not null,
  path text not null,
  -- The id of the visitor's record; empty where there is none.
  visitor text not null default '',
  -- The first part of the network address; empty where the owner keeps none.
  network text not null default '',
  data jsonb not null,
  primary key (website_id, id)
);
create index visit_events_by_time on visit_events (at);
select quoin_shared('visit_events');

create table visit_days (
  website_id text not null references websites (id) on delete cascade,
  day date not null,
  kind text not null,
  name text not null,
  path text not null,
  events integer not null check (events > 0),
  visitors integer not null,
  primary key (website_id, day, kind, name, path)
);
select quoin_shared('visit_days');

-- Errors in scripts of published pages, each place once.
create table page_errors (
  website_id text not null references websites (id) on delete cascade,
  mark text not null,
  message text not null,
  path text not null,
  file text not null,
  line integer not null,
  "column" integer not null,
  stack text not null,
  browser text not null,
  app text not null,
  times integer not null check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (website_id, mark)
);
select quoin_shared('page_errors');
