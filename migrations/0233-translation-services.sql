-- The service that translates for a site: its key, sealed with the secret of the installation.
create table translation_services (
  website_id text not null,
  provider text not null check (provider in ('deepl')),
  secret text not null,
  -- When the service took the key; null as long as it has not answered.
  confirmed_at timestamptz,
  primary key (website_id, provider)
);
select quoin_tenant('translation_services');
