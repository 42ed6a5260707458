import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { ensureNavigation, navigationFeature, navigationSettings } from '#features/navigation/server'
import { changeDocument, createDocument, pagesFeature, publish, setPassword } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import type { Block } from '#platform/document'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { insertNode, type NavigationTarget } from '../../contract/index.ts'
import { folderBlockContract } from './folder.contract.ts'

const features = [accountsFeature, sitesFeature, mediaFeature, pagesFeature, navigationFeature]
const ctx = await testContext({ features })
const bakery = await testSite(ctx, { name: 'bakker' })
const app = await runningApp(ctx)

async function page(title: string, { description = '', blocks = [] as Block[], password = '' } = {}): Promise<string> {
  return bakery.as(async (tx) => {
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings: { title, slug: title.toLowerCase(), description },
      sections: blocks.map(({ section }) => ({ id: section, order: 'a0' })),
      blocks,
    })
    if (password) await setPassword(tx, { id, password })
    await publish(tx, { documents: [id] })
    return id
  })
}

async function entry(parent: string | null, target: NavigationTarget, label = ''): Promise<string> {
  const node = newId()
  await bakery.as(async (tx) => {
    const { id } = await ensureNavigation(tx)
    const settings = await navigationSettings(tx, { draft: true })
    await changeDocument(tx, { id, operation: insertNode(settings, node, { tree: 'main', parent }, { target, label }) })
    await publish(tx, { documents: [id] })
  })
  return node
}

test('a folder shows its pages in the order of the menu, and only the name of a page behind a password', async () => {
  const folder = await entry(null, { kind: 'folder' }, 'Bakkerij')
  await entry(folder, { kind: 'document', id: await page('Oven', { description: 'Vijf bakkers.' }) })
  const vault = await page('Kluis', { description: 'Het geheime recept.', password: 'zuurdesem123' })
  await entry(folder, { kind: 'document', id: vault })
  await entry(folder, { kind: 'url', href: 'https://molen.example' }, 'De molen')
  const block: Block = {
    id: newId(),
    section: newId(),
    order: 'a0',
    type: 'folder',
    version: 1,
    props: { ...folderBlockContract.starts, folder },
    place: { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null },
  }
  await page('Overzicht', { blocks: [block] })
  const { text } = await app.ask('bakker.localhost:8080', '/overzicht')
  const shown = /<div class="folder".*?<\/ul>/s.exec(text)?.[0] ?? ''
  expect([...shown.matchAll(/<h2><a href="([^"]+)"[^>]*>([^<]+)<\/a><\/h2>/g)].map(([, ...words]) => words)).toEqual([
    ['/oven', 'Oven'],
    ['/kluis', 'Kluis'],
    ['https://molen.example', 'De molen'],
  ])
  expect(shown).toContain('<p>Vijf bakkers.</p>')
  expect(text).not.toContain('recept')
})
