-- Columns that were all called facts say what they hold, and jobs have the names that people read on the jobs screen.
alter table account_tokens rename column facts to payload;
alter table member_tokens rename column facts to payload;
alter table imports rename column facts to details;
alter table order_events rename column facts to details;
alter table invoices rename column facts to content;
alter table payment_methods rename column facts to details;

-- A job waits in the outbox or in the queue, under its name. What the queue has and did not finish goes back into the outbox, under the same id,
-- so that its receipt still says whether it ran. Of several that wait under one key the outbox keeps one, the last.
do $$
declare
  renamed record;
begin
  for renamed in
    select * from (values
      ('mail.send-letter', 'mail.send-email'),
      ('orders.write-letter', 'orders.write-email'),
      ('catalog.pictures', 'catalog.fetch-images'),
      ('pages.forget_social_pictures', 'pages.forget-social-cards')
    ) as names (was, name)
  loop
    update outbox set kind = renamed.name, key = renamed.name || substr(key, length(renamed.was) + 1) where kind = renamed.was;
    continue when to_regclass('pgboss.job') is null;
    insert into outbox (id, website_id, kind, payload, key, run_after, created_at)
    select substr(replace(id::text, '-', ''), 1, 24), data -> 'payload' ->> 'websiteId', renamed.name, data -> 'payload',
      case when singleton_key like renamed.was || ':%' then renamed.name || substr(singleton_key, length(renamed.was) + 1) end, start_after, created_on
    from pgboss.job
    where name = renamed.was and state in ('created', 'retry', 'active')
    order by created_on desc, id desc
    on conflict do nothing;
    delete from pgboss.job where name = renamed.was;
    update pgboss.job set data = jsonb_set(data, '{kind}', to_jsonb(renamed.name)) where name = 'parked' and data ->> 'kind' = renamed.was;
  end loop;
end $$;
