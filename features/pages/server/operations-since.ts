import type { LoggedOperation } from '#platform/blocks'
import type { OwnerContext, SiteContext } from '#platform/context'
import { inSite } from '#platform/database'
import { type Answer, type Called, type ServerEvent, events } from '#platform/http'
import { requireDocument } from './documents.queries.ts'

const pageOfLog = 1000
const pollMs = 1000
/** A stream ends after so long and is opened again with `since`, so that an account that lost its role hears no more. */
const streamMs = 60_000

export interface LogPart {
  seq: number
  operations: LoggedOperation[]
}

/** What happened after `since`, at most a thousand operations; `seq` is how far the answer reaches. */
export async function operationsSince(ctx: OwnerContext, { id, since }: { id: string; since: number }): Promise<LogPart> {
  ctx.require('content.edit')
  const row = await requireDocument(ctx, id)
  if (since >= row.head_seq) return { seq: row.head_seq, operations: [] }
  return partOfLog(ctx, id, since)
}

/** Others' operations as they come, for as long as the connection lasts. Runs outside a transaction and opens one for each look. */
export async function documentEvents(
  ctx: OwnerContext & Called,
  { id, since }: { id: string; since: number },
): Promise<Answer<AsyncIterable<ServerEvent>>> {
  ctx.require('content.edit')
  await inSite(ctx, ctx.site, (inside) => requireDocument(inside, id))
  return events(follow(ctx, id, since))
}

async function* follow(ctx: OwnerContext & Called, id: string, since: number): AsyncGenerator<ServerEvent> {
  let seen = since
  const end = Date.now() + streamMs
  yield { event: 'ready', data: { seq: seen } }
  while (!ctx.caller.gone.aborted && Date.now() < end) {
    const { seq, operations } = await inSite(ctx, ctx.site, (inside) => partOfLog(inside, id, seen))
    if (operations.length > 0) yield { event: 'operations', id: String(seq), data: { seq, operations } }
    seen = seq
    if (operations.length < pageOfLog) await pause(ctx.caller.gone)
  }
}

async function partOfLog(ctx: SiteContext, id: string, since: number): Promise<LogPart> {
  const rows = await ctx.db
    .selectFrom('document_operations')
    .select(['seq', 'client', 'n', 'operation', 'account_id'])
    .where('website_id', '=', ctx.site.id)
    .where('document_id', '=', id)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(pageOfLog)
    .execute()
  return { seq: rows.at(-1)?.seq ?? since, operations: rows.map(({ account_id, ...one }) => ({ ...one, accountId: account_id })) }
}

function pause(gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      gone.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, pollMs)
    gone.addEventListener('abort', done)
  })
}
