import type { Language } from '#platform/i18n'
import { paletteOf, type SiteStyles, siteStylesSchema } from '#platform/theme'
import { type Band, button, cartLink, logo, navigation, text } from '../compose.ts'
import type { CollectionPlan, MenuEntry, Names, ShelfPlan, SitePlan } from '../plan.ts'
import { drawing, type Inks, type Motif } from './art.ts'
import { contactForm } from './contact-form.ts'
import { emptied } from './emptied.ts'
import type { InnerPages, InnerWords } from './inner/inner.ts'
import { postsOf } from './posts.ts'
import { slugOf } from './slug.ts'
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
  /** Posts of the design's blog, each with its title as a heading. */
  news?: readonly string[]
  /** Alternative texts of the drawings. */
  alts: readonly [string, string, string, string?]
}

/** Asset ids of a design's drawings; the last is empty where a design has three. */
export type Art = readonly [string, string, string, string]

/** Content of a home page beyond its own texts: ids and titles of its lists, and the title of the contact page. */
export interface HomeLists {
  posts: { id: string; title: string }
  shop: { id: string; title: string }
  contact: string
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
  /** The blog: its title, and which texts are its posts. */
  posts?: {
    title: { en: string } & Partial<Record<Language, string>>
    of: (words: DesignWords) => readonly string[]
  }
  /**
   * The home page from its texts and its drawings. A button names the page it leads to: `offer`, `about`, `contact` or
   * `shop`.
   */
  home: (words: DesignWords, art: Art, lists: HomeLists) => Band[]
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
const arts = ['one', 'two', 'three', 'four'] as const

/** A design as the plan of a site: ordinary documents, in the language and colours that were chosen. */
export function planOf(design: Design, choice: DesignChoice): SitePlan {
  const { language, locale, title, colours, withText } = choice
  const words = design.words[language] ?? design.words.en
  const pages = design.inner[language] ?? design.inner.en
  const inks = colours ?? design.palette
  const shelf = design.shelf?.(language)
  const posts = withText && blogOf(design, language, words)
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
    collections: posts ? [posts] : [],
    ...(shelf && { shelf }),
    pages: [
      {
        key: 'home',
        title: homeTitle[language] ?? 'Home',
        slug: 'home',
        isHome: true,
        description: '',
        bands: (names) => shown(design.home(words, artOf(words, names), listsOf({ posts, shelf, pages }, names))),
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
      main: entries,
      footer: inner.map((page) => ({ label: '', page })),
    },
  }
}

function blogOf({ posts }: Design, language: Language, words: DesignWords): CollectionPlan | null {
  if (!posts) return null
  return postsOf({ title: posts.title[language] ?? posts.title.en, posts: posts.of(words), arts })
}

interface Listed {
  posts: CollectionPlan | null | false
  shelf: ShelfPlan | undefined
  pages: InnerPages
}

function listsOf({ posts, shelf, pages }: Listed, { collection }: Names): HomeLists {
  const listed = (plan: CollectionPlan | ShelfPlan | null | false | undefined) =>
    plan ? { id: collection(plan.key), title: plan.title } : { id: '', title: '' }
  return { posts: listed(posts), shop: listed(shelf), contact: pages.contact.title }
}

function artOf({ alts }: DesignWords, { asset }: Names): Art {
  return [asset('one'), asset('two'), asset('three'), alts.length > 3 ? asset('four') : '']
}

function drawingsOf({ name, motif }: Design, { alts }: DesignWords, inks: Inks): SitePlan['images'] {
  return Object.fromEntries(
    alts.map((alt = '', n) => [arts[n], { file: `${name}-${n + 1}.svg`, alt, svg: drawing(motif, inks, n) }]),
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
      ? { pieces: [contactForm([4, 0, 16, 8], pages.contact)] }
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
