import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { documentSummaries, draftOf } from '#features/pages/server'
import { asOwner, createSite } from '#features/sites/server'
import { inSite } from '#platform/database'
import { ownerBrowser } from '#support/owner-browser'
import { testContext } from '#support/context'
import { publishAll } from '#support/published-start'
import { runningApp } from '#support/running'
import { product } from '../apps/server/features.ts'
import { designs, planOf, previewOf } from './designs/index.ts'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const account = await createOwner(ctx, { email: 'owner@example.com', name: 'Ada Owner' })

const lists = [
  { start: 'journal', titles: ['Een mus heeft een plan', 'Over langzaam lezen', 'Wat de ketel zegt'] },
  { start: 'association', titles: ['Zaterdag gaat de speeltuin open', 'Nieuwe banken'] },
  { start: 'shop', titles: ['Vaas, hoog', 'Vaas, rond', 'Schaal', 'Kop', 'Kan', 'Bord'] },
]

interface ListData {
  items?: { title: string }[]
  cards?: { title: string }[]
  areDrafts?: boolean
}

/** Makes a site from a design and returns the data that the list on its home page has on the canvas. */
async function startedFrom(start: string, name: string) {
  const site = await createSite({ ...ctx, account, locale: 'nl' }, { name, title: 'De Kade', locale: 'nl-NL', start })
  const owner = await ownerBrowser(app, ctx, { account, site })
  const home = await inSite(ctx, site, async (tx) => {
    const asAccount = asOwner({ ...tx, locale: 'nl' as const }, account, ['admin'])
    const page = (await documentSummaries(asAccount, { kind: 'page' })).find(({ title }) => title === 'Home')
    return await draftOf(asAccount, page?.id ?? '')
  })
  const blocks = Object.values(home.blocks).filter(({ type }) => type === 'summary' || type === 'summary-v2')
  const onCanvas = async (): Promise<ListData[]> => {
    const answer = await owner.send('POST', '/api/blocks/data', { document: home.id, blocks })
    return Object.values(answer.json<{ data: Record<string, ListData> }>().data)
  }
  return { site, onCanvas }
}

const titlesIn = ([list]: ListData[]) => (list?.items ?? list?.cards ?? []).map(({ title }) => title)

test.each(lists)('the canvas of a new $start shows the drafts of its list and says so', async ({ start, titles }) => {
  const { onCanvas } = await startedFrom(start, `new-${start}`)
  const shown = await onCanvas()
  expect(titlesIn(shown)).toEqual(titles)
  expect(shown.map(({ areDrafts }) => areDrafts)).toEqual([true])
})

test.each(lists)('once they are published, the list of the $start shows no drafts', async ({ start, titles }) => {
  const { site, onCanvas } = await startedFrom(start, `live-${start}`)
  await publishAll(ctx, account, site)
  const shown = await onCanvas()
  expect(titlesIn(shown)).toEqual(titles)
  expect(shown.map(({ areDrafts }) => areDrafts ?? false)).toEqual([false])
})

test.each(lists)(
  'the miniature of the design $start shows its list, which links to each entry',
  ({ start, titles }) => {
    const design = designs.find(({ name }) => name === start)
    if (!design) throw new Error(`${start} is no design`)
    const choice = { language: 'nl', locale: 'nl-NL', title: 'De Kade', colours: null, withText: true } as const
    const html = previewOf(product, planOf(design, choice), 'nl')
    expect(titles.filter((title) => !new RegExp(`<a [^>]*>(<[^>]*>)*${title}<`).test(html))).toEqual([])
  },
)
