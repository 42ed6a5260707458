import { pixelLimit } from '../../contract/index.ts'
import { type ImageSize, imageSize } from '../image-header.ts'
import { sniffType } from '../sniff-type.ts'

/**
 * Returns the size of the image in these bytes; null for other types, and for one that is too large to be drawn. It
 * does not decode.
 */
export async function imageIn(bytes: Uint8Array, types: readonly string[]): Promise<ImageSize | null> {
  const type = await sniffType(bytes, '')
  if (type === null || !types.includes(type)) return null
  const size = imageSize(bytes, type)
  return size !== null && size.width * size.height <= pixelLimit ? size : null
}
