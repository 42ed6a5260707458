-- What the server wrote and a worker took to the backups: for saying how much it is. Which of it is there, the place itself says.
create table archived_wal (
  name text primary key,
  bytes bigint not null,
  archived_at timestamptz not null
);
select quoin_shared('archived_wal');

-- Files that were removed, and stay in the store for as long as the database can be brought back to a moment at which they were there.
create table removed_files (
  key text primary key,
  removed_at timestamptz not null
);
create index removed_files_by_time on removed_files (removed_at);
select quoin_shared('removed_files');
