/** C3.81 */
export const marqueeDirections = ['left', 'right'] as const
export type MarqueeDirection = (typeof marqueeDirections)[number]

/** C9.19–C9.22: pixels, milliseconds. */
export const leastRegion = 50
export const waveSegment = { least: 250, most: 1000 } as const
export const sampleEvery = 3
export const renderAgainAfter = 1000
/** Pixels per second at speed 1. */
export const pixelsPerSecond = 60

/**
 * Returns the width of the repeated region: the words and the space behind them, with a minimum so that the page does
 * not fill with copies.
 */
export function regionWidth(words: number): number {
  return Math.max(leastRegion, words)
}

/** Returns the number of copies that keep the window full. */
export function copiesFor(window: number, region: number): number {
  return Math.ceil(window / region) + 1
}

/** Returns the width of a wave: the window divided by their number, within bounds. */
export function segmentWidth(window: number, frequency: number): number {
  return Math.min(waveSegment.most, Math.max(waveSegment.least, window / Math.max(frequency, 0.01)))
}

/** Heights of one wave, every three pixels, from -1 to 1. */
export function wavePath(segment: number): readonly number[] {
  const count = Math.max(2, Math.round(segment / sampleEvery))
  return Array.from({ length: count }, (_, at) => Math.sin((at / count) * 2 * Math.PI))
}

/** Returns the height and the angle of words at a distance from the beginning of the path, from its nearest sample. */
export function onPath(path: readonly number[], distance: number, amplitude: number): { y: number; degrees: number } {
  const at = Math.round(distance / sampleEvery)
  const height = (index: number) => (path[((index % path.length) + path.length) % path.length] ?? 0) * amplitude
  const slope = (height(at + 1) - height(at - 1)) / (2 * sampleEvery)
  return { y: height(at), degrees: (Math.atan(slope) * 180) / Math.PI }
}
