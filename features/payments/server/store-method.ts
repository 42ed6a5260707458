import { siteTables } from '#platform/database'
import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { ProviderName } from '../contract/index.ts'
import type { StoredMethod } from './provider.ts'

/** Stores a payment method for its holder. The same method is stored once. */
export async function storeMethod(
  ctx: SiteTransaction,
  {
    holder,
    provider,
    isTest,
    storedMethod,
  }: { holder: string; provider: ProviderName; isTest: boolean; storedMethod: StoredMethod },
): Promise<string> {
  const present = await siteTables(ctx)
    .selectFrom('payment_methods')
    .select('id')
    .where('holder', '=', holder)
    .where('provider', '=', provider)
    .where('reference', '=', storedMethod.reference)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (present) return present.id
  const id = newId(ctx.now().getTime())
  await siteTables(ctx)
    .insertInto('payment_methods')
    .values({
      id,
      holder,
      provider,
      is_test: isTest,
      reference: storedMethod.reference,
      customer_reference: storedMethod.customerReference,
      details: storedMethod.details,
      created_at: ctx.now(),
      removed_at: null,
    })
    .execute()
  return id
}
