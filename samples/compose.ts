import { noParts } from '#features/content/contract'
import { type Block, type Section, sectionSchema } from '#platform/document'
import { newId } from '#platform/contract'
import { generateNKeysBetween } from 'fractional-indexing'
import { prose } from './prose.ts'

/** Cells on the desktop grid: column, row, width, height. */
export type At = readonly [x: number, y: number, w: number, h: number]

export interface Piece {
  type: string
  props: Record<string, unknown>
  at: At
  /** Cells on the phone's grid; absent: derived from the desktop. */
  phone?: At
}

export interface Band extends Partial<Omit<Section, 'id' | 'order'>> {
  pieces: readonly Piece[]
}

/** The header: the logo, the menu of the site, the search and the cart. */
export function headerBand(logoWidth: number, menu: Piece): Band {
  return {
    padding: 'none',
    pieces: [logo([0, 0, logoWidth, 1]), menu, searchButton([20, 0, 2, 1]), cartLink([22, 0, 2, 1])],
  }
}

/** The footer, in the darkest colours of the palette. */
export const footerBand = (pieces: readonly Piece[]): Band => ({ theme: 'darkest', padding: 'medium', pieces })

/** Images of the sample by their file names without ending: asset ids once they are stored. */
export type AssetIds = (name: string) => string

/** Returns the initial props of a block type: pieces state only their differences. */
export type Starts = (type: string) => { version: number; props: Record<string, unknown> }

/** The sections and blocks of a document, from bands of placed pieces. */
export function layout(
  bands: readonly Band[],
  starts: Starts,
): { sections: Record<string, Section>; blocks: Record<string, Block> } {
  const sections: Record<string, Section> = {}
  const blocks: Record<string, Block> = {}
  const sectionOrders = generateNKeysBetween(null, null, bands.length)
  bands.forEach(({ pieces, ...look }, index) => {
    const section = newId()
    const plain = sectionSchema.parse({ id: section, order: sectionOrders[index] ?? 'a0' })
    sections[section] = { ...plain, ...look }
    const orders = generateNKeysBetween(null, null, pieces.length)
    pieces.forEach((piece, at) => {
      const id = newId()
      const { version, props } = starts(piece.type)
      blocks[id] = {
        ...blockOf(piece, id, section, orders[at] ?? 'a0', at),
        version,
        props: { ...props, ...piece.props },
      }
    })
  })
  return { sections, blocks }
}

function blockOf(
  { type, at, phone }: Piece,
  id: string,
  section: string,
  order: string,
  z: number,
): Omit<Block, 'version' | 'props'> {
  return { id, section, order, type, place: { desktop: cells(at, z), mobile: phone ? cells(phone, z) : null } }
}

function cells([x, y, w, h]: At, z: number) {
  return { x, y, w, h, z }
}

export function text(at: At, markdown: string, phone?: At): Piece {
  return { type: 'html', props: { text: prose(markdown) }, at, phone }
}

export function image(at: At, asset: string, more: Record<string, unknown> = {}, phone?: At): Piece {
  return { type: 'image', props: { asset, ...more }, at, phone }
}

export function button(
  at: At,
  label: string,
  href: string,
  look: 'site' | 'solid' | 'outline' | 'underline' = 'site',
): Piece {
  return { type: 'button', props: { label, link: { href, newWindow: false }, look }, at }
}

/** Words of somebody, set apart. */
export function quote(at: At, words: string, source = '', size: 'medium' | 'large' = 'large'): Piece {
  return { type: 'quote', props: { text: words, source, size }, at }
}

/** The form that every message comes through: name, email address, words. */
export function form(at: At): Piece {
  return { type: 'form', props: {}, at }
}

/** Images in one of the designs; a caption stands behind a colon: `half-a-fig: Half a fig, ten past two.` */
export function gallery(at: At, asset: AssetIds, named: readonly string[], look: Record<string, unknown>): Piece {
  const slides = named.map((entry) => {
    const [name = '', title = ''] = entry.split(': ')
    return {
      id: newId(),
      asset: asset(name),
      video: '',
      title,
      description: '',
      alt: '',
      link: null,
      focalPoint: null,
    }
  })
  return { type: 'gallery', props: { imageAspectRatio: 'Auto', ...look, slides }, at }
}

interface SummaryLook {
  collection: string
  variant: 'wall' | 'list' | 'grid' | 'carousel'
  count: number
  show: readonly ('image' | 'excerpt' | 'date')[]
  ratio?: string
  columns?: number
  titleSize?: 'small' | 'medium' | 'large'
  heading?: string
}

/** Items of a collection. */
export function summary(
  at: At,
  { show, ratio = 'landscape', columns = 3, titleSize = 'medium', ...look }: SummaryLook,
): Piece {
  const parts = { ...noParts }
  for (const name of show) parts[name] = true
  return { type: 'summary-v2', props: { parts, ratio, columns, titleSize, ...look }, at }
}

interface ProductsLook {
  collection: string
  layout?: 'grid' | 'carousel' | 'list'
  count: number
  columns?: number
  tag?: string
  heading?: string
  ratio?: string
}

/** Products of a shop. */
export function products(at: At, { columns = 4, layout = 'grid', ...look }: ProductsLook): Piece {
  return { type: 'summary', props: { source: 'shop', columns, layout, ...look }, at }
}

/** A field that opens over the page. */
export function searchButton(at: At): Piece {
  return { type: 'search', props: { look: 'icon' }, at }
}

/** The way to the cart. */
export function cartLink(at: At): Piece {
  return { type: 'cart-link', props: {}, at }
}

/** The way to one's account. */
export function memberArea(at: At): Piece {
  return { type: 'member-area', props: {}, at }
}

export function logo(at: At): Piece {
  return { type: 'logo', props: {}, at }
}

export function navigation(at: At, tree: string, layout: 'row' | 'column' = 'row'): Piece {
  const look = layout === 'column' ? { align: 'start', collapse: 'never', size: 'small' } : {}
  return { type: 'navigation', props: { tree, layout, ...look }, at }
}

export function socialLinks(at: At, links: readonly { service: string; url: string }[]): Piece {
  return {
    type: 'social-links',
    props: { links: links.map((link, at) => ({ id: String(at + 1), label: '', ...link })) },
    at,
  }
}
