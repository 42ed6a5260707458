import { authenticate } from '#features/accounts/server'
import { rolesOn } from '#features/sites/server'
import type { OwnerContext, Writable } from '#platform/context'
import { type Input, mayDo } from '#platform/contract'
import { inSite } from '#platform/database'
import { type Answer, type CalledBy, type ServerEvent, events } from '#platform/http'
import { type documentsApi, pagesProblems, peopleAtMost } from '../../contract/index.ts'
import { requireDocument } from '../base/documents.queries.ts'
import { partOfLog } from './operations-since.ts'
import { documentKey, peopleOf } from '../several/people.ts'
import { type Turns, makeTurns } from '../several/turns.ts'

/** Signals of other processes may be lost, so changes are read at least this often. */
const lookMs = 2000
/** Events within this gap are sent together. */
const gapMs = 30

type Listening = Writable<OwnerContext> & CalledBy

/**
 * Sends the operations of others and the list of people while the connection lasts. Runs outside a transaction and
 * opens one for each read.
 */
export async function documentEvents(
  ctx: Listening,
  { id, since, client }: Input<typeof documentsApi.events>,
): Promise<Answer<AsyncIterable<ServerEvent>>> {
  ctx.require('content.look')
  await inSite(ctx, ctx.site, (tx) => requireDocument(tx, id))
  const turns = makeTurns({ lookMs, gapMs, ended: ctx.caller.disconnected })
  const { id: accountId, name, email } = ctx.account
  const arrival = client === undefined ? null : { client, accountId, name: name || (email.split('@')[0] ?? '') }
  const key = documentKey(ctx.site.id, id)
  const leave = peopleOf(ctx.db).join(key, turns, arrival)
  if (!leave) throw pagesProblems.tooManyHere({ max: peopleAtMost, retryAfter: 10 })
  // The stream may end before it is read.
  if (ctx.caller.disconnected.aborted) leave()
  else ctx.caller.disconnected.addEventListener('abort', leave, { once: true })
  return events(follow(ctx, { id, since, key, turns, leave }))
}

interface Following {
  id: string
  since: number
  key: string
  turns: Turns
  leave: () => void
}

async function* follow(ctx: Listening, { id, since, key, turns, leave }: Following): AsyncGenerator<ServerEvent> {
  let seen = since
  try {
    yield { event: 'ready', data: { seq: seen } }
    for (;;) {
      const due = await turns.next()
      if (ctx.caller.disconnected.aborted) return
      if (due.people) yield { event: 'people', data: { people: peopleOf(ctx.db).here(key) } }
      if (due.notes) yield { event: 'notes', data: {} }
      if (!due.operations) continue
      const part = await inSite(ctx, ctx.site, async (tx) =>
        (await mayStillListen(tx)) ? partOfLog(tx, id, seen) : null,
      )
      if (!part) return
      if (part.operations.length > 0) {
        yield { event: 'operations', id: String(part.seq), data: part }
        turns.wake('operations')
      }
      seen = part.seq
    }
  } finally {
    leave()
  }
}

/** Checked at every look: people who signed out or lost the role receive no more events. */
async function mayStillListen(ctx: Listening): Promise<boolean> {
  const session = await authenticate(ctx, { token: ctx.caller.session, websiteId: ctx.site.id })
  return session !== null && mayDo(await rolesOn(ctx, session.account.id, ctx.site.id), 'content.look')
}
