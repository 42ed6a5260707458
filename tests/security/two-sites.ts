import sharp from 'sharp'
import { accountById, createOwner, startSession } from '#features/accounts/server'
import { createCollection, createItem } from '#features/content/server'
import { keepComment } from '#features/comments/server'
import { createDocument, publish, setPassword, trashDocument } from '#features/pages/server'
import { addDomain } from '../../features/sites/server/domains.ts'
import { type Document, paragraphs } from '#platform/document'
import type { Account } from '#platform/context'
import { type Role, newId, roles } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { calledBy } from '#support/caller'
import { type TestContext, type TestContextOptions, testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { exampleExport } from '#support/export-file'
import { textBlock } from '#support/page'
import type { Browser } from '#support/request'
import { type RunningApp, runningApp } from '#support/running'
import { publishHome } from '#support/publish-home'
import { type TestSite, testSite } from '#support/site'
import { upload } from '#support/upload'
import { seedStore } from './seed-store.ts'

export const platformHost = 'localhost:8080'
export const password = 'a window over the canal'

export interface Seeded extends TestSite {
  name: string
  /** In everything that was written on the site: what must not be seen elsewhere. */
  mark: string
  admin: string
  public: string
  owner: Browser
  page: Document
  locked: string
  post: string
  asset: string
}

/** The whole product with two sites that hold the same things. */
export async function twoSites(
  config: TestContextOptions['config'] = {},
): Promise<{ ctx: TestContext; app: RunningApp; first: Seeded; second: Seeded }> {
  const ctx = await testContext({ features: product.features, config })
  const app = await runningApp(ctx)
  const first = await seeded(ctx, app, 'bakker')
  const second = await seeded(ctx, app, 'kapper')
  await doDueJobs(ctx)
  return { ctx, app, first, second }
}

/** A browser that holds a session of this account: on a site's admin host, or on the platform for null. */
export async function browserOf(
  ctx: TestContext,
  app: RunningApp,
  account: Account,
  at: TestSite | null,
  host?: string,
): Promise<Browser> {
  const websiteId = at?.site.id ?? null
  const token = await startSession(calledBy(ctx), { accountId: account.id, websiteId, proven: true })
  return app.browser(host ?? (at ? `${at.site.name}.admin.localhost:8080` : platformHost), { '__Host-quoin': token })
}

let people = 0

/** An account of its own with these roles on a site. */
export async function personWith(
  ctx: TestContext,
  at: TestSite | null,
  assignedRoles: readonly Role[],
): Promise<Account> {
  people += 1
  const { id } = await createOwner(ctx, { email: `person-${people}@example.com`, name: 'Iemand', password })
  if (at && assignedRoles.length > 0) {
    const row = { website_id: at.site.id, account_id: id, roles: assignedRoles, added_at: ctx.now(), expires_at: null }
    await ctx.db.insertInto('contributors').values(row).execute()
  }
  const account = await accountById(ctx, id)
  if (!account) throw new Error('The account is gone.')
  return account
}

export const everyRole = Object.keys(roles) as Role[]

async function seeded(ctx: TestContext, app: RunningApp, name: string): Promise<Seeded> {
  const mark = `kenmerk-${name}`
  const site = await testSite(ctx, { name, title: `Huis ${mark}`, start: 'blank' })
  await publishHome(site)
  const owner = await browserOf(ctx, app, site.account, site)
  const page = await site.as(async (tx) => {
    const section = newId()
    const blocks = [textBlock(section, `Woorden ${mark}`)]
    return createDocument(tx, {
      kind: 'page',
      settings: { title: `Over ${mark}`, slug: 'over-ons' },
      sections: [{ id: section, order: 'a0' }],
      blocks,
    })
  })
  const locked = await pageOf(site, `Geheim ${mark}`, 'geheim')
  const trashed = await pageOf(site, `Weg ${mark}`, 'weg')
  const post = await site.as(async (tx) => {
    await setPassword(tx, { id: locked, password: `slot ${mark}` })
    await publish(tx, { documents: [page.id, locked] })
    await trashDocument(tx, { id: trashed })
    const blog = await createCollection(tx, { type: 'blog', title: `Nieuws ${mark}`, slug: 'nieuws' })
    const settings = { title: `Bericht ${mark}`, excerpt: paragraphs(`Kort ${mark}`), date: '2026-05-01T09:00:00Z' }
    const blogPost = await createItem(tx, {
      collectionId: blog.id,
      settings,
      tags: [`tag ${mark}`],
      categories: [`soort ${mark}`],
    })
    await createItem(tx, { collectionId: blog.id, settings: { title: `Concept ${mark}` } })
    await publish(tx, { documents: [blog.documentId, blogPost.id] })
    await keepComment(tx, {
      documentId: blogPost.id,
      authorName: `Reageerder ${mark}`,
      body: paragraphs(`Reactie ${mark}`),
      status: 'approved',
      writtenAt: ctx.now(),
      sourceKey: 'c',
    })
    await addDomain(tx, { host: `${mark}.example` })
    return blogPost.id
  })
  await site.as((tx) => seedStore(tx, mark))
  await throughTheOwnerArea(owner, page.id, mark)
  const asset = await upload(owner, '/api/media', `${mark}.png`, await image())
  await upload(owner, '/api/imports', 'export.xml', exampleExport([{ id: 1, title: `Ingevoerd ${mark}` }]))
  const helper = await personWith(ctx, site, ['editor'])
  await browserOf(ctx, app, helper, site)
  const { assets = [] } = asset as { assets?: { id: string }[] }
  return {
    ...site,
    name,
    mark,
    owner,
    page,
    locked,
    post,
    asset: assets[0]?.id ?? '',
    admin: `${name}.admin.localhost:8080`,
    public: `${name}.localhost:8080`,
  }
}

async function pageOf(site: TestSite, title: string, slug: string): Promise<string> {
  return site.as(async (tx) => {
    return (await createDocument(tx, { kind: 'page', settings: { title, slug }, sections: [], blocks: [] })).id
  })
}

async function throughTheOwnerArea(owner: Browser, page: string, mark: string): Promise<void> {
  const calls: [string, object][] = [
    ['/api/authors', { name: `Schrijver ${mark}` }],
    ['/api/redirects', { path: `/oud-${mark}`, target: '/over-ons' }],
    ['/api/site/invitations', { email: `${mark}@example.com`, roles: ['viewer'] }],
    [`/api/documents/${page}/name-version`, { name: `Versie ${mark}` }],
    ['/api/navigation', {}],
  ]
  for (const [path, body] of calls) {
    const { status, text } = await owner.send('POST', path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  }
}

export function image(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#a5431f' } })
    .png()
    .toBuffer()
}
