import type { Language } from '#platform/i18n'
import { paletteOf, type SiteStyles, siteStylesSchema } from '#platform/theme'
import { type Band, logo, navigation, text } from '../compose.ts'
import type { SitePlan } from '../plan.ts'
import { drawing, type Inks, type Motif } from './art.ts'
import { emptied } from './emptied.ts'

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
  /** Title in the menu, then the page. */
  about: readonly [string, string]
  contact: readonly [string, string]
  /** What the three drawings show. */
  alts: readonly [string, string, string]
}

export interface Design {
  name: string
  trade: (typeof trades)[number]
  palette: Inks
  styles: Omit<SiteStyles, 'palette' | 'swatches' | 'themes' | 'motion'>
  motif: Motif
  words: { en: DesignWords } & Partial<Record<Language, DesignWords>>
  /** The home page from its texts and its three drawings. */
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
const entries = ['home', 'about', 'contact'].map((page) => ({ label: '', page }))
const arts = ['one', 'two', 'three'] as const

/** A design as the plan of a site: ordinary documents, in the language and colours that were chosen. */
export function planOf(design: Design, choice: DesignChoice): SitePlan {
  const { language, locale, title, colours, withText } = choice
  const words = design.words[language] ?? design.words.en
  const inks = colours ?? design.palette
  const shown = (bands: Band[]): Band[] => (withText ? bands : emptied(bands, title))
  const page = (key: string, [name, markdown]: readonly [string, string], art: (typeof arts)[number]) => ({
    key,
    title: name,
    slug: slugOf(name),
    description: '',
    bands: ({ asset }: { asset: (name: string) => string }) => shown(design.page(markdown, asset(art))),
  })
  return {
    name: design.name,
    title,
    locale,
    timeZone: 'Europe/Amsterdam',
    description: '',
    styles: siteStylesSchema.parse({ ...design.styles, palette: paletteOf(...inks) }),
    folder: '',
    images: Object.fromEntries(
      arts.map((name, n) => [
        name,
        { file: `${design.name}-${n + 1}.svg`, alt: words.alts[n] ?? '', svg: drawing(design.motif, inks, n) },
      ]),
    ),
    header: () => [headerOf(design)],
    footer: () => [
      {
        theme: 'darkest',
        padding: 'medium',
        pieces: [text([0, 0, 12, 2], `**${title.replaceAll('*', '')}**`), navigation([14, 0, 10, 2], 'footer')],
      },
    ],
    collections: [],
    pages: [
      {
        key: 'home',
        title: homeTitle[language] ?? 'Home',
        slug: 'home',
        isHome: true,
        description: '',
        bands: ({ asset }) => shown(design.home(words, [asset('one'), asset('two'), asset('three')])),
      },
      page('about', words.about, 'two'),
      page('contact', words.contact, 'three'),
    ],
    menus: { main: entries, footer: entries },
  }
}

function headerOf({ styles }: Design): Band {
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
