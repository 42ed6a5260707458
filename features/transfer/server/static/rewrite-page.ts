import { Parser } from 'htmlparser2'
import { serverParts } from './server-parts.ts'
import type { CopyLinks } from './copy-links.ts'

export interface RewrittenPage {
  html: string
  /** Addresses that the page requests from the site: encoded path with query. */
  asks: string[]
  /** Scripts and fonts that the page names. */
  built: string[]
  /** Number of forms and links that were left out because nothing answers them. */
  left: number
}

export interface PageWords {
  /** Notice that replaces a form. */
  form: string
  /** Notice that replaces a form of the cart. */
  order: string
}

interface Edit {
  from: number
  to: number
  text: string
}

/** Attributes that contain text, although it may begin with a slash. */
const words = new Set(['alt', 'title', 'value', 'placeholder', 'label', 'id', 'class', 'name', 'for', 'd', 'pattern'])
const addressLists = new Set(['srcset', 'imagesrcset'])
/** Metadata is read apart from its page, so its addresses are absolute. */
const absoluteTags = new Set(['meta'])

interface Rewriting {
  html: string
  from: string
  links: CopyLinks
  say: PageWords
  parser: Parser
  edits: Edit[]
  asks: Set<string>
  built: Set<string>
  left: number
  /** The element that is being removed with its content. */
  dropping: { name: string; from: number; text: string } | null
  /** The next text belongs to a style sheet, or is data for search engines. */
  raw: 'style' | 'data' | null
  /** Whether each open island stays inactive. */
  islands: boolean[]
}

/**
 * Rewrites a page as a file: links lead to files, forms to the site that answers them, and elements that need the
 * program are removed. Everything else stays the same, byte for byte.
 */
export function rewritePage(html: string, from: string, links: CopyLinks, say: PageWords): RewrittenPage {
  const parser: Parser = new Parser(
    {
      onopentagname: (name) => {
        rewriting.raw = name === 'style' ? 'style' : null
      },
      onattribute: (name, value) => {
        if (name === 'type' && value === 'application/ld+json') rewriting.raw = 'data'
      },
      onopentag: (name, attributes) => openTag(rewriting, name, attributes),
      ontext: (text) => changeText(rewriting, text),
      onclosetag: (name, isImplied) => closeTag(rewriting, name, isImplied),
    },
    { lowerCaseAttributeNames: false },
  )
  const rewriting: Rewriting = {
    html,
    from,
    links,
    say,
    parser,
    edits: [],
    asks: new Set(),
    built: new Set(),
    left: 0,
    dropping: null,
    raw: null,
    islands: [],
  }
  parser.end(html)
  const { edits, asks, built, left } = rewriting
  return { html: applied(html, edits), asks: [...asks], built: [...built], left }
}

function openTag(rewriting: Rewriting, name: string, attributes: Readonly<Record<string, string>>): void {
  const { parser, links, from, say, edits, islands, html } = rewriting
  if (rewriting.dropping) return
  const replace = (text: string): void => void edits.push({ from: parser.startIndex, to: parser.endIndex + 1, text })
  const replaced = withoutServer(name, attributes, (href) => links.linkOf(href, from), say)
  if (replaced !== null) {
    if (replaced !== '' || name === 'a') rewriting.left += 1
    rewriting.dropping = { name, from: parser.startIndex, text: replaced }
    return
  }
  const isInert = name === 'quoin-island' && serverParts.has(nameOfIsland(attributes['src'] ?? ''))
  if (name === 'quoin-island') islands.push(isInert)
  if (isInert) return replace('<div style="display:contents">')
  // The link becomes an `a` element without an address.
  if (name === 'a' && links.linkOf(attributes['href'] ?? '#', from).kind === 'none') {
    const { href: _href, nonce: _nonce, ...others } = attributes
    return replace(tagOf(name, { ...others, 'aria-disabled': 'true' }, false))
  }
  const changed = changedAttributes(name, attributes, rulesOf(rewriting))
  if (changed) replace(tagOf(name, changed, html[parser.endIndex - 1] === '/'))
}

function changeText(rewriting: Rewriting, text: string): void {
  const { dropping, raw, parser, links, edits } = rewriting
  if (dropping || raw === null) return
  const changed = raw === 'style' ? rulesOf(rewriting).styled(text) : withAbsolute(text, links)
  if (changed !== text) edits.push({ from: parser.startIndex, to: parser.endIndex + 1, text: changed })
}

function closeTag(rewriting: Rewriting, name: string, isImplied: boolean): void {
  const { dropping, parser, edits, islands } = rewriting
  rewriting.raw = null
  const end = isImplied ? parser.startIndex : parser.endIndex + 1
  if (dropping?.name === name) {
    edits.push({ from: dropping.from, to: end, text: dropping.text })
    rewriting.dropping = null
  } else if (!dropping && name === 'quoin-island' && islands.pop() && !isImplied)
    edits.push({ from: parser.startIndex, to: end, text: '</div>' })
}

function rulesOf({ links, from, asks, built }: Rewriting): Rules {
  const leadTo: Rules['leadTo'] = (href, isAbsolute) => {
    const link = links.linkOf(href, from)
    if (link.kind === 'other' || link.kind === 'none') return href
    if (link.kind === 'server') return link.url ?? href
    if (link.ask === null) built.add(link.file)
    else asks.add(link.ask)
    return isAbsolute ? links.absolute(href) : links.written(link, from)
  }
  return {
    leadTo,
    isOwn: (value) => /^\/(?!\/)/.test(value) || links.linkOf(value, from).kind !== 'other',
    styled: (text) =>
      text.replace(
        /url\((['"]?)(\/[^'"()]*)\1\)/g,
        (_all, quote: string, href: string) => `url(${quote}${leadTo(href, false)}${quote})`,
      ),
  }
}

interface Rules {
  leadTo: (href: string, isAbsolute: boolean) => string
  isOwn: (value: string) => boolean
  styled: (text: string) => string
}

/** Returns null when no attribute changes. */
function changedAttributes(
  name: string,
  attributes: Readonly<Record<string, string>>,
  rules: Rules,
): Record<string, string> | null {
  // A page in another language is named with its host; a feed is found from the page.
  const isMachine =
    absoluteTags.has(name) || (name === 'link' && (attributes['rel'] === 'canonical' || 'hreflang' in attributes))
  const isForm = name === 'form'
  const changed: Record<string, string> = {}
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'nonce') continue
    changed[attribute] =
      isForm && attribute === 'action' ? rules.leadTo(value, false) : changedValue(attribute, value, isMachine, rules)
  }
  const isSame =
    Object.keys(attributes).length === Object.keys(changed).length &&
    Object.entries(changed).every(([attribute, value]) => attributes[attribute] === value)
  return isSame ? null : changed
}

function changedValue(attribute: string, value: string, isMachine: boolean, { leadTo, isOwn, styled }: Rules): string {
  if (words.has(attribute) || attribute.startsWith('aria-')) return value
  if (addressLists.has(attribute.toLowerCase()))
    return value
      .split(/,\s+/)
      .map((part) => part.replace(/^\S+/, (href) => (isOwn(href) ? leadTo(href, false) : href)))
      .join(', ')
  if (attribute === 'style') return styled(value)
  if (attribute === 'props') return changedProps(value, (href) => (/^\/(?!\/)/.test(href) ? leadTo(href, false) : href))
  if (/^\/(?!\/)/.test(value) || /^https?:/.test(value)) return isOwn(value) ? leadTo(value, isMachine) : value
  // A link that only changes the query is one to this page.
  return attribute === 'href' && value.startsWith('?') ? leadTo(value, false) : value
}

/** Rewrites addresses anywhere in an island's props like links. */
function changedProps(json: string, leadTo: (href: string) => string): string {
  try {
    return JSON.stringify(
      JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? leadTo(value) : value)),
    )
  } catch {
    return json
  }
}

/** Returns the replacement of a form or link that only the program can answer; null where it can stay. */
function withoutServer(
  name: string,
  attributes: Readonly<Record<string, string>>,
  linkOf: (href: string) => ReturnType<CopyLinks['linkOf']>,
  say: PageWords,
): string | null {
  if (name === 'a') {
    const link = attributes['href'] === undefined ? null : linkOf(attributes['href'])
    return link?.kind === 'server' && link.url === null ? '' : null
  }
  // Scripts that measure visits need the program.
  if (attributes['id'] === 'visits' || attributes['data-later']?.includes('/tracker-')) return ''
  if (name !== 'form') return null
  const action = attributes['action'] ?? ''
  const link = linkOf(action)
  if (link.kind === 'other' || link.kind === 'none') return null
  // Lists filtered by typed values have endless results, so the plain list is used.
  if (link.kind === 'file') return /(?:^|\/)search\/index\.html$/.test(link.file) ? null : ''
  if (link.url !== null) return null
  if (attributes['hidden'] !== undefined) return ''
  const isOrder = /\/(?:commerce|cart|checkout)/.test(action)
  return `<p role="note" style="padding:1em;border:1px solid">${escaped(isOrder ? say.order : say.form)}</p>`
}

function withAbsolute(text: string, links: CopyLinks): string {
  return text.replace(/"(https?:[^"\\]+)"/g, (_all, href: string) => JSON.stringify(links.absolute(href)))
}

const nameOfIsland = (src: string): string => src.slice(src.lastIndexOf('/') + 1).replace(/-[\w-]{8}\.js$/, '')

function tagOf(name: string, attributes: Readonly<Record<string, string>>, endsItself: boolean): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
  return `<${name}${written.join('')}${endsItself ? '/' : ''}>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function applied(html: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    if (from < at) continue
    parts.push(html.slice(at, from), text)
    at = to
  }
  parts.push(html.slice(at))
  return parts.join('')
}
