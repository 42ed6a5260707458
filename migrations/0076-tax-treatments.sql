-- How the tax of an order was worked out, and why none is due.
alter table orders add column tax_treatment text not null default 'standard'
  check (tax_treatment in ('standard', 'reverse-charge', 'export', 'exempt'));
alter table orders add column tax_reasons jsonb not null default '[]';
update orders o set tax_treatment = 'reverse-charge', tax_reasons =
  (case when exists (select from order_lines l where l.website_id = o.website_id and l.order_id = o.id and l.product_type = 1)
    then '["intra-eu-goods"]'::jsonb else '[]'::jsonb end)
  || (case when exists (select from order_lines l where l.website_id = o.website_id and l.order_id = o.id and l.product_type not in (1, 4))
    then '["intra-eu-services"]'::jsonb else '[]'::jsonb end)
where reverse_charge;
alter table orders drop column reverse_charge;

-- Orders that are about to be placed.
update subscription_renewals set draft = draft - 'reverseCharge'
  || jsonb_build_object('taxTreatment', case when (draft ->> 'reverseCharge')::boolean then 'reverse-charge' else 'standard' end, 'taxReasons', '[]'::jsonb)
where draft is not null and draft <> 'null'::jsonb;
update gifts set draft = draft - 'reverseCharge' || '{"taxTreatment": "standard", "taxReasons": []}'::jsonb
where draft is not null and draft <> 'null'::jsonb;

-- Shops that stand already go on as they did: while VIES does not answer, the tax is taken off.
update tax_settings set settings = settings || '{"whileUnchecked": "remove"}'::jsonb;
