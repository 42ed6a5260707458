import { z } from 'zod'
import type { Exported } from '../read/records.ts'
import {
  escapedHtml,
  exportedItem,
  leadImage,
  paragraphsOf,
  type SourceFormat,
  wordpressMoment,
} from './source-format.ts'
import { columnsIn, siteOfTable, type TableRow, tableRows } from './table-source.ts'

/** The posts of a Wix blog, exported as CSV. */
export const wixBlog: SourceFormat = {
  recognises: (head) => {
    const columns = new Set(columnsIn(head))
    return ['title', 'slug', 'plain content', 'rich content'].every((name) => columns.has(name))
  },
  read: async function* (file) {
    const { rows } = await tableRows(file)
    yield siteOfTable('Wix')
    let ordinal = 0
    for (const row of rows) {
      const url = imageAddress(row('Cover Image'))
      const image = url === '' ? null : leadImage(++ordinal, row('ID'), url)
      if (image) yield image.attachment
      yield itemOf(row, ++ordinal, image?.meta ?? [])
    }
    yield { kind: 'end', isCutOff: false }
  },
}

function itemOf(row: TableRow, ordinal: number, meta: { key: string; value: string }[]): Exported {
  const categories = [row('Main Category'), ...row('Categories').split(/[,;]/)].map((name) =>
    name.replace(/^[["\s]+|(?<![\]"\s])[\]"\s]+$/g, ''),
  )
  const id = row('Internal ID') || row('ID')
  return exportedItem(ordinal, {
    postId: id,
    guid: `wix:${id}`,
    title: row('Title'),
    slug: row('Slug'),
    link: row('Post Page URL'),
    author: row('Author'),
    body: richHtml(row('Rich Content')) || paragraphsOf(row('Plain Content')),
    excerpt: row('Excerpt'),
    // A draft has no date of publication.
    status: row('Published Date') === '' ? 'draft' : 'publish',
    dateGmt: wordpressMoment(row('Published Date')),
    isSticky: /^true$/i.test(row('Featured')),
    terms: [...new Set(categories)]
      .filter((name) => name !== '')
      .map((name) => ({ taxonomy: 'category', slug: name, name })),
    meta,
  })
}

/** Returns the public address of `wix:image://v1/NAME/TITLE#originWidth=…`. */
function imageAddress(text: string): string {
  const id = /^wix:image:\/\/v1\/([^/#?]+)/.exec(text)?.[1]
  return id === undefined ? (/^https?:\/\//.test(text) ? text : '') : `https://static.wixstatic.com/media/${id}`
}

interface RichNode {
  type?: string | undefined
  nodes?: RichNode[] | undefined
  [more: string]: unknown
}

const listTags: Readonly<Record<string, string>> = {
  BULLETED_LIST: 'ul',
  ORDERED_LIST: 'ol',
  LIST_ITEM: 'li',
  BLOCKQUOTE: 'blockquote',
}
const textSchema = z.object({
  textData: z.object({
    text: z.string(),
    decorations: z
      .array(
        z.looseObject({ type: z.string(), linkData: z.object({ link: z.object({ url: z.string() }) }).optional() }),
      )
      .default([]),
  }),
})
const headingSchema = z.object({ headingData: z.object({ level: z.int().min(1).max(6) }) })
const imageSchema = z.object({
  imageData: z.object({
    image: z.object({ src: z.object({ id: z.string().optional(), url: z.string().optional() }) }),
    altText: z.string().optional(),
    caption: z.string().optional(),
  }),
})
const deepest = 40

/** Converts Wix rich content to HTML; '' where it cannot be read. */
export function richHtml(source: string): string {
  try {
    const content = JSON.parse(source) as RichNode
    return nodesHtml(content.nodes, 0)
  } catch {
    return ''
  }
}

function nodesHtml(nodes: unknown, depth: number): string {
  if (!Array.isArray(nodes) || depth > deepest) return ''
  return (nodes as RichNode[]).map((node) => nodeHtml(node, depth)).join('')
}

function nodeHtml(node: RichNode, depth: number): string {
  const type = typeof node?.type === 'string' ? node.type : ''
  const inner = (): string => nodesHtml(node.nodes, depth + 1)
  if (type === 'TEXT') return textHtml(node)
  if (type === 'PARAGRAPH') return `<p>${inner()}</p>`
  const heading = headingSchema.safeParse(node)
  if (heading.success) return `<h${heading.data.headingData.level}>${inner()}</h${heading.data.headingData.level}>`
  const image = imageSchema.safeParse(node)
  if (image.success) return imageHtml(image.data.imageData)
  const tag = listTags[type]
  if (tag !== undefined) return `<${tag}>${inner()}</${tag}>`
  if (type === 'DIVIDER') return '<hr>'
  if (type === 'CODE_BLOCK') return `<pre><code>${inner()}</code></pre>`
  return inner()
}

function imageHtml({ image, altText = '', caption = '' }: z.infer<typeof imageSchema>['imageData']): string {
  const { id, url } = image.src
  const src = id ? `https://static.wixstatic.com/media/${encodeURI(id)}` : (url ?? '')
  if (!/^https?:\/\//.test(src)) return ''
  const shown = caption === '' ? '' : `<figcaption>${escapedHtml(caption)}</figcaption>`
  return `<figure><img src="${escapedHtml(src)}" alt="${escapedHtml(altText)}">${shown}</figure>`
}

function textHtml(node: RichNode): string {
  const read = textSchema.safeParse(node)
  if (!read.success) return ''
  const { text, decorations } = read.data.textData
  return decorations.reduce((html, { type, linkData }) => {
    if (type === 'BOLD') return `<strong>${html}</strong>`
    if (type === 'ITALIC') return `<em>${html}</em>`
    if (type === 'LINK' && linkData) return `<a href="${escapedHtml(linkData.link.url)}">${html}</a>`
    return html
  }, escapedHtml(text))
}
