import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createOwner } from '#features/accounts/server'
import { type DatabaseLimits, migrate, openDatabase, openEmbedded } from '#platform/database'
import { createMailer } from '#platform/mail'
import { type TestContext, testContext } from '#support/context'
import type { Answered, Browser } from '#support/request'
import { type RunningApp, runningApp } from '#support/running'
import { publishHome } from '#support/publish-home'
import { testShop } from '#support/shop'
import { type TestSite, testSite } from '#support/site'
import { temporaryFolder } from '#support/temporary-folder'
import { product } from '../../apps/server/features.ts'
import { databaseLimits } from '../../apps/server/start-role.ts'
import { browserOf } from '../security/two-sites.ts'
import { atEnd } from '#support/at-end'

/** Limits for every request, and for the recovery after a fault. */
export const answerMs = 5000
export const recoveryMs = 5000

export interface FaultyInstallation {
  readonly ctx: TestContext
  readonly app: RunningApp
  readonly at: TestSite
  readonly owner: Browser
  readonly host: string
  /** Beside the installation, without any limit. */
  readonly beside: TestContext['db']
  readonly postmaster: () => number
}

/** The whole web role on a PostgreSQL of its own, to which anything may happen. */
export async function faultyInstallation(
  name: string,
  { limits = databaseLimits.web, connections = 6 }: { limits?: DatabaseLimits; connections?: number } = {},
): Promise<FaultyInstallation> {
  const base = await testContext({ features: product.features })
  const server = await openEmbedded(temporaryFolder('quoin-faults'), { durable: false })
  atEnd(() => server.close())
  await migrate(server.url, join(import.meta.dirname, '../../migrations'))
  const opened = openDatabase(server.url, { max: connections, limits })
  const besides = openDatabase(server.url, { max: 3 })
  atEnd(async () => {
    await opened.close()
    await besides.close()
  })
  const own = { ...base, db: opened.db, databaseUrl: server.url, config: { ...base.config, databaseUrl: server.url } }
  const ctx: TestContext = { ...own, now: () => new Date(), mail: createMailer(own) }
  const app = await runningApp(ctx)
  const at = await testSite(ctx, { name, title: name, start: 'blank' })
  await publishHome(at)
  // Without a products page there is no cart.
  await testShop(at)
  const { id } = await createOwner(ctx, {
    email: `${name}@example.com`,
    name: 'Eva',
    password: 'a window over the canal',
  })
  await ctx.db
    .insertInto('contributors')
    .values({ website_id: at.site.id, account_id: id, roles: ['admin'], added_at: ctx.now(), expires_at: null })
    .execute()
  const owner = await browserOf(ctx, app, { id, email: `${name}@example.com`, name: 'Eva' }, at)
  // A server that does not wait for its disk would lose what was just prepared when it is killed. PostgreSQL waits for
  // the log only where the transaction itself has written to it, so this one writes a message that nobody reads.
  await besides.db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = on`.execute(tx)
    await sql`select pg_logical_emit_message(true, 'quoin', 'prepared')`.execute(tx)
  })
  return { ctx, app, at, owner, host: `${name}.localhost:8080`, beside: besides.db, postmaster: server.pid }
}

export interface Heard {
  readonly what: string
  readonly status: number
  readonly ms: number
}

/**
 * Eight clients that ask without a pause, until they are told to stop; each request is waited for however long it
 * takes.
 */
export function traffic({ app, owner, host }: FaultyInstallation): { stop: () => Promise<Heard[]> } {
  const heard: Heard[] = []
  let isOver = false
  let number = 0
  const calls: readonly (() => [string, Promise<Answered>])[] = [
    () => ['/cart', app.ask(host, '/cart')],
    () => ['/search', app.ask(host, `/search?q=word${number++}`, { headers: { accept: 'text/html' } })],
    () => ['GET /api/pages', owner.ask('/api/pages')],
    () => ['POST /api/pages', owner.send('POST', '/api/pages', { title: `Page ${number++}` })],
  ]
  const client = async (at: number): Promise<void> => {
    for (let turn = at; !isOver; turn += 1) {
      const [what, response] = (calls[turn % calls.length] as (typeof calls)[number])()
      const began = performance.now()
      const status = await response.then(
        (answer) => answer.status,
        () => 0,
      )
      heard.push({ what, status, ms: performance.now() - began })
      await pause(20)
    }
  }
  const clients = Array.from({ length: 8 }, (_, at) => client(at))
  return {
    stop: async () => {
      isOver = true
      await Promise.all(clients)
      return heard
    },
  }
}

/** Returns the faults: late answers, and requests that were neither served nor told to try again. */
export function faultsIn(heard: readonly Heard[]): string[] {
  return heard
    .filter(({ status, ms }) => ms > answerMs || ![200, 503, 507].includes(status))
    .map(({ what, status, ms }) => `${what} ${status} after ${Math.round(ms)} ms`)
}

/** Everything answers as it should: all kinds of requests, again and again. */
export async function whatIsNotWell({ app, owner, host }: FaultyInstallation): Promise<string[]> {
  const answers = await Promise.all([
    app.ask(host, '/cart'),
    app.ask(host, '/readyz'),
    owner.ask('/api/pages'),
    owner.send('POST', '/api/pages', { title: 'Afterwards' }),
  ])
  return answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text.slice(0, 200)}`)
}

/** The server and all that works for it. */
export function processesOf(postmaster: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === postmaster)
  return [postmaster, ...children.map(Number)]
}

function parentOf(pid: string): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}
