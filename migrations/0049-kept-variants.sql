-- Of one address, only so many variants (`?page=2`) are kept: they are found by the address without its query.
create index render_cache_variants on render_cache (website_id, host, split_part(url, '?', 1)) where strpos(url, '?') > 0;
