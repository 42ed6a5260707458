-- What a store sells. Products are rows and take effect at once; the documents around them are layouts.

-- A collection of type 13, and the document that lays out the page of each of its products.
create table products_pages (
  website_id text not null,
  collection_id text not null,
  layout_id text not null,
  primary key (website_id, collection_id),
  foreign key (website_id, collection_id) references collections (website_id, id) on delete cascade
);
create index products_pages_by_layout on products_pages (website_id, layout_id);
select quoin_tenant('products_pages');

create table products (
  website_id text not null,
  id text not null,
  collection_id text not null,
  type smallint not null check (type between 1 and 5),
  -- Numbers of content statuses; 6 is the trash.
  status smallint not null check (status between 1 and 6),
  title text not null,
  slug text not null,
  position text collate "C" not null,
  description jsonb not null,
  excerpt text not null default '',
  images jsonb not null default '[]',
  options jsonb not null default '[]',
  -- Each value of each option as addresses name it, for filters.
  option_words text[] not null default '{}',
  tags text[] not null default '{}',
  tag_slugs text[] not null default '{}',
  brand text not null default '',
  seo_title text not null default '',
  seo_description text not null default '',
  social_image text,
  noindex boolean not null default false,
  related_ids text[] not null default '{}',
  layout_id text,
  visible_from timestamptz,
  visible_until timestamptz,
  is_featured boolean not null default false,
  tax_class text not null default '',
  min_quantity integer not null default 1,
  max_quantity integer,
  form jsonb,
  plan jsonb,
  gift_card jsonb,
  download_limit integer,
  download_days integer,
  -- How many were ever taken.
  sold bigint not null default 0,
  -- Columns of other systems that have no place here, by system: an export gives them back.
  extra jsonb not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, collection_id) references collections (website_id, id) on delete cascade
);
create unique index products_by_slug on products (website_id, collection_id, slug) where status <> 6;
create index products_by_position on products (website_id, collection_id, position, id) where status <> 6;
create index products_by_age on products (website_id, created_at desc, id) where status <> 6;
create index products_scheduled on products (website_id, visible_from) where status = 2;
select quoin_tenant('products');

create table product_variants (
  website_id text not null,
  id text not null,
  product_id text not null,
  position integer not null,
  -- In the order of the product's options: [{ name, value }].
  options jsonb not null default '[]',
  sku text not null,
  imported_sku text,
  -- False while its product is in the trash: its SKU is free then.
  is_live boolean not null default true,
  barcode text not null default '',
  mpn text not null default '',
  price_minor bigint not null check (price_minor >= 0),
  sale_minor bigint check (sale_minor >= 0),
  on_sale boolean not null default false,
  sale_from timestamptz,
  sale_until timestamptz,
  cost_minor bigint check (cost_minor >= 0),
  is_unlimited boolean not null,
  quantity bigint not null check (quantity >= 0),
  low_stock_at integer,
  -- When the owner was told; null again once there is more.
  low_told_at timestamptz,
  weight_grams double precision,
  length_mm double precision,
  width_mm double precision,
  height_mm double precision,
  needs_shipping boolean not null,
  image_id text,
  extra jsonb not null default '{}',
  changed_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, product_id) references products (website_id, id) on delete cascade
);
create unique index product_variants_by_sku on product_variants (website_id, sku) where sku <> '' and is_live;
create index product_variants_by_product on product_variants (website_id, product_id, position);
create index product_variants_running_low on product_variants (website_id, quantity)
  where not is_unlimited and is_live and quantity <= coalesce(low_stock_at, 0);
create index product_variants_with_sale on product_variants (website_id, sale_from, sale_until) where on_sale;
select quoin_tenant('product_variants');

create table product_categories (
  website_id text not null,
  id text not null,
  collection_id text not null,
  parent_id text,
  name text not null,
  slug text not null,
  -- Slugs from the topmost down, joined by '/'.
  slugs text not null,
  description text not null default '',
  image text,
  sort text collate "C" not null,
  primary key (website_id, id),
  foreign key (website_id, collection_id) references collections (website_id, id) on delete cascade,
  foreign key (website_id, parent_id) references product_categories (website_id, id) on delete cascade
);
create unique index product_categories_by_slugs on product_categories (website_id, collection_id, slugs);
create index product_categories_by_parent on product_categories (website_id, parent_id, sort);
select quoin_tenant('product_categories');

create table product_category_members (
  website_id text not null,
  category_id text not null,
  product_id text not null,
  -- Among the categories of its product; the first is its main one.
  position integer not null default 0,
  primary key (website_id, category_id, product_id),
  foreign key (website_id, category_id) references product_categories (website_id, id) on delete cascade,
  foreign key (website_id, product_id) references products (website_id, id) on delete cascade
);
create index product_category_members_by_product on product_category_members (website_id, product_id);
select quoin_tenant('product_category_members');

-- What buyers of a digital product download. The files lie in the store under a key that no page ever names.
create table product_files (
  website_id text not null,
  id text not null,
  product_id text not null,
  name text not null,
  key text not null,
  type text not null,
  bytes bigint not null,
  primary key (website_id, id),
  foreign key (website_id, product_id) references products (website_id, id) on delete cascade
);
create index product_files_by_product on product_files (website_id, product_id, id);
select quoin_tenant('product_files');

-- Stock that a checkout holds for a while. What is past `until` holds nothing, whether or not the row is still there.
create table stock_reservations (
  website_id text not null,
  holder text not null,
  variant_id text not null,
  quantity integer not null check (quantity > 0),
  until timestamptz not null,
  primary key (website_id, holder, variant_id),
  foreign key (website_id, variant_id) references product_variants (website_id, id) on delete cascade
);
create index stock_reservations_by_variant on stock_reservations (website_id, variant_id, until);
create index stock_reservations_by_end on stock_reservations (website_id, until);
select quoin_tenant('stock_reservations');

create table stock_movements (
  website_id text not null,
  id text not null,
  variant_id text not null,
  delta bigint not null,
  -- What was left.
  quantity bigint not null,
  reason text not null,
  -- What it was for: `order:ID`.
  subject text not null default '',
  account_id text,
  at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, variant_id) references product_variants (website_id, id) on delete cascade
);
create index stock_movements_by_variant on stock_movements (website_id, variant_id, at desc, id desc);
create index stock_movements_by_subject on stock_movements (website_id, subject) where subject <> '';
select quoin_tenant('stock_movements');

-- Who wants to hear when a variant can be had again.
create table stock_reminders (
  website_id text not null,
  variant_id text not null,
  email text not null,
  locale text not null,
  created_at timestamptz not null,
  primary key (website_id, variant_id, email),
  foreign key (website_id, variant_id) references product_variants (website_id, id) on delete cascade
);
select quoin_tenant('stock_reminders');

-- Edits of many cells, each of which can be undone.
create table catalog_changes (
  website_id text not null,
  id text not null,
  kind text not null check (kind in ('cells', 'bulk')),
  edit jsonb,
  cells integer not null,
  account_id text not null,
  at timestamptz not null,
  undone_at timestamptz,
  primary key (website_id, id)
);
create index catalog_changes_by_age on catalog_changes (website_id, at desc);
select quoin_tenant('catalog_changes');

create table catalog_change_cells (
  website_id text not null,
  change_id text not null,
  ordinal integer not null,
  product_id text not null,
  variant_id text not null,
  field text not null,
  before text not null,
  after text not null,
  primary key (website_id, change_id, ordinal),
  foreign key (website_id, change_id) references catalog_changes (website_id, id) on delete cascade
);
select quoin_tenant('catalog_change_cells');

create table donations (
  website_id text not null,
  id text not null,
  title text not null,
  description text not null default '',
  amounts_minor bigint[] not null,
  allows_other_amount boolean not null,
  minimum_minor bigint not null,
  maximum_minor bigint not null,
  recurring text[] not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (website_id, id)
);
select quoin_tenant('donations');

-- What can be found that is no document: rows of features after search, by their subject.
create table search_subjects (
  website_id text not null,
  subject text not null,
  path text not null,
  title text not null,
  body text not null,
  language text not null,
  visible_from timestamptz,
  visible_until timestamptz,
  words tsvector not null,
  primary key (website_id, subject)
);
create index search_subjects_by_words on search_subjects using gin (words);
select quoin_tenant('search_subjects');
