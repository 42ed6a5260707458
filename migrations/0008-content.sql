-- Collections are rows; their index and their items are documents. What lists read is kept here, written when an item is published.

create table collections (
  website_id text not null,
  id text not null,
  type integer not null,
  title text not null,
  slug text not null,
  document_id text not null,
  settings jsonb not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);
create unique index collections_by_slug on collections (website_id, slug);
create unique index collections_by_document on collections (website_id, document_id);
select quoin_tenant('collections');

create table authors (
  website_id text not null,
  id text not null,
  name text not null,
  slug text not null,
  about text not null default '',
  website text not null default '',
  image text,
  primary key (website_id, id)
);
create unique index authors_by_slug on authors (website_id, slug);
select quoin_tenant('authors');

create table labels (
  website_id text not null,
  id text not null,
  collection_id text not null,
  kind text not null check (kind in ('tag', 'category')),
  name text not null,
  slug text not null,
  primary key (website_id, id),
  foreign key (website_id, collection_id) references collections (website_id, id) on delete cascade
);
create unique index labels_by_slug on labels (website_id, collection_id, kind, slug);
select quoin_tenant('labels');

-- Names that labels had before a rename or a merge: an old address or a returning import finds the present one.
create table label_aliases (
  website_id text not null,
  collection_id text not null,
  kind text not null,
  slug text not null,
  label_id text not null,
  primary key (website_id, collection_id, kind, slug),
  foreign key (website_id, label_id) references labels (website_id, id) on delete cascade
);
create index label_aliases_by_label on label_aliases (website_id, label_id);
select quoin_tenant('label_aliases');

-- One row for every published item: what a list, a feed or the site map shows of it.
create table items (
  website_id text not null,
  id text not null,
  collection_id text not null,
  kind text not null,
  visible_from timestamptz not null,
  dated_at timestamptz not null,
  title text not null,
  slug text not null,
  path text not null,
  excerpt text not null,
  author_id text,
  image text,
  position text collate "C" not null,
  words integer not null,
  is_featured boolean not null,
  is_listed boolean not null,
  is_protected boolean not null,
  has_comments boolean not null,
  changed_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, collection_id) references collections (website_id, id) on delete cascade
);
create index items_by_date on items (website_id, collection_id, dated_at desc, id desc);
create index items_by_position on items (website_id, collection_id, position, id);
create index items_by_title on items (website_id, collection_id, title, id);
create index items_by_author on items (website_id, author_id, dated_at desc, id desc);
create index items_by_moment on items (website_id, collection_id, visible_from);
create index items_by_change on items (website_id, id) include (path, changed_at, image) where is_listed;
select quoin_tenant('items');

create table item_labels (
  website_id text not null,
  label_id text not null,
  item_id text not null,
  dated_at timestamptz not null,
  primary key (website_id, label_id, item_id),
  foreign key (website_id, label_id) references labels (website_id, id) on delete cascade,
  foreign key (website_id, item_id) references items (website_id, id) on delete cascade
);
create index item_labels_by_date on item_labels (website_id, label_id, dated_at desc, item_id desc);
create index item_labels_by_item on item_labels (website_id, item_id);
select quoin_tenant('item_labels');

-- The owner's list of a collection: drafts too.
create index documents_by_collection on documents (website_id, (head -> 'settings' ->> 'collection'), slug text_pattern_ops)
  where deleted_at is null and kind in ('post', 'project', 'item');
