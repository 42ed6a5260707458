import { accountsFeature } from '#features/accounts/server'
import { plainText } from '#platform/document'
import { testContext } from '#support/context'
import { pageWithText, titled, typed } from '#support/page'
import { testSite } from '#support/site'
import { hostsOf, sessionsOf, testWeb } from '#support/web'
import { newId } from '#platform/contract'
import { expect, test } from 'vitest'
import type { Publication } from '../../contract/index.ts'
import { addressOf } from '../addresses/address-of.ts'
import { setHomepage } from '../addresses/homepage.ts'
import { changeDocument } from '../operations/append-operations.ts'
import { documentSummary } from '../base/documents.queries.ts'
import { savePageSettings } from '../documents/page-settings.ts'
import { trashDocument } from '../documents/trash-document.ts'
import { pagesFeature } from '../pages.feature.ts'
import { listPublications, publicationFates } from './publications.ts'
import { publish } from './publish.ts'
import { publishedDocument } from '../base/published-document.ts'
import { rollBackPublication } from './roll-back-publication.ts'
import { setStatus } from './set-status.ts'
import { unpublish } from './unpublish.ts'

const ctx = await testContext({ features: [accountsFeature, pagesFeature] })
const { as, site, account } = await testSite(ctx)
const other = await testSite(ctx)

const newPage = (slug: string) => as((owner) => pageWithText(owner, 'Old.', { title: slug, slug }))
const publishing = async (...ids: string[]) => {
  ctx.clock.forward(1000)
  return (await as((owner) => publish(owner, { documents: ids }))).publicationId
}
const rollingBack = (id: string) => as((owner) => rollBackPublication(owner, { id }))
const fates = async (id: string) => {
  const { documents } = await as((owner) => publicationFates(owner, { id }))
  return Object.fromEntries(documents.map(({ title, fate }) => [title, fate]))
}
const rewrite = ({ page, block }: Awaited<ReturnType<typeof newPage>>) =>
  as((owner) => changeDocument(owner, { id: page.id, operation: typed(block.id, 1, 'New. ') }))
const shown = async ({ page, block }: Awaited<ReturnType<typeof newPage>>) => {
  const document = await as((owner) => publishedDocument(owner, page.id))
  return document && plainText(document.document.blocks[block.id]?.props['text'])
}

test('a publication is rolled back as a whole: changed, new and moved pages; the drafts stay', async () => {
  const [changed, moved, added] = [await newPage('changed'), await newPage('moved'), await newPage('added')]
  await publishing(changed.page.id, moved.page.id)
  await rewrite(changed)
  await as((owner) => savePageSettings(owner, { id: moved.page.id, settings: { slug: 'elsewhere' } }))
  const release = await publishing(changed.page.id, moved.page.id, added.page.id)
  expect(await fates(release)).toEqual({ changed: 'earlier', moved: 'earlier', added: 'hidden' })

  expect(await rollingBack(release)).toMatchObject({ count: 3 })
  expect(await shown(changed)).toBe('Old.')
  expect(await shown(added)).toBeNull()
  expect(await as((owner) => addressOf(owner, '/added'))).toBeNull()
  expect(await as((owner) => addressOf(owner, '/moved'))).toMatchObject({ kind: 'document' })
  expect(await as((owner) => addressOf(owner, '/elsewhere'))).toMatchObject({ kind: 'redirect', to: '/moved' })
  expect(await as((owner) => documentSummary(owner, changed.page.id))).toMatchObject({ hasUnpublishedChanges: true })
})

test('rolling back a rollback shows everything again, and a third rollback reverts it', async () => {
  const [one, two] = [await newPage('there'), await newPage('and-back')]
  await publishing(one.page.id)
  await rewrite(one)
  const release = await publishing(one.page.id, two.page.id)
  const { publicationId: back } = await rollingBack(release)
  expect(await fates(release)).toEqual({ there: 'later', 'and-back': 'later' })
  expect(await fates(back)).toEqual({ there: 'earlier', 'and-back': 'shown' })
  const { publicationId: again } = await rollingBack(back)
  expect([await shown(one), await shown(two)]).toEqual(['New. Old.', 'Old.'])
  await rollingBack(again)
  expect([await shown(one), await shown(two)]).toEqual(['Old.', null])
})

test('a page that was published since, is in the trash, is the homepage or did not change stays unchanged', async () => {
  const [late, gone, home, same] = [
    await newPage('late'),
    await newPage('gone'),
    await newPage('home'),
    await newPage('same'),
  ]
  await publishing(same.page.id)
  const release = await publishing(late.page.id, gone.page.id, home.page.id, same.page.id)
  await rewrite(late)
  await publishing(late.page.id)
  await as((owner) => trashDocument(owner, { id: gone.page.id }))
  await as((owner) => setHomepage(owner, { id: home.page.id }))
  expect(await fates(release)).toEqual({ late: 'later', gone: 'trashed', home: 'homepage', same: 'same' })
  await expect(rollingBack(release)).rejects.toMatchObject({ code: 'pages.nothing_to_roll_back' })
  expect(await shown(late)).toBe('New. Old.')
  const { publications } = await as((owner) => listPublications(owner, {}))
  expect(publications.find(({ id }) => id === release)).toMatchObject({ mayGoBack: false, count: 4 })
})

test('a page that its owner withdrew is restored with its address', async () => {
  const page = await newPage('taken')
  await publishing(page.page.id)
  ctx.clock.forward(1000)
  await as((owner) => unpublish(owner, { id: page.page.id }))
  const { publications } = await as((owner) => listPublications(owner, {}))
  expect(publications[0]).toMatchObject({ kind: 'unpublish', mayGoBack: true, documents: [{ title: 'taken' }] })
  await rollingBack(publications[0]?.id ?? '')
  expect(await as((owner) => addressOf(owner, '/taken'))).toMatchObject({ kind: 'document', documentId: page.page.id })
})

test('a page made private since is left alone, and one that was private before is private again', async () => {
  const page = await newPage('quiet')
  const first = await publishing(page.page.id)
  await as((owner) => setStatus(owner, { id: page.page.id, status: 5 }))
  expect(await fates(first)).toEqual({ quiet: 'later' })
  await rewrite(page)
  const second = await publishing(page.page.id)
  await rollingBack(second)
  expect(await as((owner) => documentSummary(owner, page.page.id))).toMatchObject({ status: 5 })
})

test('a page scheduled for later is still published', async () => {
  const page = await newPage('planned')
  const first = await publishing(page.page.id)
  await as((owner) => publish(owner, { documents: [page.page.id], at: new Date(ctx.now().getTime() + 3_600_000) }))
  const planned = (await as((owner) => documentSummary(owner, page.page.id))).scheduledAt
  expect(planned).not.toBeNull()
  await rollingBack(first)
  expect(await as((owner) => documentSummary(owner, page.page.id))).toMatchObject({ status: 2, scheduledAt: planned })
})

test('publications are listed newest first, page by page, with their author and pages', async () => {
  const page = await newPage('listed')
  await as(async (owner) => {
    for (let n = 0; n < 51; n++) {
      ctx.clock.forward(1000)
      await changeDocument(owner, { id: page.page.id, operation: titled(`Listed ${n}`) })
      await publish(owner, { documents: [page.page.id] })
    }
  })
  const { publications, next } = await as((owner) => listPublications(owner, {}))
  expect(publications).toHaveLength(50)
  expect(next).toBe(publications.at(-1)?.id)
  expect(publications[0]).toMatchObject({
    kind: 'publish',
    count: 1,
    by: { id: account.id },
    documents: [{ id: page.page.id, title: 'Listed 50' }],
    mayGoBack: true,
  })
  expect(publications.slice(1).some(({ mayGoBack }) => mayGoBack)).toBe(false)
  const older = await as((owner) => listPublications(owner, { after: next ?? '' }))
  expect(older.publications[0]).toMatchObject({ documents: [{ title: 'Listed 50' }] })
  expect(older.publications.some(({ id }) => publications.some((newer) => newer.id === id))).toBe(false)
})

test('over HTTP: a person who publishes may roll back, a viewer may not, and another site has no such publication', async () => {
  const web = await testWeb(ctx, {
    siteOfHost: hostsOf([site, other.site]),
    ...sessionsOf({
      owner: { account, roles: ['admin'] },
      guest: { account: { ...account, id: newId() }, roles: ['viewer'] },
    }),
  })
  const browser = (name: string, who: string) => web.browser(`${name}.admin.localhost:8080`, { '__Host-quoin': who })
  const page = await newPage('over-http')
  const id = await publishing(page.page.id)
  const path = `/api/publications/${id}/roll-back`
  expect((await browser(site.name, 'guest').send('POST', path, {})).status).toBe(403)
  expect((await browser(other.site.name, 'owner').send('POST', path, {})).status).toBe(404)
  const listed = (await browser(site.name, 'owner').ask('/api/publications')).json<{ publications: Publication[] }>()
  expect(listed.publications[0]).toMatchObject({ id, mayGoBack: true })
  expect((await browser(site.name, 'owner').ask(`/api/publications/${id}`)).json()).toMatchObject({
    documents: [{ title: 'over-http', path: '/over-http', fate: 'hidden' }],
  })
  expect((await browser(site.name, 'owner').send('POST', path, {})).json()).toMatchObject({ count: 1 })
  expect((await browser(site.name, 'owner').send('POST', path, {})).status).toBe(409)
  expect(await shown(page)).toBeNull()
})
