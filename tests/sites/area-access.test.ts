import { expect, test } from 'vitest'
import { createCollection, createItem } from '#features/content/server'
import { createDocument, publish, savePageSettings } from '#features/pages/server'
import { newId } from '#platform/contract'
import { ownerBrowser } from '#support/owner-browser'
import { removeArea } from '../../features/areas/server/save-areas.ts'
import { lockedWorld, memberOf } from '../security/locked/world.ts'

const world = await lockedWorld()
const { as } = world.shop
const owner = await ownerBrowser(world.app, world.ctx, world.shop)
const productIds = [world.access.id]
const create = (draft: object) =>
  owner.send('POST', '/api/member-areas', { lead: '', productIds, prices: [], ...draft })

async function membersPage(title: string): Promise<string> {
  return as(async (tx) => {
    const settings = { title, slug: title.toLowerCase(), access: 'members' as const }
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings,
      sections: [{ id: newId(), order: 'a0' }],
      blocks: [],
    })
    await publish(tx, { documents: [id] })
    return id
  })
}

test('a collection is locked for its items, and a page in no area is open to every member', async () => {
  const notes = await as((tx) => createCollection(tx, { type: 'blog', title: 'Notes' }))
  await as(async (tx) => {
    const { id } = await createItem(tx, { collectionId: notes.id, settings: { title: 'Crust', access: 'members' } })
    await savePageSettings(tx, { id: notes.documentId, settings: { access: 'members' } })
    await publish(tx, { documents: [id, notes.documentId] })
  })
  await membersPage('Commons')
  const dora = await memberOf(world, 'dora@example.com', null)
  const statuses = () =>
    Promise.all(['/commons', '/notes', '/notes/crust'].map(async (path) => (await dora.ask(path)).status))
  expect(await statuses()).toEqual([200, 200, 200])
  const area = { title: 'Notes', documentIds: [notes.documentId] }
  expect((await create(area)).status).toBe(200)
  expect(await statuses()).toEqual([200, 403, 403])
  const unknown = await create({ ...area, documentIds: [newId()] })
  expect(unknown.json()).toMatchObject({ code: 'areas.not_for_members' })
})

test('only people with the permission change and remove an area', async () => {
  const documentIds = [await membersPage('Recipes')]
  const { id } = (await create({ title: 'Recipes', documentIds })).json<{ id: string }>()
  const draft = { title: 'Recipes and more', lead: '', documentIds, productIds, prices: [] }
  const stranger = world.app.browser('bakker.admin.localhost:8080')
  const refused = [
    await stranger.send('PUT', `/api/member-areas/${id}`, draft),
    await stranger.send('DELETE', `/api/member-areas/${id}`),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 401])
  const changed = await owner.send('PUT', `/api/member-areas/${id}`, draft)
  expect(changed.json()).toMatchObject({ id, title: 'Recipes and more' })
  expect((await owner.send('DELETE', `/api/member-areas/${id}`)).status).toBe(200)
  const { areas } = (await owner.ask('/api/member-areas')).json<{ areas: { id: string }[] }>()
  expect(areas.map((area) => area.id)).not.toContain(id)
})

test('an editor of the site may not remove an area', async () => {
  const documentIds = [await membersPage('Archive')]
  const { id } = (await create({ title: 'Archive', documentIds })).json<{ id: string }>()
  await expect(as((tx) => removeArea(tx, { id }), ['editor'])).rejects.toMatchObject({ kind: 'forbidden' })
})
