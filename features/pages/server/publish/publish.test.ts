import { accountsFeature } from '#features/accounts/server'
import { plainText } from '#platform/document'
import { type Feature, type OwnerTransaction, provide } from '#platform/context'
import { newId } from '#platform/contract'
import { inSite } from '#platform/database'
import { runDueJobs } from '#support/internals'
import { testContext } from '#support/context'
import { pageWithText, titled, typed } from '#support/page'
import { testSite } from '#support/site'
import { siteById } from '#features/sites/server'
import { expect, test } from 'vitest'
import { addressOf, pathOfDocument } from '../addresses/address-of.ts'
import { changeDocument } from '../operations/append-operations.ts'
import { documentSummary } from '../base/documents.queries.ts'
import { setHomepage } from '../addresses/homepage.ts'
import { savePageSettings } from '../documents/page-settings.ts'
import { publicationFollowers } from '../extension-points.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from './publish.ts'
import { publishedDocument } from '../base/published-document.ts'
import { registerRedirect } from '../addresses/redirects.ts'
import { setStatus } from './set-status.ts'
import { unpublish } from './unpublish.ts'

const published: { documentId: string; state: string }[] = []
const witness: Feature = {
  name: 'witness',
  provides: [provide(publicationFollowers, async (_ctx, documents) => void published.push(...documents))],
}
const ctx = await testContext({ features: [accountsFeature, pagesFeature, witness] })
const { as } = await testSite(ctx)
const other = await testSite(ctx)

const runJobs = () =>
  runDueJobs(ctx, async (tx, websiteId, work) => {
    const site = await siteById(tx, websiteId)
    if (site) await inSite(tx, site, (within) => work({ ...within, locale: 'en' as const }))
    return site !== null
  })
const newPage = (slug: string, words = 'We bake.', settings: Record<string, unknown> = {}) =>
  as((owner) => pageWithText(owner, words, { title: slug, slug, ...settings }))
const publishing = (...ids: string[]) => as((owner) => publish(owner, { documents: ids }))
const at = (path: string) => as((owner) => addressOf(owner, path))
const statusOf = async (id: string): Promise<number> => (await as((owner) => documentSummary(owner, id))).status
const publishedPage = async (slug: string) => {
  const { page, block } = await newPage(slug)
  await publishing(page.id)
  return { page, block }
}

test('visitors see the published version and no later typing', async () => {
  const { page, block } = await publishedPage('since')
  await as((owner) => changeDocument(owner, { id: page.id, operation: typed(block.id, 1, 'Never mind. ') }))
  const shown = await as((owner) => publishedDocument(owner, page.id))
  expect(plainText(shown?.document.blocks[block.id]?.props['text'])).toBe('We bake.')
  expect((await as((owner) => documentSummary(owner, page.id))).hasUnpublishedChanges).toBe(true)
})

test('a published page is found at its path, typed in capitals too, and nowhere on another site', async () => {
  const { page } = await publishedPage('brood-en-gebak')
  expect(await at('/brood-en-gebak')).toMatchObject({ kind: 'document', documentId: page.id, pageType: 2, status: 1 })
  expect(await at('/Brood-En-Gebak/')).toMatchObject({ path: '/brood-en-gebak', documentId: page.id })
  expect(await other.as((owner) => addressOf(owner, '/brood-en-gebak'))).toBeNull()
})

test('publishing a document of another site fails as if it did not exist, and nothing of the publication happens', async () => {
  const { page } = await newPage('mine')
  const theirs = await other.as((owner) => pageWithText(owner, 'Theirs'))
  await expect(publishing(page.id, theirs.page.id)).rejects.toMatchObject({ code: 'pages.not_found' })
  expect(await at('/mine')).toBeNull()
})

test('a changed slug redirects from the old address once it is published, and not before', async () => {
  const { page } = await publishedPage('old')
  await as((owner) => savePageSettings(owner, { id: page.id, settings: { slug: 'New One' } }))
  expect(await at('/old')).toMatchObject({ kind: 'document' })
  await publishing(page.id)
  expect(await at('/old')).toEqual({ kind: 'redirect', path: '/old', to: '/new-one', permanent: true })
  expect(await at('/new-one')).toMatchObject({ kind: 'document', documentId: page.id })
})

test('redirects never form a chain', async () => {
  const { page } = await publishedPage('first')
  await as((owner) => registerRedirect(owner, { path: '/before', target: '/first' }))
  for (const slug of ['second', 'third']) {
    await as((owner) => savePageSettings(owner, { id: page.id, settings: { slug } }))
    await publishing(page.id)
  }
  const targets = await Promise.all(['/before', '/first', '/second'].map(at))
  expect(targets.map((target) => target?.kind === 'redirect' && target.to)).toEqual(['/third', '/third', '/third'])
})

test('a slug that returns to its former value leaves no loop', async () => {
  const { page } = await publishedPage('there')
  for (const slug of ['elsewhere', 'there']) {
    await as((owner) => savePageSettings(owner, { id: page.id, settings: { slug } }))
    await publishing(page.id)
  }
  expect(await at('/there')).toMatchObject({ kind: 'document' })
  expect(await at('/elsewhere')).toMatchObject({ kind: 'redirect', to: '/there' })
})

test('a slug with letters beyond ASCII is reached by its plain spelling', async () => {
  const { page } = await newPage('', 'We bake.', { title: 'Crème brûlée' })
  await publishing(page.id)
  expect(await at('/cr%C3%A8me-br%C3%BBl%C3%A9e')).toMatchObject({ documentId: page.id })
  expect(await at('/creme-brulee')).toMatchObject({ kind: 'redirect', to: '/crème-brûlée' })
})

test('a slug of another page is refused when it is typed', async () => {
  await newPage('taken')
  const { page } = await newPage('mine-too')
  const saving = as((owner) => savePageSettings(owner, { id: page.id, settings: { slug: 'Taken' } }))
  await expect(saving).rejects.toMatchObject({ code: 'pages.slug_taken', details: { title: 'taken' } })
})

test('two pages with the same address from different sources cannot both be published', async () => {
  const [first, two] = [await newPage('same'), await newPage('same')]
  await publishing(first.page.id)
  await expect(publishing(two.page.id)).rejects.toMatchObject({ code: 'pages.path_in_use' })
})

test.each(['config', 'api/things', 's', 'universal', 'search', 'cart', 'checkout'])(
  'the reserved address /%s is refused',
  async (slug) => {
    const { page } = await newPage(`page-${slug.replace('/', '-')}`)
    const saving = as((owner) => savePageSettings(owner, { id: page.id, settings: { slug } }))
    await expect(saving).rejects.toMatchObject({ code: 'pages.slug_reserved' })
  },
)

test('two people who publish one page at once both succeed, and one revision is written', async () => {
  const { page } = await newPage('twice')
  await Promise.all([publishing(page.id), publishing(page.id)])
  const revisions = await as((owner) =>
    owner.db.selectFrom('document_revisions').select('id').where('document_id', '=', page.id).execute(),
  )
  expect(revisions).toHaveLength(1)
})

test('two publications of the same pages in different order do not deadlock', async () => {
  const pages = await Promise.all(['ring-a', 'ring-b', 'ring-c'].map((slug) => newPage(slug)))
  const ids = pages.map(({ page }) => page.id)
  await Promise.all([publishing(...ids), publishing(...ids.toReversed()), publishing(...ids)])
  expect(await Promise.all(ids.map(statusOf))).toEqual([1, 1, 1])
})

test('a publication raises the tags of its visible changes', async () => {
  const { page } = await newPage('tagged')
  await publishing(page.id)
  const tags = await as((owner) =>
    owner.db
      .selectFrom('tag_epochs' as never)
      .select('tag' as never)
      .execute(),
  )
  expect((tags as { tag: string }[]).map(({ tag }) => tag)).toEqual(
    expect.arrayContaining([`document:${page.id}`, 'address:/tagged', 'nav']),
  )
})

test('other features are notified of a publication after it is stored', async () => {
  const { page } = await publishedPage('heard')
  await runJobs()
  expect(published).toContainEqual({ documentId: page.id, kind: 'page', state: 'shown' })
})

test('a scheduled page is published, with its content at scheduling, when its moment comes', async () => {
  const { page, block } = await newPage('later')
  await as((owner) => publish(owner, { documents: [page.id], at: new Date('2026-06-01T12:00:00Z') }))
  expect(await statusOf(page.id)).toBe(2)
  expect(await at('/later')).toBeNull()
  await as((owner) => changeDocument(owner, { id: page.id, operation: typed(block.id, 1, 'Half-finished. ') }))
  ctx.clock.set('2026-06-01T12:00:01Z')
  await runJobs()
  expect(await statusOf(page.id)).toBe(1)
  const shown = await as((owner) => publishedDocument(owner, page.id))
  expect(plainText(shown?.document.blocks[block.id]?.props['text'])).toBe('We bake.')
  expect(shown?.publishedAt).toEqual(new Date('2026-06-01T12:00:00Z'))
})

test('a scheduled page that goes back to draft is not published when the moment comes', async () => {
  const { page } = await newPage('not-after-all')
  await as((owner) => publish(owner, { documents: [page.id], at: new Date(ctx.now().getTime() + 60_000) }))
  await as((owner) => setStatus(owner, { id: page.id, status: 4 }))
  ctx.clock.forward(120_000)
  await runJobs()
  expect(await statusOf(page.id)).toBe(4)
  expect(await at('/not-after-all')).toBeNull()
})

test('scheduling in the past is refused', async () => {
  const { page } = await newPage('too-late')
  const scheduling = as((owner) => publish(owner, { documents: [page.id], at: new Date('2020-01-01') }))
  await expect(scheduling).rejects.toMatchObject({ code: 'pages.schedule_in_past' })
})

test('an unpublished page is a draft again and its address does not exist', async () => {
  const { page } = await publishedPage('gone')
  await as((owner) => unpublish(owner, { id: page.id }))
  expect(await statusOf(page.id)).toBe(4)
  expect(await at('/gone')).toBeNull()
  expect(await as((owner) => publishedDocument(owner, page.id))).toBeNull()
})

test('a page passes through review, publication and privacy', async () => {
  const { page } = await newPage('through')
  const step = (status: 1 | 3 | 4 | 5) => as((owner) => setStatus(owner, { id: page.id, status }))
  const seen: number[] = []
  for (const status of [3, 1, 5, 1, 3, 4] as const) {
    await step(status)
    seen.push(await statusOf(page.id))
  }
  expect(seen).toEqual([3, 1, 5, 1, 3, 4])
})

test('an impossible step between statuses is refused', async () => {
  const { page } = await newPage('refused')
  await expect(as((owner) => setStatus(owner, { id: page.id, status: 5 }))).rejects.toMatchObject({
    code: 'pages.status_refused',
  })
  await expect(as((owner) => setStatus(owner, { id: page.id, status: 6 }))).rejects.toMatchObject({
    code: 'pages.status_refused',
  })
})

test('a person who may edit but not publish can only request a review', async () => {
  const { page } = await newPage('review')
  const asEditor = (work: (owner: OwnerTransaction) => Promise<unknown>) =>
    as((owner) =>
      work({
        ...owner,
        require: (permission) => {
          if (permission === 'content.publish') throw new Error('may not publish')
        },
      }),
    )
  await asEditor((owner) => setStatus(owner, { id: page.id, status: 3 }))
  expect(await statusOf(page.id)).toBe(3)
  await expect(asEditor((owner) => setStatus(owner, { id: page.id, status: 1 }))).rejects.toThrow('may not publish')
})

test('the homepage answers at / and the former one at its own slug again', async () => {
  const [first, two] = [await publishedPage('home-one'), await publishedPage('home-two')]
  await as((owner) => setHomepage(owner, { id: first.page.id }))
  expect(await at('/')).toMatchObject({ documentId: first.page.id })
  expect(await at('/home-one')).toMatchObject({ kind: 'redirect', to: '/' })
  await as((owner) => setHomepage(owner, { id: two.page.id }))
  expect(await at('/')).toMatchObject({ documentId: two.page.id })
  expect(await as((owner) => pathOfDocument(owner, first.page.id))).toBe('/home-one')
  await expect(as((owner) => unpublish(owner, { id: two.page.id }))).rejects.toMatchObject({
    code: 'pages.homepage_stays',
  })
})

test('a page that requires a password is not published without one', async () => {
  const { page } = await newPage('secret', 'Quiet.', { access: 'password' })
  await expect(publishing(page.id)).rejects.toMatchObject({ code: 'pages.password_missing' })
  await as((owner) => savePageSettings(owner, { id: page.id, settings: {}, password: 'sourdough' }))
  await publishing(page.id)
  expect(await at('/secret')).toMatchObject({ locks: [`password:${page.id}`] })
})

test('a title that changed is published with the rest', async () => {
  const { page } = await publishedPage('renamed')
  await as((owner) => changeDocument(owner, { id: page.id, operation: titled('Renamed') }))
  await publishing(page.id)
  expect((await as((owner) => publishedDocument(owner, page.id)))?.document.settings['title']).toBe('Renamed')
})

test('an invalid id is not found', async () => {
  await expect(publishing(newId())).rejects.toMatchObject({ code: 'pages.not_found' })
})
