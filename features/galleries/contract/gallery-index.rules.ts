export type Direction = 'forward' | 'reverse'

/** Wraps an index modulo the number of slides; negative ones count from the end (B4.06). */
export function wrapped(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0
}

/** B4.08: limits an index to the range from 0 to the last. */
export function clamped(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}

/** R1.69: wraps an index when the gallery loops; otherwise limits it to the range. */
export function normalised(index: number, count: number, loop: boolean): number {
  return loop ? wrapped(index, count) : clamped(index, count)
}

/** B4.07: direction of the images. A step over the end of a loop continues in its direction. */
export function directionOf(from: number, to: number): Direction {
  return to < from ? 'reverse' : 'forward'
}

/** Returns the indexes around the current one from near to far, which are worth loading in advance. */
export function neighbours(current: number, count: number, reach: number, loop: boolean): number[] {
  const around = Array.from({ length: reach }, (_, at) => [current + at + 1, current - at - 1]).flat()
  const ctx = loop
    ? around.map((index) => wrapped(index, count))
    : around.filter((index) => index >= 0 && index < count)
  return [...new Set(ctx)].filter((index) => index !== current)
}

export interface SlideNames {
  id: string
  url: string
}

/** B2.04: index of the slide with this id or url, or whose url ends with it; -1 for none. */
export function slideNamed(identifier: string, slides: readonly SlideNames[]): number {
  if (!identifier) return -1
  const exact = slides.findIndex(({ id, url }) => id === identifier || url === identifier)
  return exact >= 0 ? exact : slides.findIndex(({ url }) => url.endsWith(`/${identifier}`))
}

/** B2.02, B2.03: the identifiers in an address: `#itemId=…` first, then the last segment of its path. */
export function identifiersIn(address: { hash: string; pathname: string }): string[] {
  const inHash = new URLSearchParams(address.hash.replace(/^#/, '')).get('itemId')
  const segment = address.pathname.split('/').filter(Boolean).at(-1)
  return [inHash, segment && decoded(segment)].filter((identifier): identifier is string => Boolean(identifier))
}

/**
 * B2.09, B2.10: the collection's full address with a final slash, followed by the slide; without a collection, in the
 * hash.
 */
export function slideAddress(collectionUrl: string, slide: SlideNames): string {
  if (!collectionUrl) return `#itemId=${encodeURIComponent(slide.id)}`
  const name = slide.url.split('/').filter(Boolean).at(-1) ?? slide.id
  return collectionUrl.replace(/(?<!\/)\/*$/, '/') + name
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
