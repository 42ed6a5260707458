import type { Language } from '#platform/i18n'
import { paletteOf, type SiteStyles, siteStylesSchema } from '#platform/theme'
import { type Band, button, cartLink, form, logo, navigation, text } from '../compose.ts'
import type { CollectionPlan, ItemPlan, MenuEntry, Names, ShelfPlan, SitePlan } from '../plan.ts'
import { drawing, type Inks, type Motif } from './art.ts'
import { emptied } from './emptied.ts'
import type { InnerPages, InnerWords } from './inner/inner.ts'
import { vessel } from './vessel.ts'

/** The texts of a design in one language, as the Markdown of the samples. */
export interface DesignWords {
  hero: string
  action: string
  first: string
  second: string
  third: string
  story: string
  facts: string
  closing: string
  /** Alternative texts of the three drawings. */
  alts: readonly [string, string, string]
}

export interface Design {
  name: string
  trade: (typeof trades)[number]
  palette: Inks
  styles: Omit<SiteStyles, 'palette' | 'swatches' | 'themes' | 'motion'>
  motif: Motif
  words: { en: DesignWords } & Partial<Record<Language, DesignWords>>
  inner: InnerWords
  /** Products of a new shop: drafts, until its owner sells something. */
  shelf?: (language: Language) => ShelfPlan
  /** The three texts of the home page are posts of a blog of this name too. */
  posts?: { title: { en: string } & Partial<Record<Language, string>> }
  /**
   * The home page from its texts and its three drawings. A button names the page it leads to: `offer`, `about`,
   * `contact` or `shop`.
   */
  home: (words: DesignWords, art: readonly [string, string, string]) => Band[]
  /** A page with one drawing. */
  page: (markdown: string, art: string) => Band[]
}

export const trades = ['arts', 'food', 'shops', 'services', 'occasions', 'groups'] as const

export interface DesignChoice {
  language: Language
  locale: string
  title: string
  /** Colours in place of the design's own. */
  colours: Inks | null
  withText: boolean
}

const homeTitle: Partial<Record<Language, string>> = { en: 'Home', nl: 'Home', de: 'Startseite' }
const inner = ['offer', 'about', 'contact'] as const
const arts = ['one', 'two', 'three'] as const

/** A design as the plan of a site: ordinary documents, in the language and colours that were chosen. */
export function planOf(design: Design, choice: DesignChoice): SitePlan {
  const { language, locale, title, colours, withText } = choice
  const words = design.words[language] ?? design.words.en
  const pages = design.inner[language] ?? design.inner.en
  const inks = colours ?? design.palette
  const shelf = design.shelf?.(language)
  const posts = design.posts && postsOf(words, design.posts.title[language] ?? design.posts.title.en)
  const paths = new Map<string, string>([
    ...inner.map((key): [string, string] => [key, `/${slugOf(pages[key].title)}`]),
    ...(shelf ? [['shop', `/${shelf.slug}`] as [string, string]] : []),
  ])
  const shown = (bands: Band[]): Band[] => withWays(withText ? bands : emptied(bands, title), paths)
  const entries: MenuEntry[] = [
    { label: '', page: 'home' },
    ...(shelf ? [{ label: '', collection: shelf.key }] : []),
    ...(posts ? [{ label: '', collection: posts.key }] : []),
    ...inner.map((page) => ({ label: '', page })),
  ]
  return {
    name: design.name,
    title,
    locale,
    timeZone: 'Europe/Amsterdam',
    description: '',
    styles: siteStylesSchema.parse({ ...design.styles, palette: paletteOf(...inks) }),
    folder: '',
    images: { ...drawingsOf(design, words, inks), ...(shelf && goodsOf(shelf, inks)) },
    header: () => [headerOf(design)],
    footer: () => [
      {
        theme: 'darkest',
        padding: 'medium',
        pieces: [text([0, 0, 12, 2], `**${title.replaceAll('*', '')}**`), navigation([14, 0, 10, 2], 'footer')],
      },
    ],
    collections: posts && withText ? [posts] : [],
    ...(shelf && { shelf }),
    pages: [
      {
        key: 'home',
        title: homeTitle[language] ?? 'Home',
        slug: 'home',
        isHome: true,
        description: '',
        bands: ({ asset }) => shown(design.home(words, [asset('one'), asset('two'), asset('three')])),
      },
      ...inner.map((key, at) => ({
        key,
        title: pages[key].title,
        slug: slugOf(pages[key].title),
        description: '',
        bands: ({ asset }: Names) => shown(innerBands(design, { words, pages, key, art: asset(arts[at] ?? 'one') })),
      })),
    ],
    menus: {
      main: entries.filter((entry) => !('collection' in entry) || entry.collection !== posts?.key || withText),
      footer: inner.map((page) => ({ label: '', page })),
    },
  }
}

function drawingsOf({ name, motif }: Design, { alts }: DesignWords, inks: Inks): SitePlan['images'] {
  return Object.fromEntries(
    arts.map((art, n) => [art, { file: `${name}-${n + 1}.svg`, alt: alts[n] ?? '', svg: drawing(motif, inks, n) }]),
  )
}

function goodsOf({ products }: ShelfPlan, inks: Inks): SitePlan['images'] {
  return Object.fromEntries(
    products.map(({ image, slug, title }, n) => [
      image,
      { file: `${slug}.svg`, alt: title, svg: drawing(vessel, inks, n) },
    ]),
  )
}

/** A text that begins with a heading is a post: its heading the title, the rest what it says. */
function postsOf({ first, second, third }: DesignWords, title: string): CollectionPlan {
  const items = [first, second, third].map((markdown, at): ItemPlan => {
    const [heading = '', ...rest] = markdown.split('\n\n')
    const words = rest.join('\n\n')
    return {
      title: heading.replace(/^#+ /, ''),
      slug: slugOf(heading),
      date: `2026-0${6 - at}-14`,
      excerpt: words,
      image: arts[at] ?? 'one',
      bands: () => [{ pieces: [text([0, 0, 24, 4], words)] }],
    }
  })
  return { key: 'posts', type: 'blog', title, slug: slugOf(title), description: '', items }
}

interface Inner {
  words: DesignWords
  pages: InnerPages
  key: (typeof inner)[number]
  art: string
}

/** The design's own page for what comes first; what follows stands in columns, and the page ends with a way on. */
function innerBands(design: Design, { words, pages, key, art }: Inner): Band[] {
  const [first = '', ...more] = pages[key].parts
  const width = 24 / Math.max(1, more.length)
  const opening = design.page(first, art)
  const isDark = opening[0]?.theme === 'darkest'
  const columns: Band = {
    theme: isDark ? 'darkest' : 'light',
    pieces: more.map((markdown, at) => text([Math.round(at * width), 0, Math.round(width) - 1, 5], markdown)),
  }
  const last: Band =
    key === 'contact'
      ? { pieces: [form([4, 0, 16, 8])] }
      : {
          theme: 'dark',
          pieces: [text([0, 0, 15, 4], words.closing), button([17, 1, 7, 1], pages.contact.title, 'contact')],
        }
  const further = more.length > 0 ? [columns] : []
  return key === 'contact' ? [...opening, last, ...further] : [...opening, ...further, last]
}

/** A button names a page by its key: its address is in the language of the site. */
function withWays(bands: Band[], paths: ReadonlyMap<string, string>): Band[] {
  return bands.map((band) => ({
    ...band,
    pieces: band.pieces.map((piece) => {
      const { link } = piece.props as { link?: { href: string; newWindow: boolean } }
      const href = link && paths.get(link.href)
      return href === undefined ? piece : { ...piece, props: { ...piece.props, link: { ...link, href } } }
    }),
  }))
}

function headerOf({ styles, shelf }: Design): Band {
  if (shelf)
    return {
      padding: 'none',
      pieces: [logo([0, 0, 7, 1]), navigation([7, 0, 15, 1], 'main'), cartLink([22, 0, 2, 1])],
    }
  if (styles.header.layout === 'split')
    return { padding: 'none', pieces: [logo([0, 0, 9, 1]), navigation([9, 0, 15, 1], 'main')] }
  return {
    padding: 'none',
    pieces: [
      { ...logo([0, 0, 24, 1]), props: { align: 'center' } },
      { ...navigation([0, 1, 24, 1], 'main'), props: { tree: 'main', layout: 'row', align: 'center' } },
    ],
  }
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
