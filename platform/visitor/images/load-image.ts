import { validElement } from '../valid-element.ts'
import { type CropMode, type ImageMode, checkedMode, imagePlacement } from './place-image.ts'

/** B4.33 */
export const documentTries = 100
export const documentTryEvery = 10

export interface ImageLoading {
  /** Dimensions of the image; its attributes are used by default. */
  dimensions?: { width: number; height: number }
  focalPoint?: { x: number; y: number }
  cropMode?: CropMode
  /** Keeps the proportions of the image in any space. */
  fixedRatio?: boolean
  /** How many times larger than its space the file may be: 2 for images that are zoomed. */
  sizeAdjustment?: number
  /** `step` is the nearest width among the renditions; `original` is the file itself. */
  sizeFormat?: 'step' | 'original'
  mode?: ImageMode
}

export type ImageOutcome = 'loaded' | 'broken' | 'absent'

/**
 * Loads a lazy image: `data-src` (with `data-srcset`), or one that the browser would load later by itself. It has the
 * class `loading` until it is loaded, and its placement follows its mode.
 */
export async function loadImage(node: Element | null, options: ImageLoading = {}): Promise<ImageOutcome> {
  const image = validElement(node) as HTMLImageElement
  const mode = checkedMode(options.mode)
  image.classList.add('loading')
  if (!(await isInDocument(image))) return 'absent'
  placeImage(image, { ...options, mode })
  begin(image, options)
  const outcome = await settled(image)
  image.classList.remove('loading')
  return outcome
}

/** Puts it in place again: its parent has another size. */
export function placeImage(
  image: HTMLImageElement,
  { mode = null, dimensions, focalPoint, cropMode, fixedRatio = false }: ImageLoading,
): void {
  const own = dimensions ?? { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) }
  const space = image.parentElement?.getBoundingClientRect()
  if (fixedRatio && own.width > 0) image.style.aspectRatio = `${own.width}/${own.height}`
  if (mode === null || mode === 'none' || !space || own.width <= 0) return
  const { left, top, width, height } = imagePlacement(own, space, {
    mode,
    ...(focalPoint && { focalPoint }),
    ...(cropMode && { cropMode }),
  })
  const pixels = (value: number) => `${Math.round(value * 100) / 100}px`
  const at = { left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) }
  Object.assign(image.style, { position: 'absolute', maxWidth: 'none', ...at })
}

/** Callers may insert the new element into the page a moment later (B4.33). */
async function isInDocument(image: HTMLImageElement): Promise<boolean> {
  for (let tries = 0; tries < documentTries; tries += 1) {
    if (image.isConnected) return true
    await new Promise((resolve) => setTimeout(resolve, documentTryEvery))
  }
  return image.isConnected
}

function begin(image: HTMLImageElement, { sizeAdjustment = 1, sizeFormat = 'step' }: ImageLoading): void {
  const { src, srcset } = image.dataset
  const width = image.getBoundingClientRect().width || image.parentElement?.clientWidth || innerWidth
  const isWhole = sizeFormat === 'original'
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) {
    if (isWhole) source.remove()
    else if (source.dataset['srcset']) source.srcset = source.dataset['srcset']
    source.sizes = `${Math.ceil(width * sizeAdjustment)}px`
  }
  if (isWhole) image.removeAttribute('srcset')
  else if (srcset || image.srcset) image.sizes = `${Math.ceil(width * sizeAdjustment)}px`
  if (srcset && !isWhole) image.srcset = srcset
  if (src) image.src = src
  image.loading = 'eager'
}

async function settled(image: HTMLImageElement): Promise<ImageOutcome> {
  try {
    // Decoded before it is shown, so that a slide does not move onto an empty place.
    await image.decode()
    return 'loaded'
  } catch {
    return image.naturalWidth > 0 ? 'loaded' : 'broken'
  }
}
