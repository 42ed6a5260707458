import { createSamples } from '#samples'
import { createOwner, hashPassword } from '#features/accounts/server'
import { siteByName } from '#features/sites/server'
import type { Site } from '#platform/context'
import type { Endpoint } from '#platform/contract'
import { inSite } from '#platform/database'
import { openLog } from '#platform/log'
import { hostileTexts, textReaders } from '#support/hostile-texts'
import { largestInput } from '#support/largest-input'
import { longestStall } from '#support/longest-stall'
import { sql } from 'kysely'
import { z } from 'zod'
import { product } from '../../../apps/server/features.ts'
import { openInstallation } from '../../../apps/server/open-installation.ts'
import { readEnvironment } from '../../../apps/server/read-environment.ts'
import { startWeb } from '../../../apps/server/web.ts'
import { issueToken } from '../../../features/accounts/server/passwords/account-token.ts'
import type { StallsProcess, TokenName } from '../stalls.ts'
import { sessionOf } from './load-session.ts'
import { createPeople, memberSession, type StallsSession } from './stalls-people.ts'

/**
 * The web role over the sample sites, which measures how long its event loop stands still: `stalls.js FOLDER`. Tells
 * its port, ids of the shop and every endpoint that changes something with the largest input that it takes, and begins
 * sessions; ends with the channel.
 */
const siteName = 'kade-9'
const textLimit = 1024 * 1024

export interface StallEndpoint {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  host: 'admin' | 'public' | 'platform'
  /** Names in the body that are ids. */
  input: Record<string, unknown> | null
}

export type StallsWanted = { readers: true } | { begin: true } | { end: true } | { session: StallEndpoint['host'] }

const [folder = ''] = process.argv.slice(2)
const settings = readEnvironment({ data: folder })
const installation = await openInstallation({ settings, product, log: openLog('stalls', 'error'), connections: 10 })
const { ctx } = installation
const account = await createOwner(ctx, { email: 'owner@example.com', name: 'Owner' })
await createSamples({ ...ctx, account, locale: 'en' })
const site = await ownSite()
const web = await startWeb(ctx, { port: 0, bind: '127.0.0.1' })

process.send?.({
  port: web.port,
  hosts: {
    admin: `${siteName}.${ctx.config.adminHost}`,
    public: `${siteName}.${ctx.config.sitesHost}`,
    platform: ctx.config.platformHost,
  },
  ids: await idsOfSite(site),
  tokens: await tokensOfEmails(),
  people: await createPeople(ctx, site),
  endpoints: endpoints(),
})

let finish: (() => void) | null = null
let measured: Promise<number> | null = null
process.on('message', (wanted: StallsWanted) => void obey(wanted))
process.on('disconnect', () => void stop())

async function obey(wanted: StallsWanted): Promise<void> {
  if ('readers' in wanted) process.send?.({ readers: await readersMeasured() })
  if ('begin' in wanted) {
    measured = longestStall(() => new Promise<void>((resolve) => (finish = resolve)), 1)
    process.send?.({ started: true })
  }
  if ('end' in wanted) {
    finish?.()
    process.send?.({ longest: await measured })
  }
  if ('session' in wanted) process.send?.({ session: await newSession(wanted.session) })
}

/** Signs in the owner, on the site or the platform, or a member among visitors. */
async function newSession(host: StallEndpoint['host']): Promise<StallsSession> {
  if (host === 'public') return memberSession(ctx, site)
  const token = await sessionOf(ctx, account, host === 'admin' ? site.id : null)
  return { cookies: { '__Host-quoin': token }, headers: {} }
}

async function readersMeasured(): Promise<Record<string, number>> {
  const measures: Record<string, number> = {}
  for (const { name, largest, read, isInThread } of textReaders) {
    const texts = [...hostileTexts(largest)].filter((_, at) => !isInThread || at % 12 === 0)
    let longest = 0
    for (const text of texts) longest = Math.max(longest, await quietly(() => read(text)))
    measures[name] = longest
  }
  return measures
}

/**
 * Measures invalid input as well: refusing it must be quick. The measurement is repeated where garbage collection may
 * have interfered.
 */
async function quietly(work: () => unknown): Promise<number> {
  const attempt = async () => {
    try {
      await work()
    } catch {}
  }
  const once = await longestStall(attempt, 1)
  return once < 25 ? once : longestStall(attempt, 3)
}

function endpoints(): StallEndpoint[] {
  const routes = product.features.flatMap((feature) => feature.routes ?? [])
  return routes
    .filter(({ endpoint, options }) => endpoint.method !== 'GET' && options?.body !== 'upload')
    .map(({ endpoint, options }) => ({
      method: endpoint.method as StallEndpoint['method'],
      path: endpoint.path,
      host: hostOf(endpoint),
      input: largestInput(withoutPath(endpoint), Math.min(options?.bodyLimit ?? textLimit, 2 * textLimit) - 1000),
    }))
}

function hostOf({ host }: Endpoint): StallEndpoint['host'] {
  const hosts = [host].flat()
  return hosts.includes('admin') ? 'admin' : (hosts[0] ?? 'platform')
}

/** The schema without what stands in the path. */
function withoutPath({ input, path }: Endpoint): z.ZodType {
  if (!(input instanceof z.ZodObject)) return input
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) =>
    name !== undefined && name in input.shape ? [name] : [],
  )
  const shape = Object.fromEntries(Object.entries(input.shape).filter(([name]) => !names.includes(name)))
  return z.object(shape)
}

/** For three runs of each endpoint, of an account each: what is done with one ends the others of its account. */
async function tokensOfEmails(): Promise<StallsProcess['tokens']> {
  const passwordHash = await hashPassword('een raam boven de gracht')
  const three = (purpose: TokenName, factsFor: (at: number) => Record<string, unknown>) =>
    Promise.all(
      [1, 2, 3].map(async (at) => {
        const isNew = purpose === 'confirm-registration'
        const owner = isNew ? null : await createOwner(ctx, { email: `${purpose}-${at}@example.com`, name: 'Other' })
        return issueToken(ctx, { purpose, accountId: owner?.id ?? null, minutes: 600, payload: factsFor(at) })
      }),
    )
  return {
    'confirm-registration': await three('confirm-registration', (at) => ({
      email: `new-${at}@${'n'.repeat(60)}.example`,
      name: 'n'.repeat(120),
      passwordHash,
      locale: 'nl',
    })),
    'confirm-email': await three('confirm-email', (at) => ({ email: `moved-${at}@example.com` })),
    'reset-password': await three('reset-password', () => ({})),
  }
}

async function ownSite(): Promise<Site> {
  const named = await siteByName(ctx, siteName)
  if (!named) throw new Error(`There is no site ${siteName}.`)
  return named
}

/** Five of each table, the newest. */
async function idsOfSite(site: Site): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('website_id', 'id') group by table_name having count(*) = 2`.execute(
    ctx.db,
  )
  return inSite(ctx, site, async ({ db }) => {
    const ids: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ id: string }>`
        select id::text from ${sql.table(name)} where website_id = ${site.id} order by id desc limit 5`.execute(db)
      ids.push(...rows.map(({ id }) => id))
    }
    return [...new Set(ids)]
  })
}

async function stop(): Promise<void> {
  await web.stop()
  await installation.close()
  process.exit(0)
}
