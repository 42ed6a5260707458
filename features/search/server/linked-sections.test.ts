import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { contentFeature } from '#features/content/server'
import { mediaFeature } from '#features/media/server'
import { changeDocument, createDocument, pagesFeature, publish, unpublish } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { sectionSchema } from '#platform/document'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { textBlock } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { searchFeature } from './search.feature.ts'

const features = [accountsFeature, sitesFeature, mediaFeature, pagesFeature, contentFeature, searchFeature]
const ctx = await testContext({ features })
const bakery = await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' })
const app = await runningApp(ctx)
const results = async (query: string) => {
  const { text } = await app.ask('bakker.localhost:8080', `/search?q=${encodeURIComponent(query)}`)
  return [...text.matchAll(/<a href="(\/[a-z]+)">/g)].map(([, path]) => path)
}

const look = sectionSchema.parse({ id: newId(), order: 'a0' })
const words = textBlock(look.id, 'Kom langs bij de windmolen.')
const linked = await bakery.as(async (tx) => {
  const { id } = await createDocument(tx, {
    kind: 'saved-section',
    settings: { title: 'Bezoek', synced: true },
    sections: [look],
    blocks: [words],
  })
  await publish(tx, { documents: [id] })
  return id
})

const pageShowing = (title: string) =>
  bakery.as(async (tx) => {
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings: { title, slug: title.toLowerCase() },
      sections: [{ id: newId(), order: 'a0', linked }],
    })
    await publish(tx, { documents: [id] })
    return id
  })

test('a page is found by the words of a linked section that it shows', async () => {
  await pageShowing('Contact')
  await pageShowing('Winkel')
  await doDueJobs(ctx)
  expect(new Set(await results('windmolen'))).toEqual(new Set(['/contact', '/winkel']))
})

test('a linked section that is published again is found by its new words on every page, and not by the old ones', async () => {
  const later = textBlock(look.id, 'Kom langs bij de watertoren.').props
  const operation = {
    kind: 'changeBlock' as const,
    id: words.id,
    changes: [{ path: ['text'], value: later['text'] }],
  }
  await bakery.as((tx) => changeDocument(tx, { id: linked, operation }))
  await doDueJobs(ctx)
  expect(await results('watertoren')).toEqual([])
  await bakery.as((tx) => publish(tx, { documents: [linked] }))
  await doDueJobs(ctx)
  expect(new Set(await results('watertoren'))).toEqual(new Set(['/contact', '/winkel']))
  expect(await results('windmolen')).toEqual([])
})

test('a linked section hidden from visitors is found on no page', async () => {
  await bakery.as((tx) => unpublish(tx, { id: linked }))
  await doDueJobs(ctx)
  expect(await results('watertoren')).toEqual([])
})
