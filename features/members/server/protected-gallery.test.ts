import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { contentFeature } from '#features/content/server'
import { galleriesFeature } from '#features/galleries/server'
import { mediaFeature } from '#features/media/server'
import { createDocument, pagesFeature, publish } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { membersFeature } from './members.feature.ts'

const features = [
  accountsFeature,
  sitesFeature,
  mediaFeature,
  pagesFeature,
  contentFeature,
  galleriesFeature,
  membersFeature,
]
const ctx = await testContext({ features })
const { as } = await testSite(ctx, { name: 'lichtval', title: 'Lichtval', locale: 'en-GB' })
const app = await runningApp(ctx)

async function galleryPage(slug: string, access: string): Promise<void> {
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null }
  const slides = [{ id: newId(), video: 'https://vimeo.com/76979871' }]
  const blocks = [{ id: newId(), section, order: 'a0', type: 'gallery', version: 1, props: { slides }, place }]
  await as(async (tx) => {
    const settings = { title: slug, slug, access }
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings,
      sections: [{ id: section, order: 'a0' }],
      blocks,
    })
    await publish(tx, { documents: [id] })
  })
}

test('B8.43 galleries have no errors of their own: their pages respond with 200, 403 without access, 404 for a missing page', async () => {
  await galleryPage('work', 'public')
  await galleryPage('private', 'members')
  const answered = await Promise.all(
    ['/work', '/private', '/nowhere?page=2'].map((path) => app.ask('lichtval.localhost:8080', path)),
  )
  expect(answered.map(({ status, text }) => [status, text.includes('vimeo.com/76979871')])).toEqual([
    [200, true],
    [403, false],
    [404, false],
  ])
})
