import type { CSSProperties, ReactNode } from 'react'
import type { PageContext, ViewProps } from '#platform/render'
import {
  type FocalPoint,
  type Rendition,
  assetUrl,
  imageSizes,
  objectPosition,
  sourceSet,
} from '../contract/media.rules.ts'

/** Properties that a view needs to show an asset as an image. Every `Asset` has them. */
export interface ImageAsset {
  id: string
  file: string
  type: string
  width: number | null
  height: number | null
  alt: string
  focalPoint: FocalPoint | null
  placeholder: string | null
  renditions: readonly Rendition[]
}

interface Props {
  asset: ImageAsset
  /** Result of `sizesInBlock(…)`, or a length. */
  sizes: string
  /** Empty for images without meaning; absent uses the asset's own text. */
  alt?: string
  /** Whether it is loaded at once, for images on the first screen. */
  eager?: boolean
  focalPoint?: FocalPoint | null
  /** Width divided by height of the space that it fills; absent: its own shape. */
  ratio?: number | null
  fit?: 'cover' | 'contain'
  /** Data attributes of the element, for scripts. */
  more?: Readonly<Record<`data-${string}`, string>>
}

/** An image in all of its formats and widths. Its space is reserved, and its colours are shown until it loads. */
export function AssetImage({
  asset,
  sizes,
  alt = asset.alt,
  eager = false,
  focalPoint,
  ratio,
  fit = 'cover',
  more,
}: Props): ReactNode {
  const { renditions } = asset
  const [avif, webp, jpeg] = (['avif', 'webp', 'jpeg'] as const).map((format) =>
    sourceSet(asset.id, renditions, format),
  )
  const style = styleOf(asset, focalPoint ?? asset.focalPoint, ratio ?? null, fit)
  const img = (
    <img
      src={assetUrl(asset.id, plainFile(asset))}
      srcSet={jpeg ?? undefined}
      sizes={jpeg ? sizes : undefined}
      width={asset.width ?? undefined}
      height={asset.height ?? undefined}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      style={style}
      {...more}
    />
  )
  if (!avif && !webp) return img
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      {img}
    </picture>
  )
}

/** `sizes` for an image that fills its block, or a share of the block. */
export function sizesInBlock(
  { place, section, page }: Pick<ViewProps<unknown>, 'place' | 'section' | 'page'>,
  share = 1,
): string {
  return imageSizes({
    columns: place.desktop.w * share,
    mobileColumns: place.mobile && place.mobile.w,
    section: section.width,
    siteWidth: page.siteWidth ?? 1360,
  })
}

/** True in the first section of a page, whose images visitors wait for. */
export function isFirstScreen(section: { id: string }, page: PageContext): boolean {
  return page.firstSection === section.id
}

/** Image for browsers that read neither AVIF nor WebP: a middle rendition, or the file itself. */
export function plainFile({ renditions, file }: ImageAsset): string {
  const plain = renditions.filter(({ format }) => format === 'jpeg').sort((a, b) => a.width - b.width)
  return (plain.find(({ width }) => width >= 1000) ?? plain.at(-1))?.file ?? file
}

function styleOf(
  asset: ImageAsset,
  point: FocalPoint | null,
  ratio: number | null,
  fit: 'cover' | 'contain',
): CSSProperties | undefined {
  const style: CSSProperties = {}
  const position = objectPosition(point)
  if (asset.placeholder) style.background = `linear-gradient(135deg,${asset.placeholder})`
  if (ratio) style.aspectRatio = String(Math.round(ratio * 1000) / 1000)
  if (ratio && fit === 'contain') style.objectFit = 'contain'
  if (position) style.objectPosition = position
  return Object.keys(style).length > 0 ? style : undefined
}
