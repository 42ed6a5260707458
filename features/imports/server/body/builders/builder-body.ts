import { convertBody } from '../convert-body.ts'
import { elementorBody, elementorKey } from '../elementor.ts'
import { htmlTree, wordsIn } from '../html-tree.ts'
import { withoutShortcodes } from '../read-shortcodes.ts'
import type { ImportNote } from '../../../contract/import.schema.ts'
import { phpValue } from '../../read/php-values.ts'
import type { ExportedItem } from '../../read/records.ts'
import { beaverContent } from './beaver-builder.ts'
import { type BuilderContent, fieldsOf, isBare, plainOf } from './builder-fields.ts'
import { siteOriginContent } from './site-origin.ts'

interface Builder {
  name: string
  key: string
  /** A switch beside the content, and its value for pages that use the builder. */
  switch?: readonly [string, string]
  /** Whether the body is the page as visitors saw it. */
  rendersBody: boolean
  read: (item: ExportedItem, value: string) => BuilderContent | null
}

const builders: readonly Builder[] = [
  {
    name: 'Elementor',
    key: elementorKey,
    switch: ['_elementor_edit_mode', 'builder'],
    rendersBody: false,
    read: (item) => {
      const left = new Map<string, number>()
      const body = elementorBody(item, left)
      return body === null ? null : { body, left }
    },
  },
  {
    name: 'SiteOrigin',
    key: 'panels_data',
    rendersBody: true,
    read: (_item, value) => siteOriginContent(plainOf(phpValue(value))),
  },
  {
    name: 'Beaver Builder',
    key: '_fl_builder_data',
    switch: ['_fl_builder_enabled', '1'],
    rendersBody: true,
    read: (_item, value) => beaverContent(plainOf(phpValue(value))),
  },
]

const nothing = /^(?:|a:0:\{\}|\[\]|N;|b:0;)$/

/**
 * Returns an item with the content that a page builder keeps beside it. Where that content is damaged or lacks words
 * of the body, the body stays, and a note says so.
 */
export function withBuilderContent(exported: ExportedItem): ExportedItem {
  const item = withLayoutBlocks(exported)
  const metaOf = (key: string): string | undefined => item.meta.find((entry) => entry.key === key)?.value.trim()
  const builder = builders.find(({ key, switch: [name, on] = ['', ''] }) => {
    const value = metaOf(name)
    return !nothing.test(metaOf(key) ?? '') && (value === undefined || value === on)
  })
  if (!builder) return item
  const content = builder.read(item, metaOf(builder.key) ?? '')
  const meta = item.meta.filter(({ key }) => key !== builder.key)
  const isWhole =
    content !== null && !isBare(content.body) && !(builder.rendersBody && hasMoreWords(item.body, content.body))
  if (content && isWhole)
    return { ...item, body: content.body, meta, remarks: [...remarksOf(item), ...leftNotes(content)] }
  return {
    ...item,
    body: item.body.replace(/<!-- \/?wp:fl-builder\/layout\b[^<>]*>/g, ''),
    meta,
    remarks: [...remarksOf(item), { code: 'builderUnread', values: { builder: builder.name } }],
  }
}

const remarksOf = ({ remarks = [] }: ExportedItem): readonly ImportNote[] => remarks

function leftNotes({ left }: BuilderContent): ImportNote[] {
  if (left.size === 0) return []
  const n = [...left.values()].reduce((sum, count) => sum + count, 0)
  return [{ code: 'elementsLeft', values: { n, names: [...left.keys()].slice(0, 12).join(', ').slice(0, 300) } }]
}

const layoutBlock = '<!-- wp:siteorigin-panels/layout-block '

/** Replaces the layouts that stand in the body as blocks by their content. */
function withLayoutBlocks(item: ExportedItem): ExportedItem {
  if (!item.body.includes(layoutBlock)) return item
  const [before = '', ...blocks] = item.body.split(layoutBlock)
  const left = new Map<string, number>()
  let isWhole = true
  const bodies = blocks.map((block) => {
    const end = block.indexOf('-->')
    const json = block.slice(0, Math.max(0, end)).trim().replace(/\/$/, '')
    const rest = block.slice(end < 0 ? 0 : end + 3)
    const content = layoutOf(json)
    if (content === null) isWhole = false
    for (const [name, n] of content?.left ?? []) left.set(name, (left.get(name) ?? 0) + n)
    return (content?.body ?? '') + rest.replace(/<!-- \/wp:siteorigin-panels\/layout-block -->/, '')
  })
  const unread: ImportNote[] = isWhole ? [] : [{ code: 'builderUnread', values: { builder: 'SiteOrigin' } }]
  return { ...item, body: before + bodies.join(''), remarks: [...leftNotes({ body: '', left }), ...unread] }
}

function layoutOf(json: string): BuilderContent | null {
  try {
    return siteOriginContent(fieldsOf(JSON.parse(json)).panelsData)
  } catch {
    return null
  }
}

/** Part of the words of a body that a builder's content may lack: those of lists of posts, and of forms. */
const tolerated = 0.1

function hasMoreWords(body: string, content: string): boolean {
  // Words of two elements are not one word, where the HTML has no space between them.
  const shown = wordSet(wordsIn(htmlTree(withoutShortcodes(body).replaceAll('<', ' <'))))
  const kept = wordSet(textsIn(convertBody(content)))
  return [...shown].filter((word) => !kept.has(word)).length > shown.size * tolerated
}

const wordSet = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

/** Returns all texts of pieces, among them their labels and addresses. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return `${value} `
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsIn).join('') : ''
}
