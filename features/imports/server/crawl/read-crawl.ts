import { findElement, findElements, type HtmlNode, htmlTree, textIn } from '../body/html-tree.ts'
import { type HtmlPage, pageOfHtml, titleWithout } from '../archive/page-of-html.ts'
import { postPart, withoutLead } from '../archive/post-part.ts'
import { withoutTitle } from '../archive/read-markdown.ts'
import { rewriteBody } from '../archive/rewrite-body.ts'
import { imageNumber } from '../archive/archive-files.ts'
import type { Exported, ExportedSite } from '../read/records.ts'
import { type FeedEntry, parseFeed } from '../sources/blogger.ts'
import { exportedItem, type ItemParts, wordpressMoment } from '../sources/source-format.ts'
import { lookOf } from './read-look.ts'
import type { CrawledPage } from './collect-pages.ts'

export interface Crawled {
  home: string
  pages: AsyncIterable<CrawledPage & { asked: string }>
  /** Texts of the site's own feeds. */
  feeds: readonly string[]
  /** Texts of the style sheets of its first page. */
  sheets: readonly string[]
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()
const bare = (url: string): string => (url.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '')

/**
 * Yields the pages of a site in the form of a WordPress export: pages, the posts of its feeds, and the menu of its
 * first page.
 */
export async function* readCrawl({ home, pages, feeds, sheets }: Crawled): AsyncGenerator<Exported> {
  const posts = new Map<string, FeedEntry>()
  let feedTitle = ''
  for (const text of feeds) {
    const feed = parseFeed(text)
    feedTitle ||= feed.title
    for (const entry of feed.entries) if (entry.link !== '') posts.set(bare(entry.link), entry)
  }
  const seen = new Set<string>()
  let menu: { title: string; url: string }[] = []
  let siteTitle = ''
  let ordinal = 0
  for await (const crawled of pages) {
    const page = pageOfHtml(crawled.html)
    const url = ownUrl(page, crawled.url)
    if (seen.has(bare(url))) continue
    seen.add(bare(url))
    if (ordinal === 0) {
      menu = menuOf(page.tree, crawled.url)
      siteTitle = page.siteTitle || feedTitle || titleOfHome(page)
      const look = lookOf(page.tree, sheets, crawled.url)
      yield { ...siteRecord(home, siteTitle, page), look }
      if (look.logo !== null) {
        ordinal += 1
        yield exportedItem(ordinal, fileAt(look.logo))
      }
    }
    for (const parts of await itemsOf(page, url, posts.get(bare(url)), {
      siteTitle,
      isHome: bare(url) === bare(home),
    })) {
      ordinal += 1
      yield exportedItem(ordinal, parts)
    }
  }
  for (const [link, entry] of posts) {
    if (seen.has(link) || (entry.content || entry.summary) === '') continue
    ordinal += 1
    yield exportedItem(ordinal, postOf(entry, await bodyAt(htmlTree(entry.content || entry.summary), entry.link)))
  }
  yield { kind: 'term', taxonomy: 'nav_menu', id: '1', slug: 'main', name: 'Main', parent: '' }
  for (const [at, { title, url }] of menu.entries()) {
    ordinal += 1
    yield exportedItem(ordinal, menuItem(at, title, url))
  }
  yield { kind: 'end', isCutOff: false }
}

function siteRecord(home: string, title: string, page: HtmlPage): ExportedSite {
  return {
    kind: 'site',
    title,
    description: page.description,
    link: new URL(home).origin,
    language: page.language,
    baseSiteUrl: '',
    baseBlogUrl: '',
    version: '',
    generator: 'web',
  }
}

const titleOfHome = ({ tree }: HtmlPage): string =>
  clean(textIn(findElement(tree, ({ name }) => name === 'title')?.children ?? []))
    .split(/ [|–—·•] /)
    .at(-1) ?? ''

/** Returns a page's canonical address if it is on the same site. */
function ownUrl({ canonical }: HtmlPage, url: string): string {
  const named = canonical === '' ? null : URL.parse(canonical, url)
  return named && named.host === URL.parse(url)?.host ? named.href : url
}

const bodyAt = (nodes: readonly HtmlNode[], url: string): Promise<string> =>
  rewriteBody(nodes, {
    imageOf: async (address) => {
      const image = URL.parse(address, url)
      return image && /^https?:$/.test(image.protocol) ? image.href : null
    },
    linkOf: (href) => (href.startsWith('#') ? href : (URL.parse(href, url)?.href ?? href)),
  })

async function itemsOf(
  page: HtmlPage,
  url: string,
  entry: FeedEntry | undefined,
  { siteTitle, isHome }: { siteTitle: string; isHome: boolean },
): Promise<ItemParts[]> {
  const path = new URL(url).pathname
  const image = page.image === '' ? null : (URL.parse(page.image, url)?.href ?? null)
  const isPost = entry !== undefined || (page.isArticle && page.date !== '' && !isHome)
  const title = titleWithout(page.title, siteTitle) || entry?.title || siteTitle
  const lead = isPost ? image : null
  const text = isPost ? postPart(page.body) : page.body
  const { body: nodes, alt } = lead === null ? { body: text, alt: '' } : withoutLead(text, lead)
  const body = await bodyAt(nodes, url)
  return [
    ...(lead === null ? [] : [fileAt(lead, alt)]),
    {
      type: isPost ? 'post' : 'page',
      guid: `web:${bare(url)}`,
      title,
      slug:
        path === '/'
          ? 'home'
          : (path
              .split('/')
              .filter((part) => part !== '')
              .at(-1) ?? ''),
      link: isHome ? `${new URL(url).origin}/` : url,
      author: page.author || (entry?.author ?? ''),
      body: withoutTitle(body, isPost ? title : ''),
      excerpt: page.description,
      status: 'publish',
      dateGmt: wordpressMoment(page.date || (entry?.published ?? '')),
      terms: [...new Set([...page.tags, ...(entry?.categories ?? [])])].map((name) => ({
        taxonomy: 'post_tag',
        slug: name,
        name,
      })),
      meta: [
        ...(lead === null ? [] : [{ key: '_thumbnail_id', value: imageNumber(lead) }]),
        ...(page.noindex ? [{ key: '_yoast_wpseo_meta-robots-noindex', value: '1' }] : []),
      ],
    },
  ]
}

const fileAt = (url: string, alt = ''): ItemParts => ({
  type: 'attachment',
  postId: imageNumber(url),
  guid: url,
  attachmentUrl: url,
  title: url.split('/').at(-1) ?? '',
  meta: alt === '' ? [] : [{ key: '_wp_attachment_image_alt', value: alt }],
})

function postOf(entry: FeedEntry, body: string): ItemParts {
  return {
    type: 'post',
    guid: `web:${bare(entry.link)}`,
    title: clean(entry.title),
    slug:
      new URL(entry.link).pathname
        .split('/')
        .filter((part) => part !== '')
        .at(-1) ?? '',
    link: entry.link,
    author: clean(entry.author),
    body,
    status: 'publish',
    dateGmt: wordpressMoment(entry.published),
    terms: entry.categories.map((name) => ({ taxonomy: 'post_tag', slug: name, name })),
  }
}

/** Returns the links of the topmost menu. */
function menuOf(tree: readonly HtmlNode[], url: string): { title: string; url: string }[] {
  const nav = findElement(tree, ({ name }) => name === 'nav') ?? findElement(tree, ({ name }) => name === 'header')
  const links = nav ? findElements(nav.children, ({ name }) => name === 'a') : []
  const entries = links.flatMap(({ attributes, children }) => {
    const title = clean(textIn(children)).slice(0, 100)
    const target = URL.parse(attributes.href ?? '', url)
    return title === '' || !target || !/^https?:$/.test(target.protocol) ? [] : [{ title, url: target.href }]
  })
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()].slice(0, 30)
}

function menuItem(at: number, title: string, url: string): ItemParts {
  return {
    type: 'nav_menu_item',
    guid: `web-menu:${url}`,
    postId: `menu-${at + 1}`,
    title,
    menuOrder: String(at + 1),
    terms: [{ taxonomy: 'nav_menu', slug: 'main', name: 'Main' }],
    meta: [
      { key: '_menu_item_type', value: 'custom' },
      { key: '_menu_item_url', value: url },
      { key: '_menu_item_menu_item_parent', value: '0' },
    ],
  }
}
