-- The number of visitors who met an error, and the hashes by which each of them is counted once a day.
alter table page_errors add column visitors integer not null default 0 check (visitors >= 0);
update page_errors set visitors = 1;
create table page_error_visitors (
  website_id text not null references websites (id) on delete cascade,
  mark text not null,
  day date not null,
  visitor text not null,
  primary key (website_id, mark, day, visitor)
);
create index page_error_visitors_by_day on page_error_visitors (day);
select quoin_shared('page_error_visitors');
