import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type BlockPiece,
  kindOfPiece,
  type PieceImporter,
  type PieceKind,
  type PieceSite,
  type PieceImport,
  widgets,
} from '#platform/block'
import { newId } from '#platform/contract'
import { paragraphs, type RichTextNode } from '#platform/document'
import { product } from '../../apps/server/features.ts'

const root = join(import.meta.dirname, '../..')
const id = '65a1f0c2e4b0a1b2c3d4e5f6'
const words: RichTextNode[] = paragraphs('Bread takes a night').content ?? []
const image: Extract<BlockPiece, { kind: 'image' }> = {
  kind: 'image',
  url: 'https://old.example/loaf.jpg',
  attachmentId: '7',
  alt: 'A loaf',
  title: '',
  caption: words,
  href: '/bread',
  newWindow: true,
  width: 1200,
  height: 800,
  focalPoint: { x: 0.5, y: 0.25 },
  align: 'wide',
  ratio: 1.5,
  words: { layout: 'card', title: 'Rye', body: 'For two days', button: 'Order' },
}
const player = {
  url: 'https://old.example/a.mp4',
  attachmentId: '',
  poster: 'https://old.example/loaf.jpg',
  title: 'The night shift',
  author: 'Korenbloem',
  caption: 'Filmed in one morning',
  loop: true,
  muted: true,
}

/** One of each kind; a kind that is added needs one here. */
const examples: { [Kind in Exclude<PieceKind, (typeof widgets)[number]>]: Extract<BlockPiece, { kind: Kind }> } = {
  text: { kind: 'text', nodes: words },
  image,
  gallery: {
    kind: 'gallery',
    images: [{ ...image, caption: [] }],
    ids: ['8', '9'],
    columns: 2,
    caption: 'From the bakery',
    design: 'grid',
    ratio: '3:4',
    gap: 20,
    autoplay: false,
  },
  embed: { kind: 'embed', url: 'https://vimeo.com/76979871', caption: 'The ridge' },
  audio: { ...player, kind: 'audio' } as Extract<BlockPiece, { kind: 'audio' }>,
  video: { ...player, kind: 'video' } as Extract<BlockPiece, { kind: 'video' }>,
  button: {
    kind: 'button',
    label: 'Order',
    url: '/order',
    newWindow: true,
    outline: true,
    size: 'large',
    align: 'right',
  },
  quote: { kind: 'quote', text: 'Lekker', source: 'A customer' },
  separator: { kind: 'separator' },
  spacer: { kind: 'spacer', pixels: 120 },
  code: { kind: 'code', language: 'html', text: '<b>' },
  'own-html': { kind: 'own-html', html: '<p>Own</p>' },
  accordion: { kind: 'accordion', items: [{ title: 'When?', nodes: words }], allowMultiple: true, firstOpen: false },
  marquee: { kind: 'marquee', items: [{ text: 'Rye on Tuesdays', url: '/rye' }] },
  markdown: { kind: 'markdown', text: '## Bread' },
  product: { kind: 'product', slug: 'rye', title: 'Rye' },
  form: {
    kind: 'form',
    name: 'Contact',
    fields: [
      { kind: 'name', label: 'Name', description: '', isRequired: true, options: [] },
      { kind: 'select', label: 'Size', description: 'Of the cake', isRequired: false, options: ['Small', 'Large'] },
      { kind: 'checkbox', label: 'I agree', description: '', isRequired: true, options: [] },
      { kind: 'radio', label: 'Taste', description: '', isRequired: false, options: [] },
      { kind: 'tel', label: 'Phone', description: '', isRequired: false, options: [] },
      { kind: 'file', label: 'Drawing', description: '', isRequired: false, options: [] },
      { kind: 'unheard-of', label: 'Other', description: '', isRequired: false, options: [] },
    ],
    button: 'Send',
    thanks: 'Thank you',
  },
}
const pieces: BlockPiece[] = [
  ...Object.values(examples),
  ...widgets.map(
    (widget): BlockPiece => ({ kind: 'widget', widget, settings: { links: [{ url: 'https://x.example' }] } }),
  ),
]

const site: PieceSite = {
  assetOf: () => id,
  fileOf: (url) => ({ url, assetId: id }),
  productOf: () => id,
  blogId: id,
  freshId: () => newId(0),
}

/** Returns the result of each block that accepts this kind of piece. */
function takersOf(piece: BlockPiece): { type: string; taken: PieceImport<unknown> | null }[] {
  const kind = kindOfPiece(piece)
  return [...product.blocks].flatMap(([type, { importer }]) => {
    const take = (importer as PieceImporter<unknown> | undefined)?.[kind] as
      | ((piece: BlockPiece, site: PieceSite) => PieceImport<unknown> | null)
      | undefined
    return take ? [{ type, taken: take(piece, site) }] : []
  })
}

test('every kind of piece is taken by one block, and no block is registered for an unknown kind', () => {
  const takers = pieces.map((piece) => [kindOfPiece(piece), takersOf(piece).map(({ type }) => type)] as const)
  expect(takers.filter(([, types]) => types.length !== 1)).toEqual([])
  const kinds = new Set(pieces.map(kindOfPiece))
  const strange = [...product.blocks].flatMap(([type, { importer = {} }]) =>
    Object.keys(importer)
      .filter((kind) => !kinds.has(kind as PieceKind))
      .map((kind) => `${type}: ${kind}`),
  )
  expect(strange).toEqual([])
})

test('the block made of a piece fits its contract, and has no unknown properties', () => {
  const faults = pieces.flatMap((piece) =>
    takersOf(piece).flatMap(({ type, taken }) => {
      const contract = product.blocks.get(type)?.contract
      if (!contract || !taken) return [`${type} takes no ${kindOfPiece(piece)}`]
      const props = { ...(contract.starts as object), ...(taken.props as object) }
      const parsed = contract.props.safeParse(props)
      const unknown = Object.keys(props).filter((name) => parsed.success && !Object.hasOwn(parsed.data as object, name))
      return [
        ...(parsed.success ? [] : [`${type}, ${kindOfPiece(piece)}: ${parsed.error.issues[0]?.message}`]),
        ...unknown.map((name) => `${type} has no prop ${name}`),
      ]
    }),
  )
  expect(faults).toEqual([])
})

test('the importer names no block: it contains no types of blocks that are no kinds of pieces', () => {
  const kinds = new Set<string>([...pieces.map((piece) => piece.kind), ...widgets, 'html', 'navigation', 'comments'])
  // Words that mean something else there too: an order of a shop, the index of a list, a link in a text, a folder of
  // a menu.
  const ambiguous = ['order', 'index', 'link', 'folder']
  const types = [...product.blocks.keys()].filter((type) => !kinds.has(type) && !ambiguous.includes(type))
  // The list of elements that own code may keep names some of HTML.
  const files = globSync('features/imports/server/{compose,run}/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('sanitise-own-code.ts') && !file.endsWith('.test.ts'),
  )
  const named = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return types.filter((type) => source.includes(`'${type}'`)).map((type) => `${file}: ${type}`)
  })
  expect(files.length).toBeGreaterThan(10)
  expect(named).toEqual([])
})
