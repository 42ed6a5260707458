import { addressFaults, type Input, newId, tidyAddress } from '#platform/contract'
import type { Answer } from '#platform/http'
import { accountPaths, memberMessages, memberProblems, type membersApi, mostAddresses } from '../contract/index.ts'
import { answerMember, type MemberContext } from './answer-member.ts'
import { requireSession } from './member-session.ts'
import { addressesOf, membersOf } from './members.queries.ts'

/** A new address, or one that changes. The first is filled in first. */
export function saveAddress(ctx: MemberContext, { id, isDefault, xsrfToken, ...typed }: Input<typeof membersApi.saveAddress>): Promise<Answer> {
  return answerMember(ctx, `${accountPaths.account}#addresses`, async () => {
    const { member } = await requireSession(ctx, xsrfToken)
    const address = tidyAddress(typed)
    const fault = addressFaults(address)[0]
    if (fault) throw memberProblems.addressUnfit({ field: memberMessages(ctx.locale, `field.${fault.field}`) })
    await membersOf(ctx).select('id').where('id', '=', member.id).forUpdate().execute()
    const present = await addressesOf(ctx, member.id)
    const before = present.find((one) => one.id === id)
    if (id !== '' && !before) throw memberProblems.addressMissing()
    if (!before && present.length >= mostAddresses) throw memberProblems.tooManyAddresses()
    const isFirst = isDefault || present.length === 0 || before?.isDefault === true
    if (isFirst) await own(ctx, member.id).set({ is_default: false }).execute()
    if (before) await own(ctx, member.id).set({ address, is_default: isFirst }).where('id', '=', before.id).execute()
    else {
      const row = { website_id: ctx.site.id, id: newId(ctx.now().getTime()), member_id: member.id, address, is_default: isFirst }
      await ctx.db.insertInto('member_addresses').values(row).execute()
    }
    return { to: `${accountPaths.account}#addresses`, said: 'address' }
  })
}

export function removeAddress(ctx: MemberContext, { id, xsrfToken }: Input<typeof membersApi.removeAddress>): Promise<Answer> {
  return answerMember(ctx, `${accountPaths.account}#addresses`, async () => {
    const { member } = await requireSession(ctx, xsrfToken)
    const addresses = ctx.db.deleteFrom('member_addresses').where('website_id', '=', ctx.site.id).where('member_id', '=', member.id)
    await addresses.where('id', '=', id).execute()
    return { to: `${accountPaths.account}#addresses`, said: 'addressRemoved' }
  })
}

function own(ctx: MemberContext, memberId: string) {
  return ctx.db.updateTable('member_addresses').where('website_id', '=', ctx.site.id).where('member_id', '=', memberId)
}
