import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { contentFeature } from '#features/content/server'
import { mediaFeature } from '#features/media/server'
import { createDocument, pagesFeature, publish, setPassword } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import type { Block } from '#platform/document'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { linkBlockContract } from './link.contract.ts'

const features = [accountsFeature, sitesFeature, mediaFeature, pagesFeature, contentFeature]
const ctx = await testContext({ features })
const bakery = await testSite(ctx, { name: 'bakker' })
const app = await runningApp(ctx)

async function page(title: string, { description = '', href = '', password = '' } = {}): Promise<void> {
  const section = newId()
  const block: Block = {
    id: newId(),
    section,
    order: 'a0',
    type: 'link',
    version: 1,
    props: { ...linkBlockContract.starts, link: { href, newWindow: false } },
    place: { desktop: { x: 0, y: 0, w: 8, h: 8, z: 0 }, mobile: null },
  }
  await bakery.as(async (tx) => {
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings: { title, slug: title.toLowerCase(), description },
      sections: [{ id: section, order: 'a0' }],
      blocks: href === '' ? [] : [block],
    })
    if (password) await setPassword(tx, { id, password })
    await publish(tx, { documents: [id] })
  })
}

test('a link to a page of the site shows that page’s own title and text, and nothing of a page behind a password', async () => {
  await page('Oven', { description: 'Vijf bakkers, een oven.' })
  await page('Kluis', { description: 'Het geheime recept.', password: 'zuurdesem123' })
  await page('Wegwijzer', { href: '/oven' })
  await page('Omweg', { href: '/kluis' })
  const shown = async (path: string) => (await app.ask('bakker.localhost:8080', path)).text
  expect(await shown('/wegwijzer')).toMatch(/<h3><a href="\/oven">Oven<\/a><\/h3><p>Vijf bakkers, een oven\.<\/p>/)
  expect(await shown('/omweg')).toContain('<a href="/kluis">/kluis</a>')
  expect(await shown('/omweg')).not.toContain('recept')
})
