import { provided } from '#platform/context'
import { type Answer, answer } from '#platform/http'
import { memberProblems } from '../../contract/index.ts'
import type { MemberTransaction } from '../answer-member.ts'
import { personalRecords } from '../extension-points.ts'
import { sessionOf } from '../member-session.ts'
import { recordsOfEarlier } from './records-of-earlier.ts'
import { ownRecords } from './own-records.ts'

/** Returns the member's personal data as one file for people and programs. */
export async function downloadData(ctx: MemberTransaction): Promise<Answer<Uint8Array>> {
  const session = await sessionOf(ctx, ctx.caller.cookie('__Host-member'))
  if (!session) throw memberProblems.signInFirst({ status: 401 })
  const holder = { id: session.member.id, email: session.member.email }
  const entries: [string, unknown][] = []
  for (const { name, read } of [ownRecords, ...recordsOfEarlier, ...provided(ctx.product, personalRecords)])
    entries.push([name, await read(ctx, holder)])
  const file = {
    site: ctx.site.title,
    address: ctx.site.baseUrl,
    writtenAt: ctx.now().toISOString(),
    ...Object.fromEntries(entries.filter(([, records]) => !isEmpty(records))),
  }
  return answer({
    type: 'application/json; charset=utf-8',
    headers: {
      'content-disposition': `attachment; filename="${ctx.site.name}-account.json"`,
      'cache-control': 'private, no-store',
    },
    // Sent as bytes, because text of this type would be encoded as JSON a second time.
    body: new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`),
  })
}

function isEmpty(records: unknown): boolean {
  return records === null || (Array.isArray(records) && records.length === 0)
}
