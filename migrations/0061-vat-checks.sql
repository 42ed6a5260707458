-- What VIES said of VAT numbers, the latest answer of each.
create table vat_checks (
  website_id text not null,
  number text not null,
  check_result jsonb not null,
  checked_at timestamptz not null,
  primary key (website_id, number)
);
create index vat_checks_latest on vat_checks (website_id, checked_at desc);
select quoin_tenant('vat_checks');
