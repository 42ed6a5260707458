import { jsonIn } from '../read/json-in.ts'
import { scalarText } from '../scalar-text.ts'
import { cardHtml } from './ghost-cards.ts'
import { escapedHtml } from './source-format.ts'

type Fields = Readonly<Record<string, unknown>>

const deepest = 40

/** Converts a post of Ghost's present editor (lexical) to HTML; '' for other texts. */
export function htmlOfLexical(source: string): string {
  const root = fieldsOf(fieldsOf(parsed(source)).root)
  return nodesHtml(root.children, 0)
}

/** Converts a post of Ghost's former editor (mobiledoc) to HTML; '' for other texts. */
export function htmlOfMobiledoc(source: string): string {
  const document = fieldsOf(parsed(source))
  return listOf(document.sections)
    .map((section) => sectionHtml(document, Array.isArray(section) ? section : []))
    .join('\n')
}

/** A post whose text is damaged comes without it; its other fields are whole. */
function parsed(source: string): unknown {
  if (!source.trimStart().startsWith('{')) return {}
  try {
    return jsonIn(source)
  } catch {
    return {}
  }
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const nodesHtml = (nodes: unknown, depth: number): string =>
  depth > deepest
    ? ''
    : listOf(nodes)
        .map((node) => nodeHtml(fieldsOf(node), depth))
        .join('')

function nodeHtml(node: Fields, depth: number): string {
  const type = scalarText(node.type)
  const inner = (): string => nodesHtml(node.children, depth + 1)
  switch (type) {
    case 'paragraph':
      return `<p>${inner()}</p>\n`
    case 'heading':
    case 'extended-heading':
      return element(/^h[1-6]$/.test(scalarText(node.tag)) ? scalarText(node.tag) : 'h2', inner())
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return element('blockquote', `<p>${inner()}</p>`)
    case 'list':
      return element(node.listType === 'number' || node.tag === 'ol' ? 'ol' : 'ul', inner())
    case 'listitem':
      return element('li', inner())
    case 'link':
    case 'autolink':
      return `<a href="${escapedHtml(scalarText(node.url))}">${inner()}</a>`
    case 'linebreak':
      return '<br>'
    case 'text':
    case 'extended-text':
      return formatted(escapedHtml(scalarText(node.text)), Number(node.format) || 0)
    default:
      return cardHtml(type, node) ?? inner()
  }
}

const element = (name: string, inner: string): string => `<${name}>${inner}</${name}>\n`

/** Formats of a text, each with its bit. */
const formats: readonly [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
]

function formatted(words: string, bits: number): string {
  return formats.filter(([bit]) => (bits & bit) !== 0).reduce((inner, [, name]) => `<${name}>${inner}</${name}>`, words)
}

/** Numbers of the kinds of sections. */
const [markup, imageSection, listSection, cardSection] = [1, 2, 3, 10]

function sectionHtml(document: Fields, [kind, ...rest]: readonly unknown[]): string {
  const [first, second] = rest
  if (kind === imageSection) return `<img src="${escapedHtml(scalarText(first))}">`
  if (kind === markup) {
    const name = /^(?:p|h[1-6]|blockquote)$/.exec(scalarText(first))?.[0] ?? 'p'
    return element(name, markersHtml(document, second))
  }
  if (kind === listSection) {
    const entries = listOf(second).map((markers) => element('li', markersHtml(document, markers)))
    return element(first === 'ol' ? 'ol' : 'ul', entries.join(''))
  }
  if (kind !== cardSection) return ''
  const [name, payload] = listOf(listOf(document.cards)[Number(first)])
  return cardHtml(scalarText(name), fieldsOf(payload)) ?? ''
}

const inlineTags = new Set(['a', 'strong', 'b', 'em', 'i', 'code', 's', 'u', 'sub', 'sup', 'mark'])

/** A marker opens some markups, has a text or an atom, and closes some. */
function markersHtml(document: Fields, markers: unknown): string {
  const open: string[] = []
  const html: string[] = []
  for (const marker of listOf(markers)) {
    const [kind, opened, closed, value] = listOf(marker)
    for (const at of listOf(opened)) {
      const [name, attributes] = listOf(listOf(document.markups)[Number(at)])
      const tag = scalarText(name).toLowerCase()
      const isTag = inlineTags.has(tag)
      html.push(isTag ? openingTag(tag, listOf(attributes)) : '')
      open.push(isTag ? tag : '')
    }
    html.push(kind === 0 ? escapedHtml(scalarText(value)) : atomHtml(document, Number(value)))
    for (let n = Math.min(Number(closed) || 0, open.length); n > 0; n -= 1) {
      const tag = open.pop() ?? ''
      html.push(tag === '' ? '' : `</${tag}>`)
    }
  }
  return (
    html.join('') +
    open
      .toReversed()
      .map((tag) => (tag === '' ? '' : `</${tag}>`))
      .join('')
  )
}

function openingTag(tag: string, attributes: readonly unknown[]): string {
  const at = attributes.indexOf('href')
  return tag === 'a' && at >= 0 ? `<a href="${escapedHtml(scalarText(attributes[at + 1]))}">` : `<${tag}>`
}

function atomHtml(document: Fields, at: number): string {
  const [name, words] = listOf(listOf(document.atoms)[at])
  return name === 'soft-return' ? '<br>' : escapedHtml(scalarText(words))
}
