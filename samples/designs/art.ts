/** Drawings in the five colours of a palette, lightest first. `n` is which of a design's three is drawn. */
export type Inks = readonly [string, string, string, string, string]
export type Motif = (inks: Inks, n: number) => string

/** The whole drawing, 1200 × 900. */
export function drawing(motif: Motif, inks: Inks, n: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">${motif(inks, n)}</svg>`
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const ring = (x: number, y: number, r: number, ink: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="${width}"/>`
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const turn = (degrees: number, x: number, y: number, inner: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>`
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
