-- Where the buyer of a checkout came from, for the sales by source. `subject` is the key of the order that it may become.
create table visit_sources (
  website_id text not null references websites (id) on delete cascade,
  subject text not null,
  source text not null,
  campaign text not null,
  noted_at timestamptz not null,
  primary key (website_id, subject)
);
create index visit_sources_by_time on visit_sources (noted_at);
select quoin_shared('visit_sources');
