-- Rates by place and class of products; see features/tax/contract/rates-for.ts for which of them counts.
create table tax_rates (
  website_id text not null,
  id text not null,
  name text not null,
  country text not null,
  region text not null default '',
  postal text[] not null default '{}',
  cities text[] not null default '{}',
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  tax_class text not null,
  priority integer not null default 1,
  is_compound boolean not null default false,
  on_shipping boolean not null default true,
  primary key (website_id, id)
);
create index tax_rates_by_country on tax_rates (website_id, country);
select quoin_tenant('tax_rates');

create table tax_settings (
  website_id text primary key,
  settings jsonb not null,
  -- Lower-case addresses of customers who owe no tax.
  exempt text[] not null default '{}'
);
select quoin_tenant('tax_settings');
