import { findElement, hasClass, type HtmlNode, textIn } from '../body/html-tree.ts'
import { tableRows } from '../sources/table-source.ts'
import { wordpressMoment } from '../sources/source-format.ts'
import { type Folder, type FolderReader, numbered, siteOf } from './folder.ts'
import type { ItemParts } from '../sources/source-format.ts'
import { pageOfHtml } from './page-of-html.ts'
import { isHtml, pageItem } from './read-html.ts'

export const isSubstack = (names: readonly string[]): boolean =>
  names.includes('posts.csv') && names.some((name) => /^posts\/\d+\..*html$/.test(name))

/** Recognises Medium's archive: `posts/2024-03-05_A-title-abc123.html`, each a page with a body and a footer. */
export async function isMedium(folder: Folder): Promise<boolean> {
  const sample = folder.names.find((name) => /^posts\/(?:\d{4}-\d{2}-\d{2}|draft)_.*\.html$/.test(name))
  return (
    sample !== undefined &&
    /class="[^"]*(?:h-entry|e-content|graf)/.test(await folder.archive.text(folder.entryOf(sample)))
  )
}

export const readMedium: FolderReader = async function* (folder) {
  yield siteOf('medium.com', {})
  yield* numbered(folder, mediumPosts(folder))
}

async function* mediumPosts(folder: Folder): AsyncGenerator<ItemParts> {
  const names = folder.names.filter((name) => name.startsWith('posts/') && isHtml(name))
  for (const name of names) {
    const page = pageOfHtml(await folder.archive.text(folder.entryOf(name)))
    const find = (className: string) => findElement(page.tree, (element) => hasClass(element, className))
    const words = (className: string): string =>
      textIn(find(className)?.children ?? [])
        .replace(/\s+/g, ' ')
        .trim()
    const subtitle = findElement(page.tree, ({ attributes }) => attributes['data-field'] === 'subtitle')
    const link = find('p-canonical')?.attributes.href ?? ''
    const title = words('p-name') || page.title
    const isDraft = name.startsWith('posts/draft_')
    const slug = name
      .replace(/^posts\/(?:\d{4}-\d{2}-\d{2}|draft)_/, '')
      .replace(/-{1,2}[0-9a-f]{8,12}\.html$/, '')
      .replace(/\.html$/, '')
    yield* pageItem(folder, {
      name,
      page: { ...page, title, image: '' },
      host: 'medium.com',
      present: new Set(names),
      key: `medium:${link || name}`,
      body: find('e-content')?.children ?? page.body,
      more: {
        type: 'post',
        slug: slug.toLowerCase(),
        link: link || '',
        author: words('p-author'),
        excerpt: subtitle ? textIn(subtitle.children).replace(/\s+/g, ' ').trim() : '',
        status: isDraft ? 'draft' : 'publish',
        dateGmt: wordpressMoment(
          find('dt-published')?.attributes.datetime ?? /(\d{4}-\d{2}-\d{2})_/.exec(name)?.[1] ?? '',
        ),
      },
    })
  }
}

/** Reads Substack's archive: a table of posts, with each body in a file. Posts for paying subscribers stay private. */
export const readSubstack: FolderReader = async function* (folder) {
  yield siteOf('substack.com', {})
  yield* numbered(folder, substackPosts(folder))
}

async function* substackPosts(folder: Folder): AsyncGenerator<ItemParts> {
  const { rows } = await tableRows(bytesOf(await folder.archive.text(folder.entryOf('posts.csv'))))
  const names = folder.names.filter((name) => name.startsWith('posts/') && isHtml(name))
  for (const row of rows) {
    const id = row('post_id')
    const name = names.find(
      (candidate) => candidate === `posts/${id}.html` || candidate.startsWith(`posts/${id.split('.')[0]}.`),
    )
    if (row('title') === '' && name === undefined) continue
    const page = pageOfHtml(name === undefined ? '' : await folder.archive.text(folder.entryOf(name)))
    const isPublished = /^true$/i.test(row('is_published'))
    const isOpen = ['', 'everyone'].includes(row('audience'))
    const slug = id.split('.').slice(1).join('.')
    yield* pageItem(folder, {
      name: name ?? 'posts/none.html',
      page,
      host: 'substack.com',
      present: new Set(names),
      key: `substack:${id.split('.')[0]}`,
      body: withoutWidgets(page.body),
      more: {
        type: 'post',
        title: row('title') || slug.replaceAll('-', ' '),
        slug,
        link: `https://substack.com/p/${slug}`,
        excerpt: row('subtitle'),
        status: isPublished ? (isOpen ? 'publish' : 'private') : 'draft',
        dateGmt: wordpressMoment(row('post_date')),
        meta: row('podcast_url') === '' ? [] : [{ key: 'enclosure', value: `${row('podcast_url')}\n0\naudio/mpeg` }],
      },
    })
  }
}

/** Fields in which readers subscribe work at Substack alone. */
function withoutWidgets(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node]
    return /\bsubscription-widget/.test(node.attributes.class ?? '')
      ? []
      : [{ ...node, children: withoutWidgets(node.children) }]
  })
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
