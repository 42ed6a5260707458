import type { RichTextNode } from '#platform/document'

/** What a body is made of, before it has places on a grid. Every word of the original is in one of them. */
export type Piece =
  | { kind: 'text'; nodes: RichTextNode[] }
  | ImagePiece
  | { kind: 'gallery'; images: ImagePiece[]; ids: string[]; columns: number; caption: string }
  | { kind: 'embed'; url: string; caption: string }
  | {
      kind: 'media'
      media: 'audio' | 'video'
      url: string
      attachmentId: string
      poster: string
      title: string
      caption: string
      loop: boolean
      muted: boolean
    }
  | {
      kind: 'buttons'
      buttons: { label: string; url: string; newWindow: boolean; outline: boolean }[]
      align: 'left' | 'center' | 'right'
    }
  | { kind: 'quote'; text: string; source: string }
  | { kind: 'columns'; columns: { share: number | null; pieces: Piece[] }[] }
  | { kind: 'section'; image: ImagePiece | null; overlay: number; minHeight: number; pieces: Piece[] }
  | { kind: 'separator' }
  | { kind: 'spacer'; pixels: number }
  | { kind: 'code'; text: string }
  | { kind: 'html'; html: string; reason: string }
  | { kind: 'widget'; widget: Widget; settings: Record<string, unknown> }

export const widgets = [
  'latest-posts',
  'archives',
  'categories',
  'tag-cloud',
  'search',
  'rss',
  'social-links',
  'latest-comments',
  'calendar',
  'page-list',
  'navigation',
] as const
export type Widget = (typeof widgets)[number]

export interface ImagePiece {
  kind: 'image'
  url: string
  attachmentId: string
  alt: string
  title: string
  caption: RichTextNode[]
  href: string
  newWindow: boolean
  width: number | null
  height: number | null
  focalPoint: { x: number; y: number } | null
  align: 'left' | 'right' | 'center' | 'wide' | 'full' | null
}

export function imagePiece(fields: Partial<ImagePiece>): ImagePiece {
  const nothing = {
    alt: '',
    title: '',
    caption: [],
    href: '',
    newWindow: false,
    width: null,
    height: null,
    focalPoint: null,
    align: null,
  }
  return { kind: 'image', url: '', attachmentId: '', ...nothing, ...fields }
}

/** All pictures of a body, in order. */
export function imagesOf(pieces: readonly Piece[]): ImagePiece[] {
  return pieces.flatMap((piece): ImagePiece[] => {
    if (piece.kind === 'image') return [piece]
    if (piece.kind === 'gallery') return piece.images
    if (piece.kind === 'columns') return piece.columns.flatMap((column) => imagesOf(column.pieces))
    if (piece.kind === 'section') return [...(piece.image ? [piece.image] : []), ...imagesOf(piece.pieces)]
    return []
  })
}

/** Texts that follow each other are one text. */
export function joinTexts(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'text' && last?.kind === 'text') last.nodes.push(...piece.nodes)
    else joined.push(piece.kind === 'text' ? { ...piece, nodes: [...piece.nodes] } : piece)
  }
  return joined
}
