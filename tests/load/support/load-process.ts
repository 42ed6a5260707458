import { createOwner } from '#features/accounts/server'
import { asOwner, createSite } from '#features/sites/server'
import { createDocument, publish } from '#features/pages/server'
import { paragraphs } from '#platform/document'
import type { Account, Site } from '#platform/context'
import { newId } from '#platform/contract'
import { inSite } from '#platform/database'
import { openLog } from '#platform/log'
import { sql } from 'kysely'
import { openInstallation } from '../../../apps/server/open-installation.ts'
import { product } from '../../../apps/server/features.ts'
import { readEnvironment } from '../../../apps/server/read-environment.ts'
import { refreshAfterChanges } from '../../../apps/server/refresh-after-changes.ts'
import { settleMemory } from '../../../apps/server/settle-memory.ts'
import { startWeb } from '../../../apps/server/web.ts'
import { cachedPagesOf, menuOf } from './load-commands.ts'
import { sessionOf } from './load-session.ts'

/**
 * The web role over a data folder of its own, filled as a benchmark wants it: `load.js FOLDER SITES PAGES`. Tells its
 * port, the pages and a session by a message; ends with the channel. Built beside the server, because views are not
 * plain TypeScript.
 */
const [folder = '', sites = '1', pages = '10'] = process.argv.slice(2)
const settings = readEnvironment({ data: folder })
const installation = await openInstallation({ settings, product, log: openLog('load', 'error'), connections: 10 })
const { ctx } = installation

/** Sites of one owner: an account may own so many and no more. */
const sitesEach = 400
let account = await owner(0)
const sitePages: { name: string; path: string; documentId: string; blockId: string }[] = []
let last: Site | undefined
for (let at = 0; at < Number(sites); at++) {
  if (at % sitesEach === 0) account = await owner(at / sitesEach)
  const site = await existing(`load-${at}`)
  last = site.site
  sitePages.push(site.page)
}
if (last) await fill(last, Number(pages))
const token = last ? await sessionOf(ctx, account, last.id) : ''
const menu = last ? await menuOf(ctx, account, last) : null
const web = await startWeb(ctx, { port: Number(process.env['LOAD_PORT'] ?? 0), bind: '127.0.0.1' })
refreshAfterChanges(ctx, web.feed)
settleMemory('web')
process.send?.({
  port: web.port,
  pages: sitePages,
  token,
  menu,
  sitesHost: ctx.config.sitesHost,
  adminHost: ctx.config.adminHost,
})
process.on('message', () => {
  if (last) void cachedPagesOf(ctx, last).then((answer) => process.send?.({ answer }))
})
process.on('disconnect', () => void stop())
process.on('SIGTERM', () => void stop())

async function stop(): Promise<void> {
  await web.stop()
  await installation.close()
  process.exit(0)
}

async function owner(at: number): Promise<Account> {
  const email = `load-${at}@example.com`
  const row = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'email', 'name'])
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? createOwner(ctx, { email, name: 'Load' })
}

async function existing(name: string): Promise<{ site: Site; page: (typeof sitePages)[number] }> {
  const row = await ctx.db.selectFrom('websites').select(['id']).where('name', '=', name).executeTakeFirst()
  const site = row
    ? {
        id: row.id,
        name,
        title: name,
        locale: 'en-GB',
        timeZone: 'UTC',
        type: 1,
        status: 8,
        baseUrl: `http://${name}.${ctx.config.sitesHost}`,
      }
    : await createSite({ ...ctx, account }, { name, title: name, locale: 'en-GB' })
  const page = await inSite(ctx, site, async (tx) => {
    const before = await tx.db
      .selectFrom('documents')
      .select(['id', 'head'])
      .where('website_id', '=', site.id)
      .where('slug', '=', 'long')
      .executeTakeFirst()
    if (before) return { name, path: '/long', documentId: before.id, blockId: Object.keys(before.head.blocks)[0] ?? '' }
    const section = newId()
    const blockId = newId()
    const words = Array.from({ length: 15 }, (_, at) => sentence(100, at)).join('\n\n')
    const place = { desktop: { x: 4, y: 0, w: 16, h: 40, z: 0 }, mobile: null }
    const block = {
      id: blockId,
      section,
      order: 'a0',
      type: 'html',
      version: product.blocks.get('html')?.contract.version ?? 1,
      props: { text: paragraphs(words) },
      place,
    }
    const acting = asOwner({ ...tx, locale: 'en' as const }, account, ['admin'])
    const document = await createDocument(acting, {
      kind: 'page',
      settings: { title: 'Long page', slug: 'long' },
      sections: [{ id: section, order: 'a0' }],
      blocks: [block],
    })
    await publish(acting, { documents: [document.id] })
    return { name, path: '/long', documentId: document.id, blockId }
  })
  return { site, page }
}

/**
 * Copies of the first page, in a few statements: what is measured is one more publication among them, not how they
 * came.
 */
async function fill(site: Site, wanted: number): Promise<void> {
  await inSite(ctx, site, async (tx) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from documents where website_id = ${site.id} and kind = 'page'`.execute(tx.db)
    const missing = wanted - (rows[0]?.count ?? 0)
    if (missing <= 0) return
    const numbers = sql`select lpad(to_hex(n), 24, '0') as id, n from generate_series(${wanted - missing}::int, ${wanted - 1}::int) n`
    await sql`insert into documents select (jsonb_populate_record(d, jsonb_build_object('id', c.id, 'slug', 'copy-' || c.n, 'head', d.head || jsonb_build_object('id', c.id), 'published_revision_id', null))).* from (${numbers}) c, documents d where d.website_id = ${site.id} and d.slug = 'long'`.execute(
      tx.db,
    )
    await sql`insert into document_revisions select (jsonb_populate_record(r, jsonb_build_object('id', c.id, 'document_id', c.id, 'document', r.document || jsonb_build_object('id', c.id)))).* from (${numbers}) c, document_revisions r join documents d on d.website_id = r.website_id and d.published_revision_id = r.id where d.website_id = ${site.id} and d.slug = 'long'`.execute(
      tx.db,
    )
    await sql`update documents set published_revision_id = id where website_id = ${site.id} and slug like 'copy-%'`.execute(
      tx.db,
    )
    await sql`insert into addresses select (jsonb_populate_record(a, jsonb_build_object('path', '/copy-' || c.n, 'document_id', c.id))).* from (${numbers}) c, addresses a where a.website_id = ${site.id} and a.path = '/long'`.execute(
      tx.db,
    )
  })
  await sql`analyze`.execute(ctx.db)
}

function sentence(words: number, seed: number): string {
  const vocabulary = [
    'bread',
    'rises',
    'slowly',
    'under',
    'linen',
    'while',
    'the',
    'oven',
    'warms',
    'and',
    'someone',
    'sweeps',
    'flour',
    'from',
    'an',
    'old',
    'table',
  ]
  return Array.from(
    { length: words },
    (_, at) => vocabulary[(at * 7 + seed * 3 + ((at * at) % 5)) % vocabulary.length],
  ).join(' ')
}
