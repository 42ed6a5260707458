/**
 * Metrics of a typeface in its em, measured in a browser. A fallback is scaled to them, so that the text does not move
 * when the font has loaded.
 */
interface Metrics {
  /** Average width of a character in running text, at weights 400 and 700. */
  regular: number
  bold: number
  ascent: number
  descent: number
}

/** C2.80: the kinds of typefaces, in the order in which owners choose among them. */
export const fontCategories = ['sans', 'serif', 'display', 'script', 'slab', 'mono', 'other'] as const
export type FontCategory = (typeof fontCategories)[number]

export interface Font {
  /** Name in style sheets and in the site's styles. */
  family: string
  /** Folder of its package under @fontsource-variable, and stem of its files. */
  slug: string
  category: FontCategory
  /** Least and greatest weight of the variable font. */
  weights: readonly [number, number]
  italic: boolean
  metrics: Metrics
}

/** The catalogue. Every font is open, variable and self-hosted, and covers Latin with its extensions. */
export const fonts = [
  {
    family: 'Inter',
    slug: 'inter',
    category: 'sans',
    weights: [100, 900],
    italic: true,
    metrics: measured(0.4769, 0.4892, 0.97, 0.24),
  },
  {
    family: 'Source Sans 3',
    slug: 'source-sans-3',
    category: 'sans',
    weights: [200, 900],
    italic: true,
    metrics: measured(0.4158, 0.4399, 1.02, 0.4),
  },
  {
    family: 'Instrument Sans',
    slug: 'instrument-sans',
    category: 'sans',
    weights: [400, 700],
    italic: true,
    metrics: measured(0.4521, 0.4692, 0.97, 0.25),
  },
  {
    family: 'Manrope',
    slug: 'manrope',
    category: 'sans',
    weights: [200, 800],
    italic: false,
    metrics: measured(0.4542, 0.4778, 1.07, 0.3),
  },
  {
    family: 'Space Grotesk',
    slug: 'space-grotesk',
    category: 'sans',
    weights: [300, 700],
    italic: false,
    metrics: measured(0.4863, 0.4874, 0.98, 0.29),
  },
  {
    family: 'Bricolage Grotesque',
    slug: 'bricolage-grotesque',
    category: 'sans',
    weights: [200, 800],
    italic: false,
    metrics: measured(0.4687, 0.4869, 0.93, 0.27),
  },
  {
    family: 'Fraunces',
    slug: 'fraunces',
    category: 'display',
    weights: [100, 900],
    italic: true,
    metrics: measured(0.4648, 0.4939, 0.98, 0.26),
  },
  {
    family: 'Newsreader',
    slug: 'newsreader',
    category: 'serif',
    weights: [200, 800],
    italic: true,
    metrics: measured(0.4246, 0.456, 0.74, 0.27),
  },
  {
    family: 'Lora',
    slug: 'lora',
    category: 'serif',
    weights: [400, 700],
    italic: true,
    metrics: measured(0.4652, 0.4761, 1.01, 0.27),
  },
  {
    family: 'Dancing Script',
    slug: 'dancing-script',
    category: 'script',
    weights: [400, 700],
    italic: false,
    metrics: measured(0.3554, 0.3641, 0.92, 0.28),
  },
  {
    family: 'Bitter',
    slug: 'bitter',
    category: 'slab',
    weights: [100, 900],
    italic: true,
    metrics: measured(0.4555, 0.4642, 0.94, 0.27),
  },
  {
    family: 'JetBrains Mono',
    slug: 'jetbrains-mono',
    category: 'mono',
    weights: [100, 800],
    italic: true,
    metrics: measured(0.6, 0.6, 1.02, 0.3),
  },
  {
    family: 'Grenze Gotisch',
    slug: 'grenze-gotisch',
    category: 'other',
    weights: [100, 900],
    italic: false,
    metrics: measured(0.3507, 0.3734, 1.1, 0.38),
  },
] as const satisfies readonly Font[]
export type FontFamily = (typeof fonts)[number]['family']
export const fontFamilies = fonts.map(({ family }) => family) as [FontFamily, ...FontFamily[]]

/** Fonts of every system with the same metrics under different names. */
const fallbacks = {
  sans: {
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    widths: [0.4473, 0.4788],
    generic: 'sans-serif',
  },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    widths: [0.4066, 0.4298],
    generic: 'serif',
  },
  mono: {
    regular: ['Courier New', 'Liberation Mono', 'Cousine'],
    bold: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'],
    widths: [0.6001, 0.6001],
    generic: 'monospace',
  },
} as const

/** The most similar fallback for each kind. */
const nearest = {
  sans: 'sans',
  serif: 'serif',
  display: 'serif',
  script: 'serif',
  slab: 'serif',
  mono: 'mono',
  other: 'serif',
} as const satisfies Record<FontCategory, keyof typeof fallbacks>

export function fontOf(family: FontFamily): Font {
  return fonts.find((font) => font.family === family) ?? fonts[0]
}

/** File of one cut and one range of characters. */
export function fontFile(font: Pick<Font, 'slug'>, range: 'latin' | 'latin-ext', style: 'normal' | 'italic'): string {
  return `${font.slug}-${range}-wght-${style}.woff2`
}

/** The fonts in the order in which the browser tries them: the font, its measured fallback, and generic ones. */
export function fontStack(font: Font): string {
  return `"${font.family}","${font.family} F",${fallbackOf(font).generic}`
}

/** Tells whether a weight gets the bold fallback. */
export const isHeavy = (weight: number): boolean => weight >= 600

/** Returns the local fallback font, scaled to the real one's metrics at this weight. */
export function fallbackFace(font: Font, weight: number): string {
  const fallback = fallbackOf(font)
  const heavy = isHeavy(weight)
  const share = Math.min(1, Math.max(0, (weight - 400) / 300))
  const width = font.metrics.regular + (font.metrics.bold - font.metrics.regular) * share
  const adjust = width / fallback.widths[heavy ? 1 : 0]
  const locals = (heavy ? fallback.bold : fallback.regular).map((name) => `local("${name}")`).join(',')
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
  const heights = `ascent-override:${percent(font.metrics.ascent / adjust)};descent-override:${percent(font.metrics.descent / adjust)};line-gap-override:0%`
  return `@font-face{font-family:"${font.family} F";font-weight:${heavy ? '600 900' : '1 599'};src:${locals};size-adjust:${percent(adjust)};${heights}}`
}

function fallbackOf(font: Font) {
  return fallbacks[nearest[font.category]]
}

function measured(regular: number, bold: number, ascent: number, descent: number): Metrics {
  return { regular, bold, ascent, descent }
}
