import { findElement, hasClass, htmlTree, textIn } from '../body/html-tree.ts'
import { type ItemParts, wordpressMoment } from '../sources/source-format.ts'
import { type Folder, type FolderReader, imageIn, leadOf, numbered, resolved, siteOf, termsOf } from './folder.ts'
import { markdownHtml } from './markdown-html.ts'
import { pageOfHtml } from './page-of-html.ts'
import { isHtml } from './read-html.ts'
import { isMarkdown, withoutTitle } from './read-markdown.ts'
import { rewriteBody } from './rewrite-body.ts'

/** Notion appends the id of a page to its name. */
const ownName = /[ _]([0-9a-f]{32})(?=\.(?:md|html)$|\/)/
export const isNotion = (names: readonly string[]): boolean =>
  names.some((name) => ownName.test(name) && (isMarkdown(name) || isHtml(name)))

const host = 'notion.invalid'

/** Reads pages of Notion, exported as Markdown or HTML. Tables of databases list the same pages and are not read. */
export const readNotion: FolderReader = async function* (folder) {
  yield siteOf(host, {})
  yield* numbered(folder, pages(folder))
}

async function* pages(folder: Folder): AsyncGenerator<ItemParts> {
  const names = folder.names.filter((name) => isMarkdown(name) || isHtml(name)).filter((name) => ownName.test(name))
  const present = new Set(names)
  for (const name of names) {
    const text = await folder.archive.text(folder.entryOf(name))
    const read = isMarkdown(name) ? await markdownPage(text) : htmlPage(text)
    const rewritten = await rewriteBody(read.body, {
      imageOf: (address) => imageIn(folder, name, address),
      linkOf: (href) => {
        const path = resolved(name, href)
        return path !== null && present.has(path) ? `https://${host}/${slugIn(path)}` : href
      },
    })
    const lead = await leadOf(folder, name, read.cover)
    if (lead.attachment) yield lead.attachment
    const date = read.properties.get('date') ?? read.properties.get('published') ?? ''
    const parent = names.find((other) => other !== name && name.startsWith(other.replace(/\.[a-z]+$/, '/')))
    yield {
      type: date === '' ? 'page' : 'post',
      postId: idIn(name),
      parentId: parent === undefined || date !== '' ? '' : idIn(parent),
      guid: `notion:${idIn(name)}`,
      title: read.title || titleIn(name),
      slug: slugIn(name),
      link: `https://${host}/${slugIn(name)}`,
      body: withoutTitle(rewritten, read.title),
      status: /^(?:draft|idea|not started|in progress)$/i.test(read.properties.get('status') ?? '')
        ? 'draft'
        : 'publish',
      excerpt: read.properties.get('description') ?? read.properties.get('summary') ?? '',
      dateGmt: wordpressMoment(date.replace(/^@/, '').split('→')[0] ?? ''),
      terms: termsOf(
        'post_tag',
        (read.properties.get('tags') ?? '')
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      ),
      meta: lead.meta,
    }
  }
}

interface NotionPage {
  title: string
  cover: string
  properties: ReadonlyMap<string, string>
  body: ReturnType<typeof htmlTree>
}

/** The properties follow the title, one in each line, and then the page begins. */
async function markdownPage(text: string): Promise<NotionPage> {
  const end = text.startsWith('# ') ? text.indexOf('\n') : -1
  const title = end === -1 ? '' : text.slice(2, end).trim()
  const afterTitle = end === -1 ? text : text.slice(end).trimStart()
  const properties = new Map<string, string>()
  const lines = afterTitle.split('\n')
  let at = 0
  for (; at < lines.length; at += 1) {
    const [, name, value] = /^([\p{L}][\p{L}\p{N} ]{0,39}): (\S.*)$/u.exec(lines[at] ?? '') ?? []
    if (name === undefined || value === undefined) break
    properties.set(name.toLowerCase(), value)
  }
  const hasProperties = at > 0 && (lines[at] ?? '').trim() === ''
  const body = hasProperties ? lines.slice(at).join('\n') : afterTitle
  return {
    title,
    cover: '',
    properties: hasProperties ? properties : new Map(),
    body: htmlTree(await markdownHtml(body)),
  }
}

function htmlPage(text: string): NotionPage {
  const page = pageOfHtml(text)
  const body = findElement(page.tree, (element) => hasClass(element, 'page-body'))
  const title = findElement(page.tree, (element) => hasClass(element, 'page-title'))
  const cover = findElement(page.tree, (element) => hasClass(element, 'page-cover-image'))
  const table = findElement(page.tree, (element) => hasClass(element, 'properties'))
  const properties = new Map<string, string>()
  for (const row of table ? findRows(table) : []) properties.set(row[0].toLowerCase(), row[1])
  return {
    title: title ? textIn(title.children).trim() : page.title,
    cover: cover?.attributes.src ?? '',
    properties,
    body: body?.children ?? page.body,
  }
}

function findRows(table: { children: ReturnType<typeof htmlTree> }): [string, string][] {
  return table.children.flatMap((node): [string, string][] => {
    if (typeof node === 'string') return []
    if (node.name !== 'tr') return findRows(node)
    const cells = node.children.filter((child) => typeof child !== 'string')
    const [name, value] = cells.map((cell) => textIn(cell.children).trim())
    return name !== undefined && value !== undefined ? [[name, value]] : []
  })
}

const idIn = (name: string): string => [...name.matchAll(/[ _]([0-9a-f]{32})(?=\.[a-z]+$|\/)/g)].at(-1)?.[1] ?? name
const titleIn = (name: string): string => (name.split('/').at(-1) ?? '').replace(/[ _][0-9a-f]{32}\.[a-z]+$/, '')
const slugIn = (name: string): string =>
  titleIn(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '')
    .slice(0, 80) || idIn(name)
