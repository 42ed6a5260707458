-- A secret that is replaced: links that emails gave out under the one before still lead somewhere while it is accepted, and recovery codes that were
-- hashed under it are still found afterwards.
alter table orders add column former_token_hash text;
create unique index orders_by_former_token on orders (website_id, former_token_hash) where former_token_hash is not null;
alter table order_downloads add column former_token_hash text;
create unique index order_downloads_by_former_token on order_downloads (website_id, former_token_hash) where former_token_hash is not null;
alter table subscriptions add column former_token_hash text;
create unique index subscriptions_by_former_token on subscriptions (website_id, former_token_hash) where former_token_hash is not null;

-- Keys with which recovery codes were hashed, sealed with the secret in use.
alter table installation
  add column recovery_code_keys text[] not null default '{}',
  add column accepts_former_secret boolean not null default false;
