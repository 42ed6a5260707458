-- A site's job that took effect: written in the job's own transaction, so that a second run after a crash does nothing.
create table job_receipts (
  id text primary key,
  created_at timestamptz not null default now()
);
create index job_receipts_created_at on job_receipts (created_at);
select quoin_shared('job_receipts');
