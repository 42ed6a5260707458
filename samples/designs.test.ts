import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { documentSummaries } from '#features/pages/server'
import { inSite } from '#platform/database'
import { languageOf, type Language } from '#platform/i18n'
import { testContext } from '#support/context'
import { publishedStart } from '#support/published-start'
import { runningApp } from '#support/running'
import { product } from '../apps/server/features.ts'
import type { Design } from './designs/design.ts'
import { designs } from './designs/index.ts'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const account = await createOwner(ctx, { email: 'owner@example.com', name: 'Ada Owner' })

interface Served {
  path: string
  kind: string
  title: string
  header: string
  main: string
}

interface Start {
  design: Design
  start: string
  locale: string
  language: Language
  pages: Served[]
  home: Served
}

const starts: Start[] = []
for (const design of designs)
  for (const locale of ['en-GB', 'nl-NL', 'de-DE']) starts.push(await servedStart(design, locale))

async function servedStart(design: Design, locale: string): Promise<Start> {
  const name = `${design.name}-${locale.slice(0, 2)}`
  const site = await publishedStart(ctx, account, { name, start: design.name, locale, texts: 'sample' })
  const summaries = await inSite({ ...ctx, locale: 'en' as const }, site, (siteCtx) => documentSummaries(siteCtx, {}))
  const pages: Served[] = []
  for (const { path, kind, title } of summaries)
    if (path !== null) pages.push({ kind, title, ...(await served(name, path)) })
  for (const path of productPaths(pages)) pages.push({ kind: 'product', title: path, ...(await served(name, path)) })
  const home = pages.find(({ path }) => path === '/')
  if (!home) throw new Error(`${name} has no home page`)
  return { design, start: design.name, locale, language: languageOf(locale), pages, home }
}

async function served(name: string, path: string): Promise<Pick<Served, 'path' | 'header' | 'main'>> {
  const { status, text } = await app.ask(`${name}.localhost:8080`, path)
  expect(status, `${name}${path}`).toBe(200)
  const part = (element: string) => new RegExp(`<${element}[ >].*</${element}>`, 's').exec(text)?.[0] ?? ''
  return { path, header: part('header'), main: part('main') }
}

/** Returns the addresses of products, which lists of products lead to. */
function productPaths(pages: readonly Served[]): string[] {
  const cards = pages.flatMap(({ main }) => main.split('<article class="product-card"').slice(1))
  return [...new Set(cards.flatMap((card) => anchorsIn(card).slice(0, 1)).map(({ href }) => href))]
}

function anchorsIn(html: string): { href: string; label: string }[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', label = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    label: wordsIn(label),
  }))
}

function wordsIn(html: string): string {
  const texts = html.replaceAll(/<(script|style)[ >].*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')
  return texts.replaceAll('&#x27;', '’').replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim()
}

const headingLevels = (html: string): number[] => [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))

test.each(starts)(
  'each page of the design $start in $locale has one first heading, and no heading skips a level',
  ({ pages }) => {
    const faults = pages.flatMap(({ path, main }) => {
      const levels = headingLevels(main)
      const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
      const firsts = levels.filter((level) => level === 1)
      return levels[0] === 1 && firsts.length === 1 && skips.length === 0 ? [] : [`${path}: ${levels.join(' ')}`]
    })
    expect(faults).toEqual([])
  },
)

test.each(starts)('no page of the design $start in $locale shows an image twice', ({ pages }) => {
  expect(pages.flatMap(({ main }) => imagesIn(main)).length).toBeGreaterThan(5)
  const faults = pages.flatMap(({ path, main }) => {
    const images = imagesIn(main)
    return images.filter((id, at) => images.indexOf(id) !== at).map((id) => `${path}: ${id}`)
  })
  expect(faults).toEqual([])
})

const imagesIn = (html: string): string[] =>
  [...html.matchAll(/<img\s[^>]*?src="\/s\/([0-9a-f]{24})\//g)].map(([, id]) => id ?? '')

test.each(starts)(
  'each button of the home page of the design $start in $locale leads to the page it names',
  ({ design, language, pages, home }) => {
    const words = design.words[language] ?? design.words.en
    const titles = titlesOf(design, language)
    const buttons = design
      .home(words, ['', '', '', ''], titlesAsLists(titles))
      .flatMap(({ pieces }) => pieces)
      .filter(({ type }) => type === 'button')
      .map(({ props }) => props as { label: string; link: { href: string } })
    expect(buttons.length).toBeGreaterThan(0)
    const leads = buttons.map(({ label }) => anchorsIn(home.main).find((anchor) => anchor.label === label)?.href)
    const named = buttons.map(({ link }) => pages.find(({ title }) => title === titles.get(link.href))?.path)
    expect(named).not.toContain(undefined)
    expect(leads).toEqual(named)
  },
)

/** Returns the titles of a design's pages by the keys that its buttons use. */
function titlesOf(design: Design, language: Language): Map<string, string> {
  const inner = design.inner[language] ?? design.inner.en
  return new Map([
    ['offer', inner.offer.title],
    ['about', inner.about.title],
    ['contact', inner.contact.title],
    ['shop', design.shelf?.(language).title ?? ''],
  ])
}

const titlesAsLists = (titles: ReadonlyMap<string, string>) => ({
  posts: { id: 'posts', title: '' },
  shop: { id: 'shop', title: titles.get('shop') ?? '' },
  contact: titles.get('contact') ?? '',
})

const blogs = starts.filter(({ design }) => design.posts)

test('the journal and the association have a blog', () => {
  expect(new Set(blogs.map(({ start }) => start))).toEqual(new Set(['journal', 'association']))
})

test.each(blogs)('the home page of the design $start in $locale links to each post of its blog', ({ pages, home }) => {
  const posts = pages.filter(({ kind }) => kind === 'post').map(({ path }) => path)
  expect(posts.length).toBeGreaterThan(1)
  const links = new Set(anchorsIn(home.main).map(({ href }) => href))
  expect(posts.filter((path) => !links.has(path))).toEqual([])
})

test.each(blogs)(
  'a post of the design $start in $locale says more than the list on its home page',
  ({ pages, home }) => {
    const texts = pages
      .filter(({ kind }) => kind === 'post')
      .map(({ main }) => wordsIn(/<div class="text".*?<\/div>/s.exec(main)?.[0] ?? ''))
    expect(texts.every((text) => text.length > 40)).toBe(true)
    expect(texts.filter((text) => wordsIn(home.main).includes(text))).toEqual([])
  },
)

const shops = starts.filter(({ design }) => design.shelf)

test.each(shops)(
  'the home page of the design $start in $locale links to each product',
  ({ design, language, home }) => {
    const shelf = design.shelf?.(language)
    const products = (shelf?.products ?? []).map(({ slug }) => `/${shelf?.slug}/${slug}`)
    expect(products.length).toBeGreaterThan(3)
    const links = new Set(anchorsIn(home.main).map(({ href }) => href))
    expect(products.filter((path) => !links.has(path))).toEqual([])
  },
)

test.each(shops)('every header of the design $start in $locale shows the cart beside its menu', ({ pages }) => {
  // The menu itself has a link to the cart for phones, which is no sign of one on a wide screen.
  const withoutCart = pages.filter(({ header }) => !/<a class="cart-link" href="\/cart"/.test(header))
  expect(withoutCart.map(({ path }) => path)).toEqual([])
})

/** Words with which a text promises that its reader can order, reserve, sign up, answer or write. */
const promises: Partial<Record<Language, RegExp>> = {
  en: /\b(orders?|book a|bookings|reserve|tickets?|tell (us|me)|tell what|write (to|back|me|what)|ask about|become a member|plan a first talk|start a project|newsletter|sign up|question about)\b/i,
  nl: /(?<!\p{L})(bestel|bestellen|reserveer|reserveren|boekingen|kaartjes?|laat ons|laat (het )?weten|vertel|schrijf|vraag een|word lid|lid worden|plan een|begin een project|nieuwsbrief|meld je aan|een vraag over)(?!\p{L})/iu,
  de: /(?<!\p{L})(bestellen|bestellung|reservieren|buchungen|tickets?|zusagen|sagt uns|sagen sie|schreiben sie|schreibt|zurückschreiben|erzählen sie|anfragen|mitglied werden|erstgespräch|projekt starten|newsletter|eine frage zu)(?!\p{L})/iu,
}

test.each(starts)(
  'each page of the design $start in $locale whose text promises an answer has a form or a button to a page with one',
  ({ design, language, pages }) => {
    const withForm = new Set(pages.filter(({ main }) => main.includes('<form')).map(({ path }) => path))
    const promising = pages.filter(({ main }) => promises[language]?.test(wordsIn(main)))
    expect(promising.map(({ title }) => title)).toContain((design.inner[language] ?? design.inner.en).contact.title)
    const broken = promising.filter(
      ({ path, main }) => !withForm.has(path) && !anchorsIn(main).some(({ href }) => withForm.has(href)),
    )
    expect(broken.map(({ path }) => path)).toEqual([])
  },
)

test.each(starts)(
  'the form of the design $start in $locale asks what its page promises to answer',
  ({ design, language, pages }) => {
    const { title, form } = (design.inner[language] ?? design.inner.en).contact
    const page = pages.find((served) => served.title === title)
    const questions = (form?.fields ?? []).flatMap((field) => [field.title, ...(field.options ?? [])])
    expect(questions.filter((words) => !wordsIn(page?.main ?? '').includes(words))).toEqual([])
    expect(page?.main.match(/type="email"/g)).toHaveLength(1)
  },
)
