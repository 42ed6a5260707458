-- 0012, 0044, 0045 and 0046 were edited or withdrawn after some installations had run them: all come to the same form here.

-- 0012 without how much of a file has been read, and without its files.
alter table imports add column if not exists read_part real not null default 0;
create table if not exists import_media (
  website_id text not null,
  import_id text not null,
  ordinal integer not null,
  media_key text not null,
  post_id text not null,
  target_id text,
  primary key (website_id, import_id, ordinal),
  foreign key (website_id, import_id) references imports (website_id, id) on delete cascade
);
create index if not exists import_media_key on import_media (website_id, import_id, media_key);
create index if not exists import_media_post on import_media (website_id, import_id, post_id);
do $$ begin
  if not exists (select from pg_policy where polrelid = 'import_media'::regclass) then
    perform quoin_tenant('import_media');
  end if;
end $$;

-- 0044 ran where it saw no site's rows, and not everywhere did 0046 do it again: what banks took back before.
update orders o set lost_minor = gone.minor
from (
  select p.website_id, substr(p.subject, 7) as order_id, sum(least(p.captured_minor - p.refunded_minor, lost.minor)) as minor
  from payments p cross join lateral (
    select coalesce(sum((d ->> 'amountMinor')::bigint), 0) as minor from jsonb_array_elements(p.disputes) d where d ->> 'state' = 'lost'
  ) lost
  where p.subject like 'order:%' and lost.minor > 0
  group by p.website_id, p.subject
) gone
where o.website_id = gone.website_id and o.id = gone.order_id and o.lost_minor = 0;
