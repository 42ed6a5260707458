import { sql } from 'kysely'
import { authenticate } from '#features/accounts/server'
import { rolesOn } from '#features/sites/server'
import type { LoggedOperation } from '#platform/document'
import type { OwnerContext, SiteContext, Writable } from '#platform/context'
import { mayDo } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { type Answer, type CalledBy, type ServerEvent, events } from '#platform/http'
import { charactersBehindMax } from './append-operations.ts'
import { requireDocument } from './documents.queries.ts'

const pageOfLog = 1000
const pollMs = 1000

export interface LogPart {
  seq: number
  operations: LoggedOperation[]
}

/** What happened after `since`, at most a thousand operations and 4 MB; `seq` is how far the answer reaches. */
export async function operationsSince(
  ctx: OwnerContext,
  { id, since }: { id: string; since: number },
): Promise<LogPart> {
  ctx.require('content.edit')
  const row = await requireDocument(ctx, id)
  if (since >= row.head_seq) return { seq: row.head_seq, operations: [] }
  return partOfLog(ctx, id, since)
}

/** Others' operations as they come, for as long as the connection lasts. Runs outside a transaction and opens one for each look. */
export async function documentEvents(
  ctx: Writable<OwnerContext> & CalledBy,
  { id, since }: { id: string; since: number },
): Promise<Answer<AsyncIterable<ServerEvent>>> {
  ctx.require('content.edit')
  await inSite(ctx, ctx.site, (tx) => requireDocument(tx, id))
  return events(follow(ctx, id, since))
}

async function* follow(ctx: Writable<OwnerContext> & CalledBy, id: string, since: number): AsyncGenerator<ServerEvent> {
  let seen = since
  yield { event: 'ready', data: { seq: seen } }
  while (!ctx.caller.disconnected.aborted) {
    const part = await inSite(ctx, ctx.site, async (tx) =>
      (await mayStillListen(tx)) ? partOfLog(tx, id, seen) : null,
    )
    if (!part) return
    if (part.operations.length > 0) yield { event: 'operations', id: String(part.seq), data: part }
    seen = part.seq
    if (part.operations.length === 0) await pause(ctx.caller.disconnected)
  }
}

/** Asked at every look: whoever signed out or lost the role hears no more. */
async function mayStillListen(ctx: Writable<OwnerContext> & CalledBy): Promise<boolean> {
  const session = await authenticate(ctx, { token: ctx.caller.session, websiteId: ctx.site.id })
  return session !== null && mayDo(await rolesOn(ctx, session.account.id, ctx.site.id), 'content.edit')
}

async function partOfLog(ctx: SiteContext, id: string, since: number): Promise<LogPart> {
  const rows = await siteTables(ctx)
    .selectFrom('document_operations')
    .select(['seq', 'client', 'n', 'operation', 'account_id'])
    .where('document_id', '=', id)
    .where('seq', '>', since)
    .where('seq', '<=', await endOfPart(ctx, id, since))
    .orderBy('seq')
    .execute()
  return {
    seq: rows.at(-1)?.seq ?? since,
    operations: rows.map(({ account_id, ...one }) => ({ ...one, accountId: account_id })),
  }
}

/** The last operation of the part that begins behind `since`: one at least, then as many as are not too long together. */
async function endOfPart(ctx: SiteContext, id: string, since: number): Promise<number> {
  const lengths = await siteTables(ctx)
    .selectFrom('document_operations')
    .select(['seq', sql<number>`length(operation::text)`.as('characters')])
    .where('document_id', '=', id)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(pageOfLog)
    .execute()
  let sum = 0
  const tooLong = lengths.findIndex(({ characters }, at) => (sum += characters) > charactersBehindMax && at > 0)
  return (tooLong < 0 ? lengths.at(-1) : lengths[tooLong - 1])?.seq ?? since
}

function pause(disconnected: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      disconnected.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, pollMs)
    disconnected.addEventListener('abort', done)
  })
}
