-- Member areas: pages for members that are opened by having paid for a product.
create table member_areas (
  website_id text not null,
  id text not null,
  title text not null,
  lead text not null,
  created_at timestamptz not null,
  primary key (website_id, id)
);
select quoin_tenant('member_areas');

-- An index of a collection stands for its items too.
create table member_area_documents (
  website_id text not null,
  area_id text not null,
  document_id text not null,
  primary key (website_id, area_id, document_id),
  foreign key (website_id, area_id) references member_areas (website_id, id) on delete cascade,
  foreign key (website_id, document_id) references documents (website_id, id) on delete cascade
);
create index member_area_documents_by_document on member_area_documents (website_id, document_id);
select quoin_tenant('member_area_documents');

create table member_area_products (
  website_id text not null,
  area_id text not null,
  product_id text not null,
  position integer not null,
  primary key (website_id, area_id, product_id),
  foreign key (website_id, area_id) references member_areas (website_id, id) on delete cascade,
  foreign key (website_id, product_id) references products (website_id, id) on delete cascade
);
create index member_area_products_by_product on member_area_products (website_id, product_id);
select quoin_tenant('member_area_products');

-- Who paid for a product that opens areas. It outlives the product: what was bought stays bought.
create table access_grants (
  website_id text not null,
  order_id text not null,
  product_id text not null,
  -- The plan of the subscription that it lasts with; empty when it was paid once and for all.
  plan_key text not null,
  member_id text,
  email text not null,
  granted_at timestamptz not null,
  -- The money was given back.
  ended_at timestamptz,
  primary key (website_id, order_id, product_id, plan_key)
);
create index access_grants_by_member on access_grants (website_id, member_id) where member_id is not null;
create index access_grants_by_email on access_grants (website_id, email);
select quoin_tenant('access_grants');
