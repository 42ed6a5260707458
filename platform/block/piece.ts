import type { Cells, Section } from '../document/document.ts'
import type { RichTextNode } from '../document/rich-text.ts'

/**
 * A part of another system's content before it becomes a block, in neutral terms. Importers produce pieces, and blocks
 * accept them (`PieceImporter`).
 */
export type Piece = BlockPiece | LayoutPiece

/** Pieces that become one block. */
export type BlockPiece =
  | { kind: 'text'; nodes: RichTextNode[] }
  | ImagePiece
  | GalleryPiece
  /** A page of a video, a song, a post or a map. */
  | { kind: 'embed'; url: string; caption: string }
  | PlayerPiece
  | ButtonPiece
  | { kind: 'quote'; text: string; source: string }
  | { kind: 'separator' }
  | { kind: 'spacer'; pixels: number }
  /** Code that is shown as text. */
  | { kind: 'code'; language: string; text: string }
  /** HTML of the owner without scripts, forms and other active parts. */
  | { kind: 'own-html'; html: string }
  | { kind: 'accordion'; items: { title: string; nodes: RichTextNode[] }[]; allowMultiple: boolean; firstOpen: boolean }
  | { kind: 'marquee'; items: { text: string; url: string }[] }
  | { kind: 'markdown'; text: string }
  | ProductPiece
  | FormPiece
  | { kind: 'widget'; widget: Widget; settings: Record<string, unknown> }

/** Pieces that arrange other pieces. */
export type LayoutPiece =
  | { kind: 'buttons'; buttons: Omit<ButtonPiece, 'kind' | 'align'>[]; align: ButtonPiece['align'] }
  | { kind: 'columns'; columns: { share: number | null; pieces: Piece[] }[] }
  | SectionPiece
  | { kind: 'grid'; cells: GridCell[] }
  /** HTML of the owner as it was written. Active parts are removed before a block gets it. */
  | { kind: 'html'; html: string; reason: string }

/** Pieces with a counterpart on every site: the newest posts, the search field. */
export const widgets = [
  'latest-posts',
  'products',
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
  /** Its number in the exporting system. */
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
  /** Ratio of width to height at which the image is cropped; null keeps its own ratio. */
  ratio: number | null
  /** Words that stand on or beside it; null for an image alone. */
  words: {
    layout: 'poster' | 'card' | 'overlap' | 'collage' | 'stack'
    title: string
    body: string
    button: string
  } | null
}

export interface GalleryPiece {
  kind: 'gallery'
  images: ImagePiece[]
  /** Numbers of images in the exporting system, after `images`. */
  ids: string[]
  /** 0: as the design has it. */
  columns: number
  caption: string
  design: 'grid' | 'masonry' | 'rows' | 'slideshow' | 'carousel' | 'stacked'
  /** Ratio of width to height such as `3:2`; null keeps each image's own ratio. */
  ratio: string | null
  /** Pixels between two images; null uses the value of the design. */
  gap: number | null
  autoplay: boolean
}

export interface PlayerPiece {
  kind: 'audio' | 'video'
  url: string
  attachmentId: string
  poster: string
  title: string
  author: string
  caption: string
  loop: boolean
  muted: boolean
}

export interface ButtonPiece {
  kind: 'button'
  label: string
  url: string
  newWindow: boolean
  outline: boolean
  size?: 'small' | 'medium' | 'large'
  align: 'left' | 'center' | 'right'
}

/** A product of the shop, by the last part of its address. */
export interface ProductPiece {
  kind: 'product'
  slug: string
  title: string
}

/** A form that visitors filled in; its fields as people read them. */
export interface FormPiece {
  kind: 'form'
  name: string
  fields: { kind: string; label: string; description: string; isRequired: boolean; options: string[] }[]
  button: string
  thanks: string
}

export interface SectionPiece {
  kind: 'section'
  image: ImagePiece | null
  /** 0 clear … 1 opaque. */
  overlay: number
  /** Pixels; of a section without a `look`. */
  minHeight: number
  pieces: Piece[]
  /** Style of the section, if the exporting system has sections like this one. */
  look?: Pick<Section, 'theme' | 'height' | 'width' | 'padding' | 'align' | 'anchor'>
}

/** A position on the grid of 24 columns (8 on phones), with its content. `mobile` is null for the reading order. */
export interface GridCell {
  desktop: Cells
  mobile: Cells | null
  pieces: Piece[]
}
