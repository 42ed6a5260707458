-- The sums of a past month, so that the report of a year reads twelve rows. The month is merged again after one of its days has changed.
create table visit_months (
  website_id text not null references websites (id) on delete cascade,
  -- Its first day.
  month date not null,
  sums bytea not null,
  primary key (website_id, month)
);
select quoin_shared('visit_months');
