import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { contentFeature, createCollection, createItem } from '#features/content/server'
import { mediaFeature } from '#features/media/server'
import { pagesFeature, publish } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { paragraphs } from '#platform/document'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { commentsFeature } from './comments.feature.ts'
import { keepComment } from './keep-comment.ts'
import { listComments } from './list-comments.ts'
import { removeComments, setCommentStatus } from './moderate-comments.ts'
import { within } from '#support/within'

const ctx = await testContext({
  features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, contentFeature, commentsFeature],
})
const { as } = await testSite(ctx, { name: 'bakker', locale: 'nl-NL' })
const app = await runningApp(ctx)
const get = async (path: string) => (await app.ask('bakker.localhost:8080', path)).text

const blog = await as((tx) => createCollection(tx, { type: 'blog', title: 'Nieuws' }))
const post = (title: string, comments = true) =>
  as(async (tx) => {
    const { id } = await createItem(tx, { collectionId: blog.id, settings: { title, comments } })
    await publish(tx, { documents: [id] })
    return id
  })
const comment = (documentId: string, key: string, more: Partial<Parameters<typeof keepComment>[1]> = {}) =>
  as((tx) =>
    keepComment(tx, {
      documentId,
      authorName: 'Aletta',
      body: paragraphs('Mijn oma had dezelfde.'),
      status: 'approved',
      writtenAt: new Date('2026-03-04T09:12:00Z'),
      sourceKey: key,
      ...more,
    }),
  )

test('C1.04 C3.03 comments appear under their post, replies under their parent, escaped', async () => {
  const id = await post('Desem')
  const first = await comment(id, 'a', { body: paragraphs('<b>Vet</b> & lekker') })
  await comment(id, 'b', {
    parentId: first.id,
    authorName: 'Nora',
    authorWebsite: 'javascript:alert(1)',
    body: paragraphs('Dank je'),
  })
  const html = await get('/nieuws/desem')
  expect(html).toContain('2 reacties')
  expect(html).toContain('&lt;b&gt;Vet&lt;/b&gt; &amp; lekker')
  expect(html).toContain('4 maart 2026')
  expect(html).toContain('aria-label="Antwoorden aan Aletta"')
  expect(html).not.toContain('javascript:')
  expect(html).toMatch(/\.comments ?\{/)
})

test('only approved comments are shown, and none under a post without comments', async () => {
  const [open, closed] = [await post('Open'), await post('Dicht', false)]
  await comment(open, 'c', { status: 'pending', body: paragraphs('Wacht nog') })
  await comment(open, 'd', { status: 'spam', body: paragraphs('Koop nu') })
  await comment(closed, 'e', { body: paragraphs('Onzichtbaar') })
  const shown = (await get('/nieuws/open')) + (await get('/nieuws/dicht'))
  expect(shown).not.toMatch(/Wacht nog|Koop nu|Onzichtbaar/)
})

test('an approved comment appears, a removed one takes its replies along', async () => {
  const id = await post('Modereer')
  const first = await comment(id, 'f', { status: 'pending', body: paragraphs('Straks te zien') })
  await comment(id, 'g', { parentId: first.id, body: paragraphs('Zeker weten') })
  const waiting = await as((tx) => listComments(tx, { status: 'pending', document: id, limit: 10 }))
  expect(waiting.comments).toMatchObject([{ id: first.id, title: 'Modereer' }])
  await as((tx) => setCommentStatus(tx, { ids: [first.id], status: 'approved' }))
  await within(3000, async () => expect(await get('/nieuws/modereer')).toContain('Straks te zien'))
  await as((tx) => removeComments(tx, { ids: [first.id] }))
  await within(3000, async () => expect(await get('/nieuws/modereer')).not.toContain('Zeker weten'))
})

test('a comment that is imported again is changed, not duplicated', async () => {
  const id = await post('Opnieuw')
  const first = await comment(id, 'same')
  const again = await comment(id, 'same', { body: paragraphs('Verbeterd') })
  expect(again.id).toBe(first.id)
  expect(await get('/nieuws/opnieuw')).toContain('Eén reactie')
})

test('a contributor without the right to moderate is refused', async () => {
  const listed = as((tx) => listComments(tx, { status: 'pending', limit: 10 }), ['commenter'])
  await expect(listed).rejects.toMatchObject({ kind: 'forbidden' })
})
