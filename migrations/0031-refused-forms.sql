-- What was typed into a form without scripts that was refused, for the browser that sent it and for a short while: the page shows it again.
create table refused_forms (
  website_id text not null,
  -- The cart of the browser. It may be opened in the same moment, so nothing here refers to its row.
  cart_id text not null,
  -- `product:ID` or `line:ID`
  subject text not null,
  typed jsonb not null,
  at timestamptz not null,
  primary key (website_id, cart_id)
);
create index refused_forms_by_time on refused_forms (website_id, at);
select quoin_tenant('refused_forms');
