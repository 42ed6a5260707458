import { pixelLimit } from '../../contract/index.ts'
import { openSharp } from '../render-image.ts'

const secondsFor = 20

/** Redraws a photo as WebP, upright, with limited sides: place and camera metadata are lost. For the worker. */
export async function plainPhoto(
  original: Uint8Array,
  longest: number,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const sharp = await openSharp()
  const { data, info } = await sharp(original, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: secondsFor })
    .webp({ quality: 78, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
