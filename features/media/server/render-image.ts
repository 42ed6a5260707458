import type { OutputInfo, Sharp } from 'sharp'
import { rgbaToThumbHash, thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'
import { type Rendition, pixelLimit, renditionWidths } from '../contract/index.ts'
import { imageSize, isAnimatedPng, isAvifSequence } from './image-header.ts'

/** One core and no cache: the worker makes one image at a time beside its other jobs. Loaded with the first image. */
export async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

export interface Rendered {
  width: number
  height: number
  placeholder: string | null
  color: string | null
  renditions: Rendition[]
}

type Write = (file: string, bytes: Uint8Array, type: string) => Promise<void>

/** Width that is made first, and shown until the others are ready. */
const firstWidth = 750
const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const
/** Longest side of WebP and AVIF in pixels. */
const longestSide = 16_383
const secondsFor = { avif: 60, webp: 20, jpeg: 20 } as const

/**
 * Makes an image in all widths and formats: one WebP first, so that pages have something light within moments, then
 * WebP and JPEG from one decoding, then AVIF. Moving images are left as they are. `onProgress` is told whenever there
 * is more to show.
 */
export async function renderImage(
  original: Uint8Array,
  version: number,
  write: Write,
  onProgress: (so: Rendered) => Promise<void>,
): Promise<void> {
  const sharp = await openSharp()
  const open = () => sharp(original, { limitInputPixels: pixelLimit, failOn: 'error' }).autoOrient()
  // No available decoder reads image sequences, but browsers do.
  if (isAvifSequence(original))
    return onProgress({
      width: 0,
      height: 0,
      ...imageSize(original, 'image/avif'),
      placeholder: null,
      color: null,
      renditions: [],
    })
  const metadata = await sharp(original, { limitInputPixels: pixelLimit }).metadata()
  const { width, height } = metadata.autoOrient
  const colours = await coloursOf(open())
  const isMoving = (metadata.pages ?? 1) > 1 || isAnimatedPng(original)
  if (isMoving || width < 1) return onProgress({ width, height, ...colours, renditions: [] })

  const widths = renditionWidths(width)
  const renditions: Rendition[] = []
  const make = async (image: Sharp, target: number, format: Rendition['format']) => {
    if (format !== 'jpeg' && Math.round((height * target) / width) > longestSide) return
    const { data, info } = await encoded(
      image.resize({ width: target, withoutEnlargement: true }),
      format,
      metadata.hasAlpha === true,
    )
    const file = `${version > 1 ? `v${version}-` : ''}${target}.${extensions[format]}`
    await write(file, data, `image/${format}`)
    renditions.push({ format, width: info.width, height: info.height, bytes: data.length, file })
  }
  const tell = () => onProgress({ width, height, ...colours, renditions: [...renditions] })

  const first = widths.find((targetWidth) => targetWidth <= firstWidth) ?? width
  await make(open(), first, 'webp')
  await tell()
  const raw = await open()
    .resize({ width: Math.min(width, widths[0] ?? width), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const decoded = () =>
    sharp(raw.data, { raw: { width: raw.info.width, height: raw.info.height, channels: raw.info.channels } })
  for (const targetWidth of widths) {
    if (targetWidth !== first) await make(decoded(), targetWidth, 'webp')
    if (!metadata.hasAlpha) await make(decoded(), targetWidth, 'jpeg')
  }
  await tell()
  for (const targetWidth of [...widths].reverse()) await make(decoded(), targetWidth, 'avif')
  await tell()
}

function encoded(
  image: Sharp,
  format: Rendition['format'],
  hasAlpha: boolean,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const limited = image.timeout({ seconds: secondsFor[format] })
  // Chroma is subsampled, as in WebP and JPEG: this takes two thirds of the memory and a tenth fewer bytes.
  if (format === 'avif')
    return limited.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer({ resolveWithObject: true })
  if (format === 'webp')
    return limited
      .webp({ quality: 78, effort: 2, alphaQuality: hasAlpha ? 90 : 100 })
      .toBuffer({ resolveWithObject: true })
  return limited.jpeg({ quality: 80, progressive: true }).toBuffer({ resolveWithObject: true })
}

/** The main colour of an image, and three from corner to corner. Transparent images have no placeholder. */
async function coloursOf(image: Sharp): Promise<Pick<Rendered, 'placeholder' | 'color'>> {
  const { data, info } = await image
    .resize(64, 64, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(info.width, info.height, data)
  const { r, g, b, a } = thumbHashToAverageRGBA(hash)
  const color = hex([r, g, b].map((channel) => channel * 255))
  if (a < 0.98) return { placeholder: null, color }
  const { w, h, rgba } = thumbHashToRGBA(hash)
  const at = (share: number) => (Math.floor((h - 1) * share) * w + Math.floor((w - 1) * share)) * 4
  const corners = [0.1, 0.5, 0.9].map((share) => shortHex([...rgba.subarray(at(share), at(share) + 3)]))
  return { placeholder: corners.join(','), color }
}

function hex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function shortHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel / 17).toString(16)).join('')}`
}
