-- Sections that an owner wants to use again on other pages.
create table saved_sections (
  website_id text not null,
  id text not null,
  name text not null,
  -- A page that holds nothing but the section.
  document jsonb not null,
  created_at timestamptz not null,
  created_by text,
  primary key (website_id, id)
);
select quoin_tenant('saved_sections');
