-- Answers of calls that must not happen twice, by the key their caller chose. Kept 24 hours at least.

create table idempotency_keys (
  scope text not null,
  key text not null,
  endpoint text not null,
  input_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
select quoin_shared('idempotency_keys');
