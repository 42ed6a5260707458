import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { documentSummaries, publishedDocuments } from '#features/pages/server'
import { ordersSettings } from '#features/orders/contract'
import { createSite, settingsOf, siteByName, siteSettings } from '#features/sites/server'
import { inSite } from '#platform/database'
import { testContext } from '#support/context'
import { product } from '../apps/server/features.ts'
import { designSettings } from '../features/galleries/contract/gallery.rules.ts'
import { createSamples, samples } from './index.ts'

const ctx = await testContext({ features: product.features })
const account = await createOwner(ctx, { email: 'owner@example.com', name: 'Ada Owner' })
await createSamples({ ...ctx, account, locale: 'en' })
const shownAtFirst = await ctx.db.selectFrom('websites').select('name').execute()
for (const { name, title, locale } of samples)
  if (!(await siteByName(ctx, name)))
    await createSite({ ...ctx, account, locale: 'en' }, { name, title, locale, start: name })

test('a new installation shows three samples; the others can be chosen for a new site', () => {
  expect(shownAtFirst.map(({ name }) => name).sort()).toEqual(['kade-9', 'korenbloem', 'lichtval'])
  expect(samples.map(({ name }) => name)).toEqual([
    'lichtval',
    'korenbloem',
    'kade-9',
    'grell',
    'parley-street',
    'schor',
  ])
})

test.each(samples.map((plan) => [plan.name, plan] as const))(
  'no page of the sample %s shows an image twice, and each image has alternative text',
  async (name, plan) => {
    expect(Object.entries(plan.images).filter(([, { alt }]) => alt.trim() === '')).toEqual([])
    const site = await siteByName(ctx, name)
    if (!site) throw new Error(`${name} was not made`)
    const published = await inSite({ ...ctx, locale: 'en' as const }, site, (siteCtx) =>
      publishedDocuments(siteCtx, {}),
    )
    for (const { document } of published) {
      const assets = Object.values(document.blocks).flatMap(({ props }) => assetsIn(props))
      expect(
        assets.filter((id, at) => assets.indexOf(id) !== at),
        String(document.settings['title']),
      ).toEqual([])
    }
  },
)

/** Returns the assets of an image, a map, or a gallery with its slides. */
function assetsIn({ asset, poster, slides }: Record<string, unknown>): string[] {
  const own = [asset, poster].filter((id): id is string => typeof id === 'string')
  const shown = Array.isArray(slides) ? (slides as Record<string, unknown>[]) : []
  return [...own, ...shown.flatMap(assetsIn)]
}

test.each(samples.filter(({ locale }) => locale.startsWith('nl')).map(({ name }) => name))(
  'the sample %s addresses its visitors as “je”, as its buttons and forms do',
  async (name) => {
    const site = await siteByName(ctx, name)
    if (!site) throw new Error(`${name} was not made`)
    const published = await inSite({ ...ctx, locale: 'en' as const }, site, (siteCtx) =>
      publishedDocuments(siteCtx, {}),
    )
    const texts = published.flatMap(({ document }) => textsIn([document.settings, document.blocks]))
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => /(?<![\w’-])(u|uw)(?![\w’-])/i.test(text))).toEqual([])
  },
)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each(['grell', 'parley-street'])('every series of the sample %s has at least eight images of its own', (name) => {
  const plan = samples.find((sample) => sample.name === name)
  const series = (plan?.collections ?? []).filter(({ type }) => type === 'portfolio')
  expect(series.length).toBeGreaterThan(0)
  for (const { items } of series) expect(new Set(items.map(({ image }) => image)).size).toBeGreaterThanOrEqual(8)
})

test.each(samples.filter(({ shop }) => shop).map((plan) => [plan.name, plan] as const))(
  'the shop of the sample %s names its seller, in euros',
  async (name, plan) => {
    const site = await siteByName(ctx, name)
    if (!site) throw new Error(`${name} was not made`)
    const store = await inSite({ ...ctx, locale: 'en' as const }, site, (siteCtx) =>
      settingsOf(siteCtx, ordersSettings),
    )
    expect(store.seller.name).not.toBe('')
    expect(store.seller.address).not.toBe('')
    expect(plan.shop?.currency).toBe('EUR')
  },
)

test.each(samples.map((plan) => [plan.name, plan] as const))(
  'the sample %s is published whole: every page, collection and item',
  async (name, plan) => {
    const site = await siteByName(ctx, name)
    if (!site) throw new Error(`${name} was not made`)
    await inSite({ ...ctx, locale: 'en' as const }, site, async (siteCtx) => {
      expect((await siteSettings(siteCtx)).general.description).toBe(plan.description)
      const summaries = await documentSummaries(siteCtx, {})
      const titles = summaries.filter(({ path }) => path !== null).map(({ title }) => title)
      expect(titles).toEqual(expect.arrayContaining(plan.pages.map(({ title }) => title)))
      expect(titles).toEqual(
        expect.arrayContaining(
          plan.collections.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]),
        ),
      )
      expect(summaries.filter(({ hasUnpublishedChanges }) => hasUnpublishedChanges)).toEqual([])
      for (const { document } of await publishedDocuments(siteCtx, {})) {
        for (const block of Object.values(document.blocks)) {
          const contract = ctx.product.blocks.get(block.type)?.contract
          expect(
            contract?.props.safeParse(block.props).error?.issues,
            `${String(document.settings['title'])}: ${block.type}`,
          ).toBeUndefined()
        }
      }
    })
  },
)

test('the photographer shows images in every available design', async () => {
  const site = await siteByName(ctx, 'lichtval')
  if (!site) throw new Error('lichtval was not made')
  const published = await inSite({ ...ctx, locale: 'en' as const }, site, (siteCtx) => publishedDocuments(siteCtx, {}))
  const galleries = published
    .flatMap(({ document }) => Object.values(document.blocks))
    .filter(({ type }) => type === 'gallery')
  const designs = new Set(
    galleries.map(({ props }) =>
      String((props['options'] as { design?: string } | undefined)?.design ?? props['design']),
    ),
  )
  expect(designs).toEqual(new Set([...designSettings, 'autorows']))
})

test('creating the samples again changes nothing', async () => {
  const before = await ctx.db
    .selectFrom('websites')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await createSamples({ ...ctx, account, locale: 'en' })
  const after = await ctx.db
    .selectFrom('websites')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(after.count).toBe(before.count)
})

test('an owner starts a site of another name and language from a sample', async () => {
  const site = await createSite(
    { ...ctx, account, locale: 'nl' },
    { name: 'my-photographs', title: 'Mijn foto’s', locale: 'nl-NL', start: 'lichtval' },
  )
  const titles = await inSite({ ...ctx, locale: 'nl' as const }, site, async (siteCtx) =>
    (await documentSummaries(siteCtx, {})).map(({ title }) => title),
  )
  expect(titles).toEqual(expect.arrayContaining(['High ground', 'Journal', 'Prints']))
})

test('an unknown start is refused, and creates no site', async () => {
  const wanted = { name: 'nowhere', title: 'Nowhere', start: 'parley' }
  const creating = createSite({ ...ctx, account, locale: 'en' }, wanted)
  await expect(creating).rejects.toMatchObject({ code: 'sites.start_unknown' })
  expect(await siteByName(ctx, 'nowhere')).toBeNull()
})
