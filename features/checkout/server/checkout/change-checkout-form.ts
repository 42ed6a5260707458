import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerContext, type OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import type { checkoutFormApi } from '../../contract/index.ts'
import { checkoutForm } from '../base/checkout-form.queries.ts'

export async function readCheckoutForm(ctx: OwnerContext): Promise<Output<typeof checkoutFormApi.read>> {
  ctx.require('commerce.storeSettings')
  return { form: await checkoutForm(ctx) }
}

/** Changes the questions of the checkout. Orders keep theirs; open checkouts get the new ones. */
export async function changeCheckoutForm(
  ctx: OwnerTransaction,
  { form }: Input<typeof checkoutFormApi.change>,
): Promise<Output<typeof checkoutFormApi.change>> {
  ctx.require('commerce.storeSettings')
  const before = await checkoutForm(ctx)
  if (form === null || form.fields.length === 0) await siteTables(ctx).deleteFrom('checkout_forms').execute()
  else
    await siteTables(ctx)
      .insertInto('checkout_forms')
      .values({ form })
      .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ form }))
      .execute()
  await changed(ctx, [cacheTag.terms])
  await audit(ctx, { action: 'checkout.form_changed', subject: ctx.site.id, before, after: form })
  return { form }
}
