import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { draftOf, pagesFeature, publish } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { doDueJobs } from '#support/due-jobs'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { contentFeature } from '../content.feature.ts'
import { createCollection } from '../collections/create-collection.ts'
import { createItem } from '../items/create-item.ts'
import { createLabel } from './create-label.ts'
import { labelItems } from './label-items.ts'
import { labelsOf } from './labels.queries.ts'
import { listItems } from '../items/list-items.ts'
import { mergeLabels } from './merge-labels.ts'
import { moveItems } from '../items/move-items.ts'
import { renameLabel } from './rename-label.ts'
import { reorderItem } from '../items/reorder-item.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, contentFeature] })
const site = await testSite(ctx)
const { as } = site
const app = await runningApp(ctx)
const owner = await ownerBrowser(app, ctx, site)

const newBlog = (title: string) => as((tx) => createCollection(tx, { type: 'blog', title }))
const tagged = (collectionId: string, title: string, tags: string[]) =>
  as(async (tx) => {
    const { id } = await createItem(tx, { collectionId, settings: { title }, tags })
    await publish(tx, { documents: [id] })
    return id
  })
const labelNamed = (collectionId: string, name: string) =>
  as(async (tx) => (await labelsOf(tx, collectionId)).find((label) => label.name === name))
const tagsOf = (id: string) => as(async (tx) => (await draftOf(tx, id)).settings['tags'])

test('C9.60 deleting a tag updates all items carrying it, published and draft', async () => {
  const blog = await newBlog('Delete')
  const id = await tagged(blog.id, 'Rogge', ['Zuur', 'Donker'])
  const removedLabel = await labelNamed(blog.id, 'Zuur')
  const remainingLabel = await labelNamed(blog.id, 'Donker')
  expect((await owner.send('POST', `/api/labels/${removedLabel?.id}/delete`)).status).toBe(200)
  await doDueJobs(ctx)
  expect(await tagsOf(id)).toEqual([remainingLabel?.id])
  expect(await labelNamed(blog.id, 'Zuur')).toBeUndefined()
  expect(await labelNamed(blog.id, 'Donker')).toMatchObject({ count: 1 })
})

test('a renamed tag stays the same tag: its items keep it, and an import with the old name finds it', async () => {
  const blog = await newBlog('Rename')
  await tagged(blog.id, 'Eerste', ['Brood'])
  const before = await labelNamed(blog.id, 'Brood')
  await as((tx) => renameLabel(tx, { id: before?.id ?? '', name: 'Broden' }))
  const later = await tagged(blog.id, 'Tweede', ['Brood'])
  expect(await labelNamed(blog.id, 'Broden')).toMatchObject({ id: before?.id, count: 2 })
  expect(await tagsOf(later)).toEqual([before?.id])
})

test('merged tags become one: counted once, with the drafts following', async () => {
  const blog = await newBlog('Merge')
  const both = await tagged(blog.id, 'Beide', ['Taart', 'Gebak'])
  const single = await tagged(blog.id, 'Eén', ['Taart'])
  const [from, into] = [await labelNamed(blog.id, 'Taart'), await labelNamed(blog.id, 'Gebak')]
  const merged = await as((tx) => mergeLabels(tx, { id: from?.id ?? '', into: into?.id ?? '' }))
  await doDueJobs(ctx)
  expect(merged.count).toBe(2)
  expect([await tagsOf(both), await tagsOf(single)]).toEqual([[into?.id], [into?.id]])
})

test('C5.53 a second tag of one name is refused in words', async () => {
  const blog = await newBlog('Twice')
  const create = (name: string) => owner.send('POST', '/api/labels', { kind: 'tag', collectionId: blog.id, name })
  expect((await create('Rogge')).status).toBe(200)
  const again = await create(' rogge')
  expect([again.status, again.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'content.tag_exists', sentence: 'Tag already exists' }),
  ])
})

test('C9.33 a tag has at most 50 characters', async () => {
  const blog = await newBlog('Fifty')
  const create = (name: string) => owner.send('POST', '/api/labels', { kind: 'tag', collectionId: blog.id, name })
  const tooLong = await create('r'.repeat(51))
  expect([tooLong.status, tooLong.json()]).toEqual([
    400,
    expect.objectContaining({ details: { fields: { name: expect.stringContaining('50') } } }),
  ])
  expect((await create('r'.repeat(50))).status).toBe(200)
})

test('C5.49 C9.34 a category is renamed to at most 25 characters; an imported name is kept whole', async () => {
  const blog = await newBlog('Long')
  const name = 'Recepten voor lange winteravonden'
  await as((tx) => createItem(tx, { collectionId: blog.id, settings: { title: 'Lang' }, categories: [name] }))
  const label = await labelNamed(blog.id, name)
  expect(label).toMatchObject({ name })
  const rename = (to: string) => owner.send('POST', `/api/labels/${label?.id}/rename`, { name: to })
  const tooLong = await rename('Recepten voor de winter ja')
  expect(tooLong.json()).toMatchObject({ code: 'content.name_too_long', details: { max: 25 } })
  expect((await rename('Recepten voor de winter j')).status).toBe(200)
})

test('labels are added to and removed from many items at once, those of another collection never', async () => {
  const [blog, other] = [await newBlog('Bulk'), await newBlog('Other')]
  const ids = [await tagged(blog.id, 'A', ['Weg']), await tagged(blog.id, 'B', [])]
  const add = await as((tx) => createLabel(tx, { kind: 'tag', collectionId: blog.id, name: 'Nieuw' }))
  const foreign = await as((tx) => createLabel(tx, { kind: 'tag', collectionId: other.id, name: 'Vreemd' }))
  const removedLabel = await labelNamed(blog.id, 'Weg')
  await as((tx) => labelItems(tx, { ids, kind: 'tag', add: [add.id, foreign.id], remove: [removedLabel?.id ?? ''] }))
  expect([await tagsOf(ids[0] ?? ''), await tagsOf(ids[1] ?? '')]).toEqual([[add.id], [add.id]])
})

test('an item that moves to another blog takes its tags along by name', async () => {
  const [from, to] = [await newBlog('From'), await newBlog('To')]
  const id = await tagged(from.id, 'Verhuisd', ['Rogge'])
  await as((tx) => moveItems(tx, { ids: [id], to: to.id }))
  expect(await tagsOf(id)).toEqual([(await labelNamed(to.id, 'Rogge'))?.id])
})

test('the owner’s list continues where the page before ended, and searches by word and tag', async () => {
  const blog = await newBlog('List')
  for (const title of ['Een', 'Twee', 'Drie']) await tagged(blog.id, title, title === 'Twee' ? ['Merk'] : [])
  const base = { id: blog.id, status: 'all', search: '', limit: 2 } as const
  const first = await as((tx) => listItems(tx, base))
  const second = await as((tx) => listItems(tx, { ...base, after: first.next ?? '' }))
  expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null])
  const found = await as((tx) => listItems(tx, { ...base, search: 'dri' }))
  expect(found.items.map(({ title }) => title)).toEqual(['Drie'])
  const label = await labelNamed(blog.id, 'Merk')
  const marked = await as((tx) => listItems(tx, { ...base, tag: label?.id ?? '' }))
  expect(marked.items.map(({ title }) => title)).toEqual(['Twee'])
})

test('an item dragged before another is shown there to visitors too', async () => {
  const portfolio = await as((tx) => createCollection(tx, { type: 'portfolio', title: 'Werk' }))
  const ids: string[] = []
  for (const title of ['A', 'B', 'C']) ids.push(await tagged(portfolio.id, title, []))
  await as((tx) => reorderItem(tx, { id: ids[2] ?? '', before: ids[0] ?? '' }))
  const order = await as((tx) =>
    tx.db
      .selectFrom('items')
      .select('title')
      .where('website_id', '=', tx.site.id)
      .where('collection_id', '=', portfolio.id)
      .orderBy('position')
      .execute(),
  )
  expect(order.map(({ title }) => title)).toEqual(['C', 'A', 'B'])
})

test('a person with read access only cannot make tags', async () => {
  const blog = await newBlog('Viewer')
  const creation = as((tx) => createLabel(tx, { kind: 'tag', collectionId: blog.id, name: 'Nee' }), ['viewer'])
  await expect(creation).rejects.toMatchObject({ kind: 'forbidden' })
})
