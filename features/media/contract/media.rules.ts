/** C9.51, B9.17: widths of renditions in pixels; an image is never enlarged. */
export const widthSteps = [2500, 1500, 1000, 750, 500, 300, 100] as const

export const assetKinds = ['image', 'video', 'audio', 'file'] as const
export type AssetKind = (typeof assetKinds)[number]

export const assetOrders = ['newest', 'oldest', 'name', 'largest'] as const
export type AssetOrder = (typeof assetOrders)[number]
/** Limit of files that are moved, tagged or described together. */
export const mostChosen = 500
export const mostFolders = 500

/** C9.41 */
export const megabyte = 1_000_000
/** C5.71: limits of one upload in bytes. */
export const uploadLimits: Record<AssetKind, number> = {
  image: 20 * megabyte,
  file: 20 * megabyte,
  audio: 160 * megabyte,
  video: 500 * megabyte,
}
export const largestUpload = 500 * megabyte
/** Images with more pixels (of all frames together) are refused before they are decoded. */
export const pixelLimit = 50_000_000

export interface FocalPoint {
  x: number
  y: number
}

/** Widths of an image's renditions: the steps below its own width, and its own width if it is between two steps. */
export function renditionWidths(width: number): readonly number[] {
  const largest = widthSteps[0]
  const smaller = widthSteps.filter((step) => step < width)
  return width >= largest ? widthSteps : [width, ...smaller]
}

export interface Rendition {
  format: 'avif' | 'webp' | 'jpeg'
  width: number
  height: number
  bytes: number
  file: string
}

export function assetUrl(id: string, file: string): string {
  return `/s/${id}/${file}`
}

/** `srcset` of one format, narrowest first; null when no rendition has this format. */
export function sourceSet(id: string, renditions: readonly Rendition[], format: Rendition['format']): string | null {
  const list = renditions.filter((rendition) => rendition.format === format).sort((a, b) => a.width - b.width)
  return list.length === 0
    ? null
    : list.map((rendition) => `${assetUrl(id, rendition.file)} ${rendition.width}w`).join(', ')
}

export interface ImageSpace {
  /** Columns of 24 that the block takes on a wide screen. */
  columns: number
  /** Columns of 8 on a phone; null means all of them. */
  mobileColumns: number | null
  section: 'narrow' | 'site' | 'full'
  /** Width of the site in pixels, from its styles. */
  siteWidth: number
}

const desktopColumns = 24
const mobileColumns = 8
const narrowShare = 0.62
const mobileMaxWidth = 432
const phoneMargin = 40

/**
 * Computes the `sizes` of an image from its place: the share of the window on phones, on tablets, and when the section
 * has reached its full width.
 */
export function imageSizes({ columns, mobileColumns: onPhone, section, siteWidth }: ImageSpace): string {
  const phoneShare = (onPhone ?? mobileColumns) / mobileColumns
  const phone =
    section === 'full' && phoneShare === 1
      ? '100vw'
      : `calc(${percent(phoneShare)}vw - ${Math.round(phoneMargin * phoneShare)}px)`
  const share = columns / desktopColumns
  const wide = `${percent(share)}vw`
  if (section === 'full') return `(max-width:${mobileMaxWidth}px) ${phone}, ${wide}`
  const widest = section === 'narrow' ? siteWidth * narrowShare : siteWidth
  return `(max-width:${mobileMaxWidth}px) ${phone}, (max-width:${Math.round(widest)}px) ${wide}, ${Math.round(widest * share)}px`
}

/** `object-position` of a cropped image; null for the centre, which is the default of browsers. */
export function objectPosition(point: FocalPoint | null): string | null {
  if (!point || (Math.abs(point.x - 0.5) < 0.005 && Math.abs(point.y - 0.5) < 0.005)) return null
  return `${percent(point.x)}% ${percent(point.y)}%`
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
}

/** Width by height while the shape of a video is unknown: its height is 56.3 percent of its width (B9.13). */
export const fallbackRatio = 1.776
