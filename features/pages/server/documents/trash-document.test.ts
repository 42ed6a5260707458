import { accountsFeature } from '#features/accounts/server'
import { testContext } from '#support/context'
import { pageWithText } from '#support/page'
import { testSite } from '#support/site'
import { expect, test } from 'vitest'
import { addressOf } from '../addresses/address-of.ts'
import { appendOperations } from '../operations/append-operations.ts'
import { documentSummaries } from '../base/documents.queries.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'
import { tidySite } from './tidy-documents.job.ts'
import { deleteForGood, emptyTrash, restoreFromTrash, trashDocument, trashed } from './trash-document.ts'

const ctx = await testContext({ features: [accountsFeature, pagesFeature] })
const { as, site } = await testSite(ctx)
const other = await testSite(ctx)

const thrownAway = async (slug: string): Promise<string> => {
  const { page } = await as((owner) => pageWithText(owner, 'We bake.', { slug, title: slug }))
  await as((owner) => publish(owner, { documents: [page.id] }))
  await as((owner) => trashDocument(owner, { id: page.id }))
  return page.id
}
const inTrash = async (): Promise<string[]> => (await as((owner) => trashed(owner))).documents.map(({ id }) => id)

test('a document in the trash is hidden at once and can be restored as a draft', async () => {
  const id = await thrownAway('once')
  expect(await as((owner) => addressOf(owner, '/once'))).toBeNull()
  expect((await as((owner) => documentSummaries(owner, { kind: 'page' }))).map((page) => page.id)).not.toContain(id)
  const restored = await as((owner) => restoreFromTrash(owner, { id }))
  expect([restored.status, restored.path]).toEqual([4, null])
})

test('a document in the trash is not edited', async () => {
  const id = await thrownAway('still')
  const operation = { kind: 'changeSettings' as const, changes: [{ path: ['title'], value: 'x' }] }
  const editing = as((owner) =>
    appendOperations(owner, { id, client: 'x', base: 0, operations: [{ n: 1, operation }] }),
  )
  await expect(editing).rejects.toMatchObject({ code: 'pages.in_trash' })
})

test('after thirty days the trash is emptied, and not before', async () => {
  const id = await thrownAway('long')
  ctx.clock.forward(29 * 86_400_000)
  await as((owner) => tidySite.run(owner, { websiteId: site.id }))
  expect(await inTrash()).toContain(id)
  ctx.clock.forward(2 * 86_400_000)
  await as((owner) => tidySite.run(owner, { websiteId: site.id }))
  expect(await inTrash()).not.toContain(id)
})

test('only documents in the trash are deleted permanently', async () => {
  const { page } = await as((owner) => pageWithText(owner, 'We bake.', { slug: 'kept', title: 'Kept' }))
  await expect(as((owner) => deleteForGood(owner, { id: page.id }))).rejects.toMatchObject({
    code: 'pages.not_in_trash',
  })
  const id = await thrownAway('bye')
  await as((owner) => deleteForGood(owner, { id }))
  expect(await inTrash()).not.toContain(id)
})

test('the trash of one site is emptied without the other’s', async () => {
  await thrownAway('mine')
  const { page } = await other.as((owner) => pageWithText(owner, 'Theirs'))
  await other.as((owner) => trashDocument(owner, { id: page.id }))
  await as((owner) => emptyTrash(owner))
  expect(await inTrash()).toEqual([])
  expect((await other.as((owner) => trashed(owner))).documents.map(({ id }) => id)).toEqual([page.id])
})

test('a person who may not delete content moves nothing to the trash', async () => {
  const { page } = await as((owner) => pageWithText(owner, 'We bake.', { slug: 'safe', title: 'Safe' }))
  await expect(as((owner) => trashDocument(owner, { id: page.id }), ['viewer'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
})
