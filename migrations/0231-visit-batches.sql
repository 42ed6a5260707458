-- What pages tell is kept in packed pieces, because row by row it weighs ten times as much. A batch holds what a process heard of one site within a
-- moment. The night packs the batches of a day that is over into a few blocks.
create table visit_batches (
  website_id text not null references websites (id) on delete cascade,
  id bigint generated always as identity,
  -- In UTC.
  day date not null,
  events integer not null check (events > 0),
  packed bytea not null,
  primary key (website_id, id)
);
create index visit_batches_by_day on visit_batches (day);
select quoin_shared('visit_batches');

create table visit_blocks (
  website_id text not null references websites (id) on delete cascade,
  day date not null,
  number integer not null,
  events integer not null check (events > 0),
  packed bytea not null,
  primary key (website_id, day, number)
);
create index visit_blocks_by_day on visit_blocks (day);
-- It is packed already.
alter table visit_batches alter column packed set storage external;
alter table visit_blocks alter column packed set storage external;
select quoin_shared('visit_blocks');

-- A list in JSON is what a batch looks like that nobody packed yet.
insert into visit_batches (website_id, day, events, packed)
select website_id, day, count(*)::int, convert_to(json_agg(json_build_object(
  'at', floor(extract(epoch from at) * 1000), 'kind', kind, 'name', name, 'path', path, 'visitor', visitor, 'network', network, 'data', data)
  order by id)::text, 'UTF8')
from (
  select *, (at at time zone 'UTC')::date as day,
    row_number() over (partition by website_id, (at at time zone 'UTC')::date order by id) / 2000 as part
  from visit_events
) told
group by website_id, day, part order by website_id, day, part;
drop table visit_events;

-- All sums of a day in one row, which has neither kind nor name nor path. Without `sums` a row is one sum of a day, as older versions keep them.
alter table visit_days add column sums bytea;
