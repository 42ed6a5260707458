import { rect } from '../designs/art.ts'

export const paper = '#f6f8f3'
export const sage = '#dde8dc'
export const clay = '#b5482a'
export const pine = '#1d4b43'
export const night = '#12242b'
export const sand = '#efd9b4'
export const sky = '#a9c9d6'

/** A drawing of this size on a ground. */
export const sheet = (width: number, height: number, ground: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rect(0, 0, width, height, ground)}${parts.join('')}</svg>`
