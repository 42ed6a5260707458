-- Photos that came with reviews. The store has each in two sizes, drawn anew by the worker so that nothing is left of what the camera wrote into it.
-- A row whose review is gone is taken away with its files.
create table review_photos (
  website_id text not null,
  id text not null,
  review_id text,
  position integer not null,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  width integer,
  height integer,
  created_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, review_id) references reviews (website_id, id) on delete set null (review_id)
);
create index review_photos_of_review on review_photos (website_id, review_id, position);
select quoin_tenant('review_photos');
