import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature, storeAsset } from '#features/media/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { textBlock } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { createDocument } from '../documents/create-document.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
const { as } = await testSite(ctx, { name: 'beelden' })
const app = await runningApp(ctx)

test('under a section of text alone the images of the next one are fetched first, those further down when they come near', async () => {
  const [words, first, second] = [newId(), newId(), newId()]
  const behind = (asset?: { id: string }) => ({ asset: asset?.id ?? null, video: null, overlay: 0, focalPoint: null })
  await as(async (tx) => {
    const [firstAsset, two] = await Promise.all(
      ['een.svg', 'twee.svg'].map((name) =>
        storeAsset(tx, {
          name,
          body: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>`),
        }),
      ),
    )
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings: { title: 'Beelden', slug: 'beelden' },
      sections: [
        { id: words, order: 'a0' },
        { id: first, order: 'a1', background: behind(firstAsset) },
        { id: second, order: 'a2', background: behind(two) },
      ],
      blocks: [textBlock(words, 'Beelden')],
    })
    await publish(tx, { documents: [id] })
  })
  const images = [...(await app.ask('beelden.localhost:8080', '/beelden')).text.matchAll(/<img[^>]*>/g)].map(
    ([tag]) => tag,
  )
  expect(images.map((tag) => [/fetchpriority="high"/i.test(tag), /loading="lazy"/.test(tag)])).toEqual([
    [true, false],
    [false, true],
  ])
})
