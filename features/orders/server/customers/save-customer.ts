import type { OwnerTransaction } from '#platform/context'
import { changedSince, type Input, newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type customersApi, ordersProblems } from '../../contract/index.ts'

/** Creates or corrects a customer. Orders keep their agreed data. */
export async function saveCustomer(
  ctx: OwnerTransaction,
  { id, before: seen = {}, ...customer }: Input<typeof customersApi.save>,
): Promise<{ id: string }> {
  ctx.require('commerce.orders')
  const { email, name, phone, acceptsMarketing, note, tags, address } = customer
  const namesake = await siteTables(ctx)
    .selectFrom('customers')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirst()
  if (namesake && namesake.id !== id) throw ordersProblems.customerKnown({ email })
  const fields = {
    email_key: email,
    email,
    name,
    phone,
    accepts_marketing: acceptsMarketing,
    note,
    tags: [...new Set(tags)],
    address,
  }
  if (id === undefined) {
    const added = { id: newId(ctx.now().getTime()), member_id: null, created_at: ctx.now(), ...fields }
    await siteTables(ctx).insertInto('customers').values(added).execute()
    return { id: added.id }
  }
  const stored = await siteTables(ctx)
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) throw ordersProblems.customerNotFound()
  // An address that was never stored is read from the last order, so it does not count as a change by another person.
  const { address: seenAddress, ...seenOthers } = seen
  const isWritten = stored.address !== null
  const now = { ...stored, acceptsMarketing: stored.accepts_marketing }
  const where = changedSince(isWritten ? { ...seenOthers, address: seenAddress } : seenOthers, now, customer)
  if (where !== undefined) throw ordersProblems.changedSince({ where })
  const changed = await siteTables(ctx)
    .updateTable('customers')
    .set(fields)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw ordersProblems.customerNotFound()
  return changed
}
