import { htmlTree } from '../body/html-tree.ts'
import { type ItemParts, wordpressMoment } from '../sources/source-format.ts'
import { type Folder, type FolderReader, imageIn, leadOf, numbered, resolved, siteOf, termsOf } from './folder.ts'
import { type FrontMatter, frontMatter, isTrue, listOf, textOf } from './front-matter.ts'
import { markdownHtml } from './markdown-html.ts'
import { rewriteBody } from './rewrite-body.ts'

export const isMarkdown = (name: string): boolean => /\.(?:md|markdown|mdx)$/i.test(name)

/** Folders without texts of the site. */
const besides =
  /^(?:themes|layouts|_layouts|_includes|archetypes|public|_site|dist|vendor|\.[^/]*)\/|(?:^|\/)(?:readme|license|changelog|contributing)\.md$/i

const generators = ['hugo', 'jekyll', 'eleventy', 'quoin'] as const
type Generator = (typeof generators)[number]

/** Reads Markdown with front matter in the form of Hugo, Jekyll, Eleventy and our own export. */
export const readMarkdown: FolderReader = async function* (folder) {
  const texts = folder.names.filter((name) => isMarkdown(name))
  const own = texts.filter((name) => !besides.test(name))
  const generator = generatorOf(folder)
  const config = await configOf(folder)
  const base = URL.parse(textOf(config, 'baseurl', 'url', 'site.url'))
  const host = base?.host || `${generator}.invalid`
  const language = textOf(config, 'languagecode', 'defaultcontentlanguage', 'lang', 'locale', 'language')
  yield siteOf(host, {
    title: textOf(config, 'title'),
    description: textOf(config, 'description', 'params.description', 'tagline'),
    language,
  })
  yield* numbered(folder, items(folder, own.length > 0 ? own : texts, { host, generator }))
}

interface Reading {
  host: string
  generator: Generator
}

async function* items(folder: Folder, names: readonly string[], reading: Reading): AsyncGenerator<ItemParts> {
  const links = new Map<string, string>()
  const heads = new Map<string, FrontMatter>()
  // Targets of texts must be known before the first body is read; front matter is small.
  for (const name of names) {
    const front = frontMatter(await folder.archive.text(folder.entryOf(name)))
    heads.set(name, { values: front.values, body: '' })
    links.set(name, pathOf(name, front.values, reading.generator))
  }
  const authors = new Set<string>()
  for (const name of names) {
    const values = heads.get(name)?.values ?? new Map()
    const { body } = frontMatter(await folder.archive.text(folder.entryOf(name)))
    if (/(?:^|\/)_index\.md$/i.test(name) && body.trim() === '') continue
    yield* itemOf(folder, { name, values, body, links, authors }, reading)
  }
}

interface Text {
  name: string
  values: FrontMatter['values']
  body: string
  links: ReadonlyMap<string, string>
  authors: Set<string>
}

async function* itemOf(
  folder: Folder,
  { name, values, body, links }: Text,
  { host, generator }: Reading,
): AsyncGenerator<ItemParts> {
  const path = links.get(name) ?? '/'
  const html = await markdownHtml(body)
  const rewritten = await rewriteBody(htmlTree(html), {
    imageOf: (address) => imageIn(folder, name, address),
    linkOf: (href) => linkFrom(href, name, links, host),
  })
  const dated = datedName(name)
  const date = textOf(values, 'date', 'publishdate', 'published_at', 'pubdate') || dated?.date || ''
  const lead = await leadOf(
    folder,
    name,
    textOf(
      values,
      'image',
      'cover',
      'cover.image',
      'featured_image',
      'featuredimage',
      'feature_image',
      'thumbnail',
      'hero',
      'banner',
      'header.image',
      'images',
    ),
  )
  if (lead.attachment) yield lead.attachment
  const isDraft = isTrue(values, 'draft') || values.get('published') === false || /(?:^|\/)_?drafts\//i.test(name)
  const old = [...listOf(values, 'aliases', 'redirect_from')].filter((alias) => alias.startsWith('/'))
  yield {
    type: isPost(name, values, date) ? 'post' : 'page',
    guid: `${generator}:${name}`,
    title: titleOf(values, body, name),
    slug: textOf(values, 'slug') || lastPart(path),
    link: `https://${host}${path}`,
    author: textOf(values, 'author', 'authors', 'author.name'),
    body: withoutTitle(rewritten, titleOf(values, body, name)),
    excerpt: textOf(values, 'description', 'summary', 'excerpt', 'subtitle'),
    status: isDraft ? 'draft' : 'publish',
    dateGmt: wordpressMoment(date),
    menuOrder: textOf(values, 'weight', 'order', 'nav_order'),
    isSticky: isTrue(values, 'featured') || isTrue(values, 'pinned'),
    terms: [
      ...termsOf(
        'post_tag',
        listOf(values, 'tags', 'tag', 'keywords').filter((tag) => !['post', 'posts', 'all'].includes(tag)),
      ),
      ...termsOf('category', listOf(values, 'categories', 'category', 'series')),
    ],
    meta: [...lead.meta, ...seoOf(values), ...old.map((alias) => ({ key: '_old_path', value: alias }))],
  }
}

function seoOf(values: FrontMatter['values']): ItemParts['meta'] & object {
  const named = [
    { key: '_yoast_wpseo_title', value: textOf(values, 'seotitle', 'seo_title', 'meta_title') },
    { key: '_yoast_wpseo_metadesc', value: textOf(values, 'seodescription', 'seo_description', 'meta_description') },
    { key: '_yoast_wpseo_canonical', value: textOf(values, 'canonical', 'canonicalurl', 'canonical_url') },
    { key: '_yoast_wpseo_meta-robots-noindex', value: isTrue(values, 'noindex') ? '1' : '' },
  ]
  return named.filter(({ value }) => value !== '')
}

function generatorOf({ names }: Folder): Generator {
  if (names.some((name) => /^(?:_config\.ya?ml|_posts\/|.*\/_posts\/)/.test(name))) return 'jekyll'
  if (names.some((name) => /^(?:(?:hugo|config)\.(?:toml|ya?ml|json)|config\/_default\/|content\/)/.test(name)))
    return 'hugo'
  return names.every((name) => /^(?:pages|posts)\//.test(name)) ? 'quoin' : 'eleventy'
}

async function configOf(folder: Folder): Promise<FrontMatter['values']> {
  const name = folder.names.find((candidate) =>
    /^(?:config\/_default\/)?(?:hugo|config|_config)\.(?:toml|ya?ml)$/.test(candidate),
  )
  if (name === undefined) return new Map()
  const fence = name.endsWith('.toml') ? '+++' : '---'
  return frontMatter(`${fence}\n${await folder.archive.text(folder.entryOf(name))}\n${fence}\n`).values
}

/** `_posts/2024-03-05-soup.md` */
function datedName(name: string): { date: string; slug: string } | null {
  const [, date, slug] = /(?:^|\/)(\d{4}-\d{2}-\d{2})-([^/]{1,200}?)(?:\/index)?\.[a-z]{1,10}$/i.exec(name) ?? []
  return date === undefined || slug === undefined ? null : { date, slug }
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)

const postFolders = /(?:^|\/)_?(?:posts?|blog|articles?|news|journal|notes|drafts)\//i

function isPost(name: string, values: FrontMatter['values'], date: string): boolean {
  const kind = textOf(values, 'type', 'layout')
  if (kind === 'page') return false
  if (/(?:^|\/)_?index\.md$/i.test(name) && !postFolders.test(parentOf(parentOf(name)))) return false
  return kind === 'post' || postFolders.test(name) || (date !== '' && !/^_?pages\//.test(name))
}

/** Returns the generator's default path of a text. */
function pathOf(name: string, values: FrontMatter['values'], generator: Generator): string {
  const own = textOf(values, 'url', 'permalink')
  if (/^(?:https?:\/\/[^/]+)?\//.test(own) && !own.includes(':', 8)) return URL.parse(own, 'https://x')?.pathname ?? '/'
  const slug = textOf(values, 'slug')
  const dated = datedName(name)
  const bare = name
    .replace(/^(?:content|src|source|docs)\//, '')
    .replace(/\.[a-z]+$/i, '')
    .replace(/(?:^|\/)_?index$/, '')
  if (generator === 'jekyll' && dated) {
    const categories = listOf(values, 'categories', 'category').map((category) =>
      category.toLowerCase().replaceAll(' ', '%20'),
    )
    return `/${[...categories, ...dated.date.split('-'), `${slug || dated.slug}.html`].join('/')}`
  }
  if (generator === 'jekyll') return bare === '' ? '/' : `/${bare}${name.endsWith('index.md') ? '/' : '.html'}`
  const parts = (generator === 'quoin' ? bare.replace(/^(?:pages|posts)\//, '') : bare).split('/')
  if (slug !== '') parts[parts.length - 1] = slug
  const path = parts.filter((part) => part !== '').join('/')
  return path === '' ? '/' : `/${path}/`
}

const lastPart = (path: string): string =>
  (
    path
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? ''
  ).replace(/\.html?$/, '')

/** Points a link to another text at its future address. */
function linkFrom(href: string, from: string, links: ReadonlyMap<string, string>, host: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href)) return href
  const path = resolved(from, href)
  if (path === null) return href
  const hash = href.includes('#') ? href.slice(href.indexOf('#')) : ''
  const name = [path, `content/${path}`, `${path}.md`, `content/${path}.md`, `${path}/index.md`].find((candidate) =>
    links.has(candidate),
  )
  return `https://${host}${name === undefined ? `/${path}` : (links.get(name) ?? '/')}${hash}`
}

function titleOf(values: FrontMatter['values'], body: string, name: string): string {
  const heading =
    /^# {1,3}(\S.{0,300})/m
      .exec(body)?.[1]
      ?.replace(/ #{1,6}$/, '')
      .trim() ?? ''
  const file = (
    datedName(name)?.slug ??
    name
      .replace(/\/_?index\.[a-z]+$/i, '')
      .split('/')
      .at(-1)
      ?.replace(/\.[a-z]+$/i, '') ??
    ''
  ).replace(/[-_]+/g, ' ')
  return (
    textOf(values, 'title') || heading.replace(/[*_`]/g, '') || file.replace(/^./, (letter) => letter.toUpperCase())
  )
}

/** True for a heading that repeats the title, which would be shown twice. */
export function withoutTitle(html: string, title: string): string {
  const [matched, heading] = /^\s*<h1[^>]*>([\s\S]{0,600}?)<\/h1>/.exec(html) ?? []
  if (matched === undefined || heading === undefined) return html
  const plain = (text: string): string =>
    text
      .replace(/<[^<>]*>/g, '')
      .replace(/&[a-z]+;|[^\p{L}\p{N}]+/giu, '')
      .toLowerCase()
  return plain(heading) === plain(title) ? html.slice(matched.length) : html
}
