-- Where mail programs say that somebody wants no more emails of a kind (RFC 8058). Null: nothing is advertised by it.
alter table emails add column unsubscribe_url text;

-- Who wants no more emails of a kind from a site; only a hash of the address is kept.
create table email_refusals (
  website_id text not null,
  email_hash text not null,
  created_at timestamptz not null,
  primary key (website_id, email_hash)
);
select quoin_tenant('email_refusals');
