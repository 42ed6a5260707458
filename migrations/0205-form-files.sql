-- Files that came with a submission. The store has each under `key`; a row whose submission is gone is taken away with its file.
create table form_files (
  website_id text not null,
  id text not null,
  submission_id text,
  field_id text not null,
  name text not null,
  type text not null,
  bytes bigint not null,
  key text not null,
  created_at timestamptz not null,
  primary key (website_id, id),
  foreign key (website_id, submission_id) references form_submissions (website_id, id) on delete set null (submission_id)
);
create index form_files_by_submission on form_files (website_id, submission_id);
select quoin_tenant('form_files');
