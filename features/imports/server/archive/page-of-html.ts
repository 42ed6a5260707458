import {
  type Element,
  findElement,
  findElements,
  hasClass,
  type HtmlNode,
  htmlTree,
  textIn,
  wordsIn,
} from '../body/html-tree.ts'

/** Metadata of an HTML page and its main content, without head, menu and footer. */
export interface HtmlPage {
  title: string
  siteTitle: string
  description: string
  language: string
  canonical: string
  image: string
  /** Date of publication; '' when unknown. */
  date: string
  author: string
  tags: string[]
  isArticle: boolean
  noindex: boolean
  body: HtmlNode[]
  tree: HtmlNode[]
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function pageOfHtml(html: string): HtmlPage {
  const tree = htmlTree(html)
  const metas = findElements(tree, ({ name }) => name === 'meta')
  const meta = (...names: readonly string[]): string => {
    for (const name of names) {
      const own = metas.find(
        ({ attributes }) =>
          (attributes.property ?? attributes.name ?? attributes.itemprop ?? '').toLowerCase() === name,
      )
      if (own?.attributes.content?.trim()) return clean(own.attributes.content)
    }
    return ''
  }
  const first = (fits: (element: Element) => boolean): Element | null => findElement(tree, fits)
  const words = (element: Element | null): string => (element ? clean(textIn(element.children)) : '')
  const siteTitle = meta('og:site_name', 'application-name')
  const structured = structuredOf(tree)
  const body = mainPart(tree)
  const heading = words(findElement(body, ({ name }) => name === 'h1'))
  const isArticle = meta('og:type') === 'article' || structured.isArticle
  const time = findElement(body, ({ name, attributes }) => name === 'time' && attributes.datetime !== undefined)
  return {
    title: heading || titleWithout(meta('og:title') || words(first(({ name }) => name === 'title')), siteTitle),
    siteTitle,
    description: meta('description', 'og:description'),
    language: first(({ name }) => name === 'html')?.attributes.lang?.trim() ?? meta('og:locale').replace('_', '-'),
    canonical:
      first(({ name, attributes }) => name === 'link' && (attributes.rel ?? '').toLowerCase() === 'canonical')
        ?.attributes.href ?? '',
    image: meta('og:image', 'og:image:url', 'twitter:image'),
    date:
      meta('article:published_time', 'date', 'dc.date') ||
      structured.date ||
      (isArticle ? (time?.attributes.datetime ?? '') : ''),
    author: meta('author', 'article:author').replace(/^https?:.*$/, '') || structured.author,
    tags: metas.flatMap(({ attributes }) =>
      attributes.property === 'article:tag' && attributes.content ? [clean(attributes.content)] : [],
    ),
    isArticle,
    noindex: /noindex/i.test(meta('robots')),
    body,
    tree,
  }
}

/** Removes the site's name from a title: `About – De Oven` becomes `About`. */
export function titleWithout(title: string, siteTitle: string): string {
  const parts = title.split(/ [|–—·•»-] /)
  const others = parts.filter((part) => part.trim().toLowerCase() !== siteTitle.toLowerCase())
  return (parts.length > 1 && others.length < parts.length ? others.join(' – ') : title).trim()
}

interface Structured {
  isArticle: boolean
  date: string
  author: string
}

/** Returns the JSON-LD of a page. */
function structuredOf(tree: readonly HtmlNode[]): Structured {
  const scripts = findElements(
    tree,
    ({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json',
  )
  for (const script of scripts.slice(0, 20)) {
    try {
      const parsed = JSON.parse(textIn(script.children)) as unknown
      const things = (Array.isArray(parsed) ? parsed : [parsed]).flatMap((thing) => {
        const graph = (thing as Record<string, unknown> | null)?.['@graph']
        return (Array.isArray(graph) ? graph : [thing]) as Record<string, unknown>[]
      })
      const article = things.find((thing) => /Article|BlogPosting/.test(String(thing?.['@type'])))
      if (!article) continue
      const author = [article.author].flat()[0] as { name?: unknown } | string | undefined
      const name = typeof author === 'string' ? author : author?.name
      return {
        isArticle: true,
        date: typeof article.datePublished === 'string' ? article.datePublished : '',
        author: typeof name === 'string' ? clean(name) : '',
      }
    } catch {
      continue
    }
  }
  return { isArticle: false, date: '', author: '' }
}

const outside = new Set(['script', 'style', 'noscript', 'template', 'link', 'meta', 'head', 'title'])
const frames = new Set(['header', 'nav', 'footer', 'aside'])
const roles = new Set(['banner', 'navigation', 'contentinfo', 'complementary', 'search', 'dialog', 'alert'])
/** Class names of elements around a page's own content. */
const around =
  /(?:^|[\s_-])(?:site-?header|page-?header-?nav|site-?footer|nav-?bar|navbar|sidebar|cookie|consent|breadcrumbs?|skip-link|share-?buttons?|pagination|comments-area|related-posts|newsletter-popup)(?:$|[\s_-])/i

/** The text of a page without the parts that all pages share. */
export function mainPart(tree: readonly HtmlNode[]): HtmlNode[] {
  const isMain = ({ name, attributes }: Element): boolean => name === 'main' || attributes.role === 'main'
  const isContent = (element: Element): boolean =>
    ['content', 'main', 'main-content', 'page', 'primary'].includes((element.attributes.id ?? '').toLowerCase()) ||
    hasClass(element, 'e-content') ||
    hasClass(element, 'entry-content')
  const body = findElement(tree, ({ name }) => name === 'body')
  const articles = findElements(tree, ({ name }) => name === 'article')
  const candidates = [
    findElement(tree, isMain),
    articles.length === 1 ? (articles[0] ?? null) : null,
    findElement(tree, isContent),
    body,
  ]
  for (const candidate of candidates) {
    if (!candidate) continue
    const own = inner(candidate.children, candidate === body)
    if (clean(wordsIn(own)) !== '' || findElement(own, ({ name }) => name === 'img')) return own
  }
  return inner(tree, true)
}

function inner(nodes: readonly HtmlNode[], isWhole: boolean): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node]
    if (outside.has(node.name) || roles.has(node.attributes.role ?? '') || 'hidden' in node.attributes) return []
    const isFrame = frames.has(node.name) && (isWhole || node.name === 'nav')
    if (isFrame || around.test(`${node.attributes.class ?? ''} ${node.attributes.id ?? ''}`)) return []
    return [{ ...node, children: inner(node.children, isWhole) }]
  })
}
