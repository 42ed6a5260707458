-- What became of each backup that was made on the schedule or asked for. They themselves lie where QUOIN_BACKUP_TO says.
create table backups (
  id text primary key,
  state text not null check (state in ('asked', 'running', 'done', 'failed')),
  asked_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- The file, in the place; null until it is begun.
  name text,
  bytes bigint,
  is_encrypted boolean not null default false,
  failure text,
  -- The last time that it was restored into a second place, and what went wrong.
  tried_at timestamptz,
  trial_failure text
);
create index backups_asked_at on backups (asked_at);
select quoin_shared('backups');
