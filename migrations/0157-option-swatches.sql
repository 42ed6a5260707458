-- How a value of an option looks: a colour or an image. It belongs to the word, so that the same value looks alike in every product and filter.
create table option_swatches (
  website_id text not null,
  -- As `option_words` of products.
  word text not null,
  color text,
  image text,
  primary key (website_id, word),
  check (color is not null or image is not null)
);
select quoin_tenant('option_swatches');
