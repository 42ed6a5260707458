export interface ImageSize {
  width: number
  height: number
}

/** Width and height as shown, from the header alone: nothing is decoded. null when the header makes no sense. */
export function imageSize(bytes: Uint8Array, type: string): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = readers[type]?.(view)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch {
    return null
  }
}

const readers: Record<string, (view: DataView) => ImageSize | null> = {
  'image/jpeg': jpegSize,
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/webp': webpSize,
  'image/avif': avifSize,
}

function jpegSize(view: DataView): ImageSize | null {
  let turned = false
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xe1) turned ||= isTurned(view, at + 4)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return upright({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) }, turned)
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** Whether the EXIF orientation (5 to 8) exchanges width and height. */
function isTurned(view: DataView, at: number): boolean {
  if (ascii(view, at, 4) !== 'Exif') return false
  const base = at + 6
  const little = ascii(view, base, 2) === 'II'
  const first = base + view.getUint32(base + 4, little)
  const entries = Math.min(view.getUint16(first, little), 200)
  for (let entry = 0; entry < entries; entry += 1) {
    const place = first + 2 + entry * 12
    if (view.getUint16(place, little) === 0x0112) return view.getUint16(place + 8, little) >= 5
  }
  return false
}

function webpSize(view: DataView): ImageSize | null {
  const kind = ascii(view, 12, 4)
  if (kind === 'VP8X')
    return { width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(27, true) & 0xffffff) }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
}

/**
 * The largest of the images that the file describes (others are its thumbnail and its alpha), rotated if the file says
 * so.
 */
function avifSize(view: DataView): ImageSize | null {
  const end = Math.min(view.byteLength - 20, 65_536)
  let largest: ImageSize | null = null
  let turned = false
  for (let at = 4; at < end; at += 1) {
    const box = ascii(view, at, 4)
    if (box === 'irot') turned = (view.getUint8(at + 4) & 1) === 1
    if (box !== 'ispe') continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest && upright(largest, turned)
}

/** A video in the format of images: its file type box names the brand `avis`. */
export function isAvifSequence(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(0, 128)).toString('latin1')
  return box.slice(4, 8) === 'ftyp' && box.slice(8, box.charCodeAt(3)).includes('avis')
}

/**
 * Whether a PNG has several frames, which a chunk before the first pixels states. Decoders without support show the
 * first frame.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isPng = view.byteLength > 8 && ascii(view, 1, 3) === 'PNG'
  for (let at = 8; isPng && at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const chunk = ascii(view, at + 4, 4)
    if (chunk === 'acTL') return at + 12 <= view.byteLength && view.getUint32(at + 8) > 1
    if (chunk === 'IDAT') return false
  }
  return false
}

function upright({ width, height }: ImageSize, turned: boolean): ImageSize {
  return turned ? { width: height, height: width } : { width, height }
}

function ascii(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))
}
