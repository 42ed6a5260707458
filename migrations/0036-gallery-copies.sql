-- Pictures on their way from galleries elsewhere into a gallery of a page.
create table gallery_copies (
  website_id text not null,
  id text not null,
  account_id text not null,
  document_id text not null,
  block_id text not null,
  addresses jsonb not null,
  -- Addresses are read one after the other, and then the pictures that they named.
  galleries_read integer not null default 0,
  pictures jsonb not null default '[]',
  pictures_done integer not null default 0,
  added integer not null default 0,
  present integer not null default 0,
  failures jsonb not null default '[]',
  state text not null check (state in ('running', 'done', 'stopped')),
  created_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
create index gallery_copies_by_block on gallery_copies (website_id, document_id, block_id, id desc);
select quoin_tenant('gallery_copies');
