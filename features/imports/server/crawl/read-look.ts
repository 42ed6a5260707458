import { closestFont, contrast, hexOf, readColour } from '#platform/theme'
import { findElement, findElements, type HtmlNode, textIn } from '../body/html-tree.ts'
import type { ImportLook } from '../../contract/look.schema.ts'

type Look = Omit<ImportLook, 'isTaken'>

/** A rule of a style sheet: its selector and declarations. */
interface Rule {
  selector: string
  property: string
  value: string
}

const mostRules = 50_000

/** Returns the colours, typefaces and logo of a page and its style sheets. */
export function lookOf(tree: readonly HtmlNode[], sheets: readonly string[], url: string): Look {
  const inline = findElements(tree, ({ name }) => name === 'style').map(({ children }) => textIn(children))
  const rules = [...inline, ...sheets].flatMap(rulesIn).slice(0, mostRules)
  const variables = new Map(
    rules.filter(({ property }) => property.startsWith('--')).map(({ property, value }) => [property, value]),
  )
  const resolved = rules.map((rule) => ({ ...rule, value: withVariables(rule.value, variables) }))
  return { colours: coloursIn(resolved), fonts: fontsIn(resolved), logo: logoIn(tree, url) }
}

/** Addresses of style sheets that a page loads. */
export function sheetsOf(tree: readonly HtmlNode[], url: string): string[] {
  return findElements(tree, ({ name, attributes }) => name === 'link' && /stylesheet/i.test(attributes.rel ?? ''))
    .flatMap(({ attributes }) => URL.parse(attributes.href ?? '', url)?.href ?? [])
    .slice(0, 8)
}

function rulesIn(css: string): Rule[] {
  return withoutComments(css)
    .split('}')
    .flatMap((part) => {
      const at = part.lastIndexOf('{')
      if (at < 0) return []
      const selector = part
        .slice(part.lastIndexOf('{', at - 1) + 1, at)
        .trim()
        .toLowerCase()
      return part
        .slice(at + 1)
        .split(';')
        .flatMap((declaration): Rule[] => {
          const colon = declaration.indexOf(':')
          if (colon < 1) return []
          const property = declaration.slice(0, colon).trim().toLowerCase()
          return [
            {
              selector,
              property,
              value: declaration
                .slice(colon + 1)
                .replace(/!important/i, '')
                .trim(),
            },
          ]
        })
    })
}

function withoutComments(css: string): string {
  return css
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))
    .join('')
}

const deepest = 5

/** Replaces `var(--ink, #111)` by its value. */
function withVariables(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value
  for (let depth = 0; depth < deepest && text.includes('var('); depth += 1) {
    const before = text
    text = text
      .slice(0, 2000)
      .replace(/var\(\s*(--[\w-]{1,100})\s*(?:,([^()]{0,200}))?\)/g, (_all, name: string, other?: string) =>
        (variables.get(name) ?? other ?? '').trim(),
      )
    if (text === before) break
  }
  return text
}

const colourText = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([\d.,%\s/deg-]{5,60}\)/i

/** Returns an opaque colour as six digits; null for others. */
function colourOf(value: string): string | null {
  const text = colourText.exec(value)?.[0] ?? (/^(?:white|black)$/i.test(value.trim()) ? value.trim() : null)
  const colour = text === null ? null : readColour(text)
  return colour && (colour.alpha ?? 1) === 1 ? hexOf(colour) : null
}

const isWhole = (selector: string): boolean => /(?:^|[\s,])(?:body|html|:root)(?:$|[\s,])/.test(selector)
const isPressed = (selector: string): boolean =>
  /btn|button|cta|(?:^|[\s,>])a(?:$|[\s,:.])|link|accent|primary/.test(selector)

function coloursIn(rules: readonly Rule[]): string[] | null {
  const of = (fits: (rule: Rule) => boolean): string | null => {
    for (const rule of rules.toReversed()) {
      const colour = fits(rule) ? colourOf(rule.value) : null
      if (colour !== null) return colour
    }
    return null
  }
  const isGround = ({ property }: Rule): boolean => property === 'background' || property === 'background-color'
  const ground = of((rule) => isWhole(rule.selector) && isGround(rule)) ?? '#ffffff'
  const ink = of((rule) => isWhole(rule.selector) && rule.property === 'color') ?? '#1a1a1a'
  const weights = new Map<string, number>()
  for (const rule of rules) {
    const colour = /^(?:color|background|background-color|border-color|fill|--[\w-]+)$/.test(rule.property)
      ? colourOf(rule.value)
      : null
    if (colour !== null && saturationOf(colour) >= 0.25)
      weights.set(colour, (weights.get(colour) ?? 0) + (isPressed(`${rule.selector} ${rule.property}`) ? 4 : 1))
  }
  const [accent] = [...weights].toSorted((a, b) => b[1] - a[1])[0] ?? []
  if (accent === undefined || ground === ink) return null
  const [lightest = ground, darkest = ink] = [ground, ink].toSorted(
    (a, b) => contrast(b, '#000000') - contrast(a, '#000000'),
  )
  // An unreadable pair of colours is not used as a palette.
  if (contrast(lightest, darkest) < 4.5) return null
  return [lightest, mixed(lightest, accent, 0.1), accent, mixed(darkest, accent, 0.25), darkest]
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function saturationOf(hex: string): number {
  const own = channels(hex)
  const most = Math.max(...own)
  return most === 0 ? 0 : (most - Math.min(...own)) / most
}

function mixed(one: string, other: string, part: number): string {
  const others = channels(other)
  const parts = channels(one).map((value, at) => Math.round(value * (1 - part) + (others[at] ?? 0) * part))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const generic =
  /^(?:inherit|initial|unset|serif|sans-serif|monospace|cursive|system-ui|ui-[a-z-]+|-apple-system|blinkmacsystemfont|arial|helvetica|helvetica neue|segoe ui)$/i

function fontsIn(rules: readonly Rule[]): Look['fonts'] {
  const of = (fits: (selector: string) => boolean): string | null => {
    for (const { selector, property, value } of rules.toReversed()) {
      if (property !== 'font-family' && property !== 'font') continue
      const text = property === 'font' ? value.slice(value.search(/["'A-Z]/)) : value
      const name = (text.split(',')[0] ?? '').replace(/["']/g, '').trim()
      if (fits(selector) && name !== '' && name.length < 60 && !/[()\d]/.test(name) && !generic.test(name)) return name
    }
    return null
  }
  const body = of((selector) => isWhole(selector) || /(?:^|[\s,])p(?:$|[\s,])/.test(selector))
  const heading = of((selector) => /(?:^|[\s,])h[12](?:$|[\s,])|heading/.test(selector)) ?? body
  if (body === null && heading === null) return null
  const theirs = [...new Set([heading, body])].filter((name) => name !== null).join(', ')
  return {
    heading: closestFont(heading ?? body ?? '', 'heading'),
    body: closestFont(body ?? heading ?? '', 'body'),
    theirs,
  }
}

/** The image in the header that is named a logo or brand, otherwise the first one. */
function logoIn(tree: readonly HtmlNode[], url: string): string | null {
  const header = findElement(
    tree,
    ({ name, attributes }) =>
      name === 'header' || /\b(?:site-)?header\b/i.test(attributes.class ?? attributes.id ?? ''),
  )
  const images = header ? findElements(header.children, ({ name }) => name === 'img') : []
  const isLogo = (values: Readonly<Record<string, string>>): boolean =>
    /logo|brand/i.test(['class', 'id', 'alt', 'src', 'data-src'].map((name) => values[name] ?? '').join(' '))
  const image = images.find(({ attributes }) => isLogo(attributes)) ?? images[0]
  const source = image?.attributes['data-src'] ?? image?.attributes.src ?? ''
  const address = source === '' || source.startsWith('data:') ? null : URL.parse(source, url)
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}
