/**
 * An alphabet of our own for posters, built from squares and quarter circles: each letter five units high and one unit
 * thick.
 */
const outlines: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [3, 'M0 5V1.5A1.5 1.5 0 0 1 3 1.5V5H2V3.6H1V5ZM1 2.6H2V1.5A.5 .5 0 0 0 1 1.5Z'],
  B: [
    3,
    'M0 0H1.7A1.3 1.3 0 0 1 2.45 2.36A1.4 1.4 0 0 1 1.6 5H0ZM1 .9V2H1.5A.55 .55 0 0 0 1.5 .9ZM1 3V4.1H1.5A.55 .55 0 0 0 1.5 3Z',
  ],
  C: [3, 'M3 1.5A1.5 1.5 0 0 0 0 1.5V3.5A1.5 1.5 0 0 0 3 3.5H2A.5 .5 0 0 1 1 3.5V1.5A.5 .5 0 0 1 2 1.5Z'],
  D: [3, 'M0 0H1.5A1.5 1.5 0 0 1 3 1.5V3.5A1.5 1.5 0 0 1 1.5 5H0ZM1 1V4H1.5A.5 .5 0 0 0 2 3.5V1.5A.5 .5 0 0 0 1.5 1Z'],
  E: [2.8, 'M0 0H2.8V1H1V2H2.5V3H1V4H2.8V5H0Z'],
  F: [2.8, 'M0 0H2.8V1H1V2.1H2.5V3.1H1V5H0Z'],
  G: [
    3,
    'M3 1.5A1.5 1.5 0 0 0 0 1.5V3.5A1.5 1.5 0 0 0 3 3.5V2.2H1.6V3.1H2V3.5A.5 .5 0 0 1 1 3.5V1.5A.5 .5 0 0 1 2 1.5Z',
  ],
  H: [3, 'M0 0H1V2H2V0H3V5H2V3H1V5H0Z'],
  I: [1, 'M0 0H1V5H0Z'],
  K: [3, 'M0 0H1V2.1L1.9 0H3L1.95 2.5L3 5H1.9L1 2.9V5H0Z'],
  L: [2.7, 'M0 0H1V4H2.7V5H0Z'],
  M: [4, 'M0 5V0H1.1L2 2L2.9 0H4V5H3V2.2L2.3 3.8H1.7L1 2.2V5Z'],
  N: [3, 'M0 5V0H1L2 2.6V0H3V5H2L1 2.4V5Z'],
  O: [3, 'M0 1.5A1.5 1.5 0 0 1 3 1.5V3.5A1.5 1.5 0 0 1 0 3.5ZM1 1.5V3.5A.5 .5 0 0 0 2 3.5V1.5A.5 .5 0 0 0 1 1.5Z'],
  P: [3, 'M0 0H1.5A1.6 1.6 0 0 1 1.5 3.2H1V5H0ZM1 1V2.2H1.5A.6 .6 0 0 0 1.5 1Z'],
  R: [3, 'M0 0H1.5A1.6 1.6 0 0 1 2.2 3.05L3 5H1.9L1.25 3.2H1V5H0ZM1 1V2.2H1.5A.6 .6 0 0 0 1.5 1Z'],
  S: [
    3,
    'M3 1.5A1.5 1.5 0 0 0 0 1.5A1.5 1.5 0 0 0 1.5 3A.5 .5 0 0 1 2 3.5A.5 .5 0 0 1 1.5 4A.5 .5 0 0 1 1 3.5H0A1.5 1.5 0 0 0 3 3.5A1.5 1.5 0 0 0 1.5 2A.5 .5 0 0 1 1 1.5A.5 .5 0 0 1 1.5 1A.5 .5 0 0 1 2 1.5Z',
  ],
  T: [3, 'M0 0H3V1H2V5H1V1H0Z'],
  U: [3, 'M0 0H1V3.5A.5 .5 0 0 0 2 3.5V0H3V3.5A1.5 1.5 0 0 1 0 3.5Z'],
  W: [4, 'M0 0H1L1.3 3L1.7 1H2.3L2.7 3L3 0H4L3.3 5H2.3L2 3.4L1.7 5H.7Z'],
  X: [3, 'M0 0H1.1L1.5 1.3L1.9 0H3L2.1 2.5L3 5H1.9L1.5 3.7L1.1 5H0L.9 2.5Z'],
  Z: [3, 'M0 0H3V1L1.2 4H3V5H0V4L1.8 1H0Z'],
  '0': [3, 'M0 1.5A1.5 1.5 0 0 1 3 1.5V3.5A1.5 1.5 0 0 1 0 3.5ZM1 1.5V3.5A.5 .5 0 0 0 2 3.5V1.5A.5 .5 0 0 0 1 1.5Z'],
  '1': [1.7, 'M0 1.7V.7L.8 0H1.7V5H.7V1.2Z'],
  '2': [3, 'M0 1.5A1.5 1.5 0 0 1 3 1.5C3 2.6 1.5 3.2 1.2 4H3V5H0C0 3 2 2.6 2 1.5A.5 .5 0 0 0 1 1.5Z'],
  '3': [3, 'M0 0H3V1.2L2.1 2.2A1.5 1.5 0 1 1 0 3.5H1A.5 .5 0 1 0 1.5 3H.8V2.2L1.8 1H0Z'],
  '4': [3, 'M1.5 0H2.6V3H3V4H2.6V5H1.6V4H0V3ZM1.6 1.5L.95 3H1.6Z'],
  '5': [3, 'M0 0H3V1H1V2H1.5A1.5 1.5 0 0 1 1.5 5A1.5 1.5 0 0 1 0 3.5H1A.5 .5 0 1 0 1.5 3H0Z'],
  '6': [
    3,
    'M3 1.5H2A.5 .5 0 0 0 1 1.5V2.09A1.5 1.5 0 1 1 0 3.5V1.5A1.5 1.5 0 0 1 3 1.5ZM1.5 3A.5 .5 0 1 0 1.5 4A.5 .5 0 1 0 1.5 3Z',
  ],
  '7': [2.9, 'M0 0H2.9V1L1.6 5H.5L1.8 1H0Z'],
  '8': [
    3,
    'M1.5 0A1.35 1.35 0 0 1 2.45 2.32A1.5 1.5 0 1 1 .55 2.32A1.35 1.35 0 0 1 1.5 0ZM1.5 .9A.45 .45 0 1 0 1.5 1.8A.45 .45 0 1 0 1.5 .9ZM1.5 3A.5 .5 0 1 0 1.5 4A.5 .5 0 1 0 1.5 3Z',
  ],
  '9': [
    3,
    'M0 3.5H1A.5 .5 0 0 0 2 3.5V2.91A1.5 1.5 0 1 1 3 1.5V3.5A1.5 1.5 0 0 1 0 3.5ZM1.5 1A.5 .5 0 1 0 1.5 2A.5 .5 0 1 0 1.5 1Z',
  ],
  '!': [1, 'M0 0H1V3.4H0ZM0 4H1V5H0Z'],
  '+': [2.4, 'M.7 1.6H1.7V2.6H2.4V3.4H1.7V4.4H.7V3.4H0V2.6H.7Z'],
  ':': [1, 'M0 1H1V2H0ZM0 3.4H1V4.4H0Z'],
  ' ': [1.2, ''],
}

const gap = 0.35

/** How wide a line is that is so high. */
export function lineWidth(text: string, height: number): number {
  const units = [...text].reduce((sum, letter) => sum + (outlines[letter]?.[0] ?? 0) + gap, -gap)
  return (units * height) / 5
}

/** A line of letters from its top left corner; `inks` take turns. */
export function line(text: string, x: number, y: number, height: number, ...inks: readonly string[]): string {
  let at = 0
  return [...text]
    .map((letter, n) => {
      const [width, d] = outlines[letter] ?? [0, '']
      const place = `translate(${round(x + (at * height) / 5)} ${round(y)}) scale(${round(height / 5)})`
      at += width + gap
      return d && `<path transform="${place}" fill-rule="evenodd" fill="${inks[n % inks.length] ?? ''}" d="${d}"/>`
    })
    .join('')
}

/** A line that is so wide, however high that makes it. */
export function fitted(text: string, x: number, y: number, width: number, ...inks: readonly string[]): string {
  return line(text, x, y, width / lineWidth(text, 1), ...inks)
}

export function heightOf(text: string, width: number): number {
  return width / lineWidth(text, 1)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
