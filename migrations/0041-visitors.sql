-- Who came, without cookies: a mark that only this day's visits of one browser share, and how many new ones each hour brought.
-- Written for all sites at once by whoever answers their pages. Marks go the night after, and into no backup: a crash may take them.
create unlogged table visitor_marks (
  website_id text not null references websites (id) on delete cascade,
  day date not null,
  mark text not null,
  primary key (website_id, day, mark)
);
create index visitor_marks_by_day on visitor_marks (day);
select quoin_shared('visitor_marks');
create table visitor_hours (
  website_id text not null references websites (id) on delete cascade,
  hour timestamptz not null,
  visitors integer not null check (visitors > 0),
  primary key (website_id, hour)
);
select quoin_shared('visitor_hours');
