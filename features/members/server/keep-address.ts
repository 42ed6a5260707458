import { siteTables } from '#platform/database'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { addressFaults, type Input, newId, type PostalAddress, tidyAddress } from '#platform/contract'
import type { Answer } from '#platform/http'
import { accountPaths, memberMessages, memberProblems, type membersApi, mostAddresses } from '../contract/index.ts'
import { answerMember, type MemberTransaction } from './answer-member.ts'
import { requireSession } from './member-session.ts'
import { addressesOf, membersOf } from './members.queries.ts'

/** Adds or changes an address. The first one becomes the default. */
export function saveAddress(
  ctx: MemberTransaction,
  { id, isDefault, xsrfToken, ...typed }: Input<typeof membersApi.saveAddress>,
): Promise<Answer> {
  return answerMember(ctx, `${accountPaths.account}#addresses`, async () => {
    const { member } = await requireSession(ctx, xsrfToken)
    const address = tidyAddress(typed)
    const fault = addressFaults(address)[0]
    if (fault) throw memberProblems.addressUnfit({ field: memberMessages(ctx.locale, `field.${fault.field}`) })
    const present = await lockedAddresses(ctx, member.id)
    const before = present.find((existing) => existing.id === id)
    if (id !== '' && !before) throw memberProblems.addressMissing()
    if (!before && present.length >= mostAddresses) throw memberProblems.tooManyAddresses({ most: mostAddresses })
    const isFirst = isDefault || present.length === 0 || before?.isDefault === true
    if (isFirst) await own(ctx, member.id).set({ is_default: false }).execute()
    if (before) await own(ctx, member.id).set({ address, is_default: isFirst }).where('id', '=', before.id).execute()
    else await addAddress(ctx, { memberId: member.id, address, isFirst })
    return { to: `${accountPaths.account}#addresses`, notice: 'address' }
  })
}

export function removeAddress(
  ctx: MemberTransaction,
  { id, xsrfToken }: Input<typeof membersApi.removeAddress>,
): Promise<Answer> {
  return answerMember(ctx, `${accountPaths.account}#addresses`, async () => {
    const { member } = await requireSession(ctx, xsrfToken)
    const addresses = siteTables(ctx).deleteFrom('member_addresses').where('member_id', '=', member.id)
    await addresses.where('id', '=', id).execute()
    return { to: `${accountPaths.account}#addresses`, notice: 'addressRemoved' }
  })
}

/**
 * Stores the address of an order for the next one. An address that exists is not stored twice, but a new phone number
 * is added to it.
 */
export async function keepAddress(
  ctx: SiteTransaction,
  { memberId, address }: { memberId: string; address: PostalAddress },
): Promise<void> {
  if (addressFaults(address).length > 0) return
  const present = await lockedAddresses(ctx, memberId)
  const same = present.find((existing) => isSamePlace(existing.address, address))
  if (same) {
    const phone = address.phone || same.address.phone
    if (phone !== same.address.phone)
      await own(ctx, memberId)
        .set({ address: { ...same.address, phone } })
        .where('id', '=', same.id)
        .execute()
  } else if (present.length < mostAddresses) await addAddress(ctx, { memberId, address, isFirst: present.length === 0 })
}

/** Whether two addresses are equal, including the person. */
export function isSamePlace(a: PostalAddress, b: PostalAddress): boolean {
  return written(a) === written(b)
}

const placeFields = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
] as const

function written(address: PostalAddress): string {
  return placeFields
    .map((field) => address[field])
    .join('\n')
    .toLowerCase()
}

async function lockedAddresses(ctx: SiteContext, memberId: string) {
  await membersOf(ctx).select('id').where('id', '=', memberId).forUpdate().execute()
  return addressesOf(ctx, memberId)
}

async function addAddress(
  ctx: SiteTransaction,
  { memberId, address, isFirst }: { memberId: string; address: PostalAddress; isFirst: boolean },
) {
  const row = {
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    member_id: memberId,
    address,
    is_default: isFirst,
  }
  await ctx.db.insertInto('member_addresses').values(row).execute()
}

function own(ctx: SiteTransaction, memberId: string) {
  return siteTables(ctx).updateTable('member_addresses').where('member_id', '=', memberId)
}
