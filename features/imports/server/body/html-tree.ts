import { Parser } from 'htmlparser2'

export interface Element {
  name: string
  attributes: Record<string, string>
  children: HtmlNode[]
}
export type HtmlNode = string | Element

const deepest = 200
/** The parser becomes slow with more open elements than this; beyond it only the text is read. */
const hopeless = 3000

/**
 * Parses HTML to a small tree: removes comments, repairs broken nesting, and flattens nesting of an implausible depth.
 */
export function htmlTree(html: string): HtmlNode[] {
  try {
    return parsed(html)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return parsed(html.replace(/<[^<>]{0,2000}>/g, ' '))
  }
}

function parsed(html: string): HtmlNode[] {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open: Element[] = [root]
  let tooDeep = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length >= deepest) {
          tooDeep += 1
          if (tooDeep > hopeless) throw new RangeError('too deep')
          return
        }
        const element: Element = { name, attributes, children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext: (text) => {
        const siblings = open.at(-1)?.children ?? root.children
        const last = siblings.at(-1)
        if (typeof last === 'string') siblings[siblings.length - 1] = last + text
        else siblings.push(text)
      },
      onclosetag: () => {
        if (tooDeep > 0) tooDeep -= 1
        else if (open.length > 1) open.pop()
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return root.children
}

export function textIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.name === 'br' ? '\n' : textIn(node.children)))
    .join('')
}

/** Like `textIn`, without the text of scripts and style sheets. */
export function wordsIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.name === 'script' || node.name === 'style') return ''
      return node.name === 'br' ? '\n' : wordsIn(node.children)
    })
    .join('')
}

/** Returns the first matching element at any depth. */
export function findElement(nodes: readonly HtmlNode[], fits: (element: Element) => boolean): Element | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if (fits(node)) return node
    const ctx = findElement(node.children, fits)
    if (ctx) return ctx
  }
  return null
}

export function findElements(nodes: readonly HtmlNode[], fits: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : fits(node) ? [node] : findElements(node.children, fits),
  )
}

export function hasClass(element: Element, name: string): boolean {
  return (element.attributes.class ?? '').split(/\s+/).includes(name)
}

const voids = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Serialises the tree to HTML, for parts kept as the owner's own code. */
export function htmlOf(nodes: readonly HtmlNode[], isRaw = false): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return isRaw ? node : escape(node)
      const attributes = Object.entries(node.attributes).map(
        ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
      )
      const opening = `<${node.name}${attributes.join('')}>`
      return voids.has(node.name)
        ? opening
        : `${opening}${htmlOf(node.children, node.name === 'script' || node.name === 'style')}</${node.name}>`
    })
    .join('')
}
