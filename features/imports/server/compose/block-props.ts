import type { RichTextNode } from '#platform/document'
import type { Product } from '#platform/context'
import type { ImagePiece, Piece, Widget } from '../body/pieces.ts'
import { scalarText } from '../scalar-text.ts'

/** A block to be: its type and props, checked by its own contract. */
export interface MadeBlock {
  type: string
  version: number
  props: Record<string, unknown>
  /** Kept for the owner to look at; visitors do not see it. */
  isHidden?: boolean
  /** Rows it wants to be high. */
  rows?: number
}

/** What the composition may know of the site it is made for. */
export interface Composition {
  product: Product
  /** The asset that stands for a picture; null leaves an empty picture. */
  assetOf: (image: Pick<ImagePiece, 'url' | 'attachmentId'>) => string | null
  /** Address of a kept sound, video or file; otherwise as it was. */
  fileOf: (url: string, attachmentId: string) => { url: string; assetId: string | null }
  /** Where an address of the old site leads now. */
  linkOf: (href: string) => string
  /** The collection that posts go to. */
  blogId: string | null
  freshId: () => string
}

/** The block with these props over its starting ones, or null where this installation has none that they fit. */
export function fitting(product: Product, type: string, props: Record<string, unknown>): MadeBlock | null {
  const contract = product.blocks.get(type)?.contract
  if (!contract) return null
  const parsed = contract.props.safeParse({ ...(contract.starts as object), ...props })
  return parsed.success ? { type, version: contract.version, props: parsed.data as Record<string, unknown> } : null
}

export function firstFitting(
  product: Product,
  ...wanted: readonly (readonly [string, Record<string, unknown>])[]
): MadeBlock | null {
  for (const [type, props] of wanted) {
    const block = fitting(product, type, props)
    if (block) return block
  }
  return null
}

export function textBlock({ product }: Pick<Composition, 'product'>, nodes: readonly RichTextNode[]): MadeBlock {
  const block = fitting(product, 'html', { text: { type: 'doc', content: nodes } })
  return (
    block ?? {
      type: 'html',
      version: product.blocks.get('html')?.contract.version ?? 1,
      props: { text: { type: 'doc', content: nodes } },
    }
  )
}

export const paragraphOf = (text: string, href = ''): RichTextNode => ({
  type: 'paragraph',
  ...(text === ''
    ? {}
    : {
        content: [
          {
            type: 'text',
            text,
            ...(href === '' ? {} : { marks: [{ type: 'link', attrs: { href, target: null, title: null } }] }),
          },
        ],
      }),
})

type WidgetProps = (
  settings: Record<string, unknown>,
  composition: Composition,
) => readonly (readonly [string, Record<string, unknown>])[]

const count = (value: unknown, most: number, otherwise: number): number =>
  Math.min(most, Math.max(1, Math.trunc(Number(value)) || otherwise))

const widgetProps: Record<Widget, WidgetProps> = {
  'latest-posts': (settings, { blogId }) => [
    [
      'summary-v2',
      {
        collection: blogId,
        variant: settings.postLayout === 'grid' ? 'grid' : 'list',
        count: count(settings.postsToShow, 30, 5),
        columns: Math.max(2, count(settings.columns, 5, 3)),
        order: settings.orderBy === 'title' ? 'title' : settings.order === 'asc' ? 'oldest' : 'newest',
      },
    ],
    ['summary-v2', { collection: blogId }],
  ],
  archives: (_settings, { blogId }) => [
    ['archive', { collection: blogId }],
    ['archive', {}],
  ],
  calendar: (_settings, { blogId }) => [
    ['archive', { collection: blogId }],
    ['archive', {}],
  ],
  categories: (_settings, { blogId }) => [
    ['tag-cloud', { collection: blogId, kind: 'category' }],
    ['tag-cloud', { collection: blogId }],
    ['tag-cloud', {}],
  ],
  'tag-cloud': (_settings, { blogId }) => [
    ['tag-cloud', { collection: blogId, kind: 'tag' }],
    ['tag-cloud', { collection: blogId }],
    ['tag-cloud', {}],
  ],
  search: (settings) => [
    ['search', { placeholder: scalarText(settings.placeholder) }],
    ['search', {}],
  ],
  rss: (_settings, { blogId }) => [
    ['rss', { collection: blogId }],
    ['rss', {}],
  ],
  'social-links': () => [['social-links', {}]],
  'latest-comments': (_settings, { blogId }) => [['summary-v2', { collection: blogId, variant: 'list', count: 5 }]],
  'page-list': () => [['navigation', {}]],
  navigation: () => [['navigation', {}]],
}

/** The block of ours that does what a widget did; null where there is none. */
export function widgetBlock(composition: Composition, piece: Extract<Piece, { kind: 'widget' }>): MadeBlock | null {
  const feed = typeof piece.settings.feedURL === 'string' ? piece.settings.feedURL : ''
  // A feed of somebody else's site cannot be shown by a block that shows one's own: its address is kept as a link.
  if (piece.widget === 'rss' && feed !== '')
    return textBlock(composition, [paragraphOf(feed, /^https?:/.test(feed) ? feed : '')])
  return firstFitting(composition.product, ...widgetProps[piece.widget](piece.settings, composition))
}
