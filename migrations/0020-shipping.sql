-- Where a shop ships to and what it costs; a zone is read and written whole.
create table shipping_zones (
  website_id text not null,
  id text not null,
  name text not null,
  places jsonb not null,
  rates jsonb not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);
select quoin_tenant('shipping_zones');

-- Where people collect, and from where a shop brings things around itself.
create table pickup_points (
  website_id text not null,
  id text not null,
  title text not null,
  address text not null default '',
  instructions text not null default '',
  country text not null,
  pickup jsonb,
  delivery jsonb,
  created_at timestamptz not null,
  primary key (website_id, id)
);
select quoin_tenant('pickup_points');
