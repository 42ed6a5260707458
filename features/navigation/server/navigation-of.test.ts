import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { changeDocument, createDocument, draftOf, pagesFeature, publish, unpublish } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { insertNode, type NavigationPlace, type NavigationSettings, type NavigationTarget } from '../contract/index.ts'
import { ensureNavigation } from './ensure-navigation.ts'
import { navigationFeature } from './navigation.feature.ts'
import { navigationOf } from './navigation.queries.ts'
import { within } from '#support/within'

const ctx = await testContext({
  features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, navigationFeature],
})
const { as } = await testSite(ctx, { name: 'bakker', locale: 'nl-NL' })
const app = await runningApp(ctx)
const get = async (path: string) => (await app.ask('bakker.localhost:8080', path)).text

const page = (title: string, slug: string) =>
  as(async (tx) => {
    const { id } = await createDocument(tx, { kind: 'page', settings: { title, slug } })
    await publish(tx, { documents: [id] })
    return id
  })

const put = (
  id: string,
  target: NavigationTarget,
  place: NavigationPlace = { tree: 'main', parent: null },
  label = '',
) =>
  as(async (tx) => {
    const navigation = await ensureNavigation(tx)
    const { settings } = await draftOf(tx, navigation.id)
    await changeDocument(tx, {
      id: navigation.id,
      operation: insertNode(settings as NavigationSettings, id, place, { target, label }),
    })
    await publish(tx, { documents: [navigation.id] })
  })

const bread = await page('Brood', 'brood')
const hours = await page('Openingstijden', 'open')
const [breadNode, folder, hoursNode, hidden] = [newId(), newId(), newId(), newId()]
await put(breadNode, { kind: 'document', id: bread })
await put(folder, { kind: 'folder' }, { tree: 'main', parent: null }, 'Bezoek')
await put(hoursNode, { kind: 'document', id: hours }, { tree: 'main', parent: folder })
await put(hidden, { kind: 'url', href: '/geheim' }, { tree: '_hidden', parent: null }, 'Geheim')
await as(async (tx) => {
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 24, h: 1, z: 0 }, mobile: null }
  const block = { id: newId(), section, order: 'a0', type: 'navigation', version: 1, props: {}, place }
  const { id } = await createDocument(tx, {
    kind: 'header',
    sections: [{ id: section, order: 'a0' }],
    blocks: [block],
  })
  await publish(tx, { documents: [id] })
})

test('C3.02 the menu is in the header of every page and marks the current one', async () => {
  const html = await get('/brood')
  expect(html).toContain('<nav class="nav" aria-label="Hoofdmenu"')
  expect(html).toMatch(/<a aria-current="page" href="\/brood">Brood<\/a>/)
  expect(html).toMatch(/<summary>Bezoek<\/summary>.*<a href="\/open">Openingstijden<\/a>/s)
})

test('C9.44 an entry of the hidden navigation is in no menu', async () => {
  expect(await get('/brood')).not.toContain('Geheim')
})

test('an entry follows its page to another address and takes its new name', async () => {
  await as(async (tx) => {
    const changes = [
      { path: ['slug'], value: 'ons-brood' },
      { path: ['title'], value: 'Ons brood' },
    ]
    await changeDocument(tx, { id: bread, operation: { kind: 'changeSettings', changes } })
    await publish(tx, { documents: [bread] })
  })
  await within(3000, async () => expect(await get('/open')).toContain('<a href="/ons-brood">Ons brood</a>'))
})

test('an entry whose page is not published is hidden, and so is an empty folder', async () => {
  await as((tx) => unpublish(tx, { id: hours }))
  const menus = await as((tx) => navigationOf(tx, ['main']))
  expect(menus.get('main')?.map(({ id }) => id)).toEqual([breadNode])
})

test('an editor sees the entries of unpublished pages', async () => {
  const menus = await as((tx) => navigationOf(tx, ['main'], { draft: true, withUnpublished: true }))
  const labels = menus.get('main')?.flatMap(({ label, children }) => [label, ...children.map((child) => child.label)])
  expect(labels).toEqual(['Ons brood', 'Bezoek', 'Openingstijden'])
})
