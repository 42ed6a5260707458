-- Shops that stand already go on as they did: shipping bears the rate of the goods of greatest value.
insert into tax_settings (website_id, settings)
select distinct website_id, '{"shippingTax": "main"}'::jsonb from tax_rates
on conflict (website_id) do nothing;
update tax_settings set settings = settings || '{"shippingTax": "main"}'::jsonb;
