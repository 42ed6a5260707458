import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { accountsFeature } from '#features/accounts/server'
import { siteById } from '#features/sites/server'
import { plainText } from '#platform/document'
import { type Feature, type OwnerTransaction, provide } from '#platform/context'
import { inSite } from '#platform/database'
import { runDueJobs } from '#support/internals'
import { testContext } from '#support/context'
import { pageWithText, typed } from '#support/page'
import { testSite } from '#support/site'
import { addressOf } from '../addresses/address-of.ts'
import { changeDocument } from '../operations/append-operations.ts'
import { documentSummary } from '../base/documents.queries.ts'
import { publicationFollowers } from '../extension-points.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from './publish.ts'
import { publishedDocument } from '../base/published-document.ts'
import { rollBackPublication } from './roll-back-publication.ts'
import { setStatus } from './set-status.ts'
import { unpublish } from './unpublish.ts'

let heard: { documentId: string; state: string }[] = []
const follower: Feature = {
  name: 'follower',
  provides: [provide(publicationFollowers, async (_ctx, documents) => void heard.push(...documents))],
}
const ctx = await testContext({ features: [accountsFeature, pagesFeature, follower] })
const { as } = await testSite(ctx)

const runJobs = () =>
  runDueJobs(ctx, async (tx, websiteId, work) => {
    const site = await siteById(tx, websiteId)
    if (site) await inSite(tx, site, (within) => work({ ...within, locale: 'en' as const }))
    return site !== null
  })
const newPage = async (slug: string) =>
  (await as((owner) => pageWithText(owner, 'We bake.', { title: slug, slug }))).page
const publishing = (...documents: string[]) => as((owner) => publish(owner, { documents }))
const summary = (id: string) => as((owner) => documentSummary(owner, id))
const step = (id: string, status: 1 | 3 | 4 | 5) => as((owner) => setStatus(owner, { id, status }))
/** Returns the events about this page that other features received during `act`. */
async function toldBy(id: string, act: () => Promise<unknown>): Promise<string[]> {
  heard = []
  await act()
  await runJobs()
  return heard.filter(({ documentId }) => documentId === id).map(({ state }) => state)
}
const epochs = async (): Promise<Record<string, string>> => {
  const rows = await as((owner) =>
    sql<{ tag: string; epoch: string }>`select tag, epoch from tag_epochs`.execute(owner.db),
  )
  return Object.fromEntries(rows.rows.map(({ tag, epoch }) => [tag, String(epoch)]))
}
/** Tells whether a visitor who is not signed in finds a page there. */
async function seenAt(path: string): Promise<boolean> {
  const place = await as((owner) => addressOf(owner, path))
  return place?.kind === 'document' && place.status === 1
}
/** Acts as a member of the site who lacks one permission. */
const without = (missing: string, work: (owner: OwnerTransaction) => Promise<unknown>) =>
  as((owner) =>
    work({
      ...owner,
      require: (permission) => {
        if (permission === missing) throw new Error(`may not ${missing}`)
        owner.require(permission)
      },
    }),
  )

test('a person who may not publish neither publishes, withdraws, rolls back nor changes the visible pages', async () => {
  const { id } = await newPage('guarded')
  const { publicationId } = await publishing(id)
  const acts: ((owner: OwnerTransaction) => Promise<unknown>)[] = [
    (owner) => publish(owner, { documents: [id] }),
    (owner) => publish(owner, { documents: [id], at: new Date(ctx.now().getTime() + 60_000) }),
    (owner) => rollBackPublication(owner, { id: publicationId }),
    (owner) => unpublish(owner, { id }),
    (owner) => setStatus(owner, { id, status: 3 }),
    (owner) => setStatus(owner, { id, status: 5 }),
    (owner) => setStatus(owner, { id, status: 4 }),
  ]
  for (const act of acts) await expect(without('content.publish', act)).rejects.toThrow('may not content.publish')
  expect((await summary(id)).status).toBe(1)
})

test('an editor returns a page that waits for review to a draft; a person who may not edit changes no status', async () => {
  const { id } = await newPage('waiting')
  await expect(without('content.edit', (owner) => setStatus(owner, { id, status: 3 }))).rejects.toThrow('may not')
  await without('content.publish', (owner) => setStatus(owner, { id, status: 3 }))
  await without('content.publish', (owner) => setStatus(owner, { id, status: 4 }))
  expect((await summary(id)).status).toBe(4)
})

test('other features are notified that a page is shown or hidden, at each step that changes it for visitors', async () => {
  const { id } = await newPage('steps')
  expect(await toldBy(id, () => publishing(id))).toEqual(['shown'])
  expect(await toldBy(id, () => step(id, 5))).toEqual(['gone'])
  expect(await toldBy(id, () => step(id, 1))).toEqual(['shown'])
  expect(await toldBy(id, () => step(id, 3))).toEqual(['gone'])
  expect(await toldBy(id, () => step(id, 1))).toEqual(['shown'])
  expect(await toldBy(id, () => step(id, 1))).toEqual([])
  const { publicationId } = await as((owner) => unpublish(owner, { id })).then(() => publishing(id))
  await runJobs()
  expect(await toldBy(id, () => as((owner) => rollBackPublication(owner, { id: publicationId })))).toEqual(['gone'])
  expect(await toldBy(id, () => publishing(id))).toEqual(['shown'])
  expect(await toldBy(id, () => step(id, 4))).toEqual(['gone'])
  expect(await toldBy(id, () => as((owner) => unpublish(owner, { id })))).toEqual([])
})

test('a page put up for review, made private or withdrawn is hidden at once, in cached lists too', async () => {
  for (const [slug, status] of [
    ['reviewed', 3],
    ['hidden', 5],
    ['taken-back', 4],
  ] as const) {
    const { id } = await newPage(slug)
    await publishing(id)
    const before = await epochs()
    await step(id, status)
    expect(await seenAt(`/${slug}`)).toBe(false)
    const raised = Object.entries(await epochs()).filter(([tag, epoch]) => epoch !== before[tag])
    expect(raised.map(([tag]) => tag)).toContain(`document:${id}`)
  }
})

test('a publication names the pages that it showed or hid, so that it can be taken back as a whole', async () => {
  const [one, two] = [await newPage('both-one'), await newPage('both-two')]
  const { publicationId } = await publishing(one.id, two.id)
  await as((owner) => unpublish(owner, { id: two.id }))
  const rows = await as((owner) =>
    owner.db
      .selectFrom('publication_documents')
      .innerJoin('publications', 'publications.id', 'publication_documents.publication_id')
      .select(['publications.id', 'kind', 'document_id', 'revision_id', 'status'])
      .where('document_id', 'in', [one.id, two.id])
      .orderBy('publications.created_at')
      .orderBy('document_id')
      .execute(),
  )
  const named = rows.map(({ id, kind, document_id, revision_id, status }) => [
    id === publicationId,
    kind,
    document_id,
    revision_id !== null,
    status,
  ])
  expect(named).toHaveLength(3)
  expect(named).toEqual(
    expect.arrayContaining([
      [true, 'publish', one.id, true, 1],
      [true, 'publish', two.id, true, 1],
      [false, 'unpublish', two.id, false, 4],
    ]),
  )
})

test('a private page stays private when it is published again, and keeps the day it was first published', async () => {
  const { id } = await newPage('private')
  await publishing(id)
  const first = (await as((owner) => publishedDocument(owner, id)))?.publishedAt
  ctx.clock.forward(86_400_000)
  await step(id, 5)
  await publishing(id)
  expect((await summary(id)).status).toBe(5)
  await step(id, 1)
  expect((await as((owner) => publishedDocument(owner, id)))?.publishedAt).toEqual(first)
})

test('a page that waits for review is not scheduled; a visible page stays visible until its new version is published', async () => {
  const waiting = await newPage('review-first')
  await step(waiting.id, 3)
  const at = new Date(ctx.now().getTime() + 3_600_000)
  const scheduling = (id: string) => as((owner) => publish(owner, { documents: [id], at }))
  await expect(scheduling(waiting.id)).rejects.toMatchObject({ code: 'pages.status_refused' })

  const { page, block } = await as((owner) => pageWithText(owner, 'Bread.', { title: 'seen', slug: 'seen' }))
  await publishing(page.id)
  await as((owner) => changeDocument(owner, { id: page.id, operation: typed(block.id, 1, 'New ') }))
  await scheduling(page.id)
  const shown = async () =>
    plainText((await as((owner) => publishedDocument(owner, page.id)))?.document.blocks[block.id]?.props['text'])
  expect([(await summary(page.id)).status, await shown()]).toEqual([1, 'Bread.'])
  ctx.clock.forward(3_600_001)
  await runJobs()
  expect(await shown()).toBe('New Bread.')
})

test('a moment up to a minute ago publishes at once, an older one is refused', async () => {
  const [late, tooLate] = [await newPage('late'), await newPage('too-late')]
  const ago = (seconds: number) => new Date(ctx.now().getTime() - seconds * 1000)
  await as((owner) => publish(owner, { documents: [late.id], at: ago(59) }))
  expect((await summary(late.id)).status).toBe(1)
  await expect(as((owner) => publish(owner, { documents: [tooLate.id], at: ago(61) }))).rejects.toMatchObject({
    code: 'pages.schedule_in_past',
  })
})

test('the history has one mark for each published version, and a publication names its author', async () => {
  const { page, block } = await as((owner) => pageWithText(owner, 'Rolls.', { title: 'marked', slug: 'marked' }))
  await publishing(page.id)
  await publishing(page.id)
  await as((owner) => changeDocument(owner, { id: page.id, operation: typed(block.id, 1, 'Warm ') }))
  const { publicationId } = await publishing(page.id)
  const [marks, publication, revisions, blocks, account] = await as(async (owner) => [
    await owner.db.selectFrom('document_marks').select('seq').where('document_id', '=', page.id).execute(),
    await owner.db.selectFrom('publications').selectAll().where('id', '=', publicationId).executeTakeFirstOrThrow(),
    await owner.db.selectFrom('document_revisions').select('id').where('document_id', '=', page.id).execute(),
    await owner.db.selectFrom('published_blocks').select('block_id').where('document_id', '=', page.id).execute(),
    owner.account.id,
  ])
  expect(marks).toHaveLength(2)
  expect(revisions).toHaveLength(2)
  expect(blocks).toEqual([{ block_id: block.id }])
  expect(publication).toMatchObject({ kind: 'publish', state: 'done', account_id: account })
})

test('a page whose settings are broken is not published, and the sentence names the fault', async () => {
  const { id } = await newPage('broken')
  await as((owner) =>
    owner.db
      .updateTable('documents')
      .set({ head: { id, kind: 'page', seq: 1, settings: { title: 7 }, sections: {}, blocks: {} } as never })
      .where('id', '=', id)
      .execute(),
  )
  await expect(publishing(id)).rejects.toMatchObject({
    code: 'pages.not_publishable',
    details: { reason: expect.stringContaining('title') },
  })
})
