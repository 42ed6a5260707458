import { type Motif, rect, shape } from './art.ts'

/** One vessel on a shelf, in the order of the goods: tall vase, round vase, bowl, cup, jug, plate. */
export const vessel: Motif = ([paper, light, accent, dark, ink], n) => {
  const [ground, clay] = [
    [light, accent],
    [paper, dark],
    [light, ink],
    [paper, accent],
    [light, dark],
    [paper, ink],
  ][n] ?? [light, accent]
  return (
    rect(0, 0, 1200, 900, ground ?? light) +
    rect(0, 720, 1200, 180, ground === light ? paper : light) +
    shape(outlines[n] ?? '', clay ?? accent) +
    (n === 4 ? ring(clay ?? accent) : '')
  )
}

const ring = (ink: string) =>
  `<path d="M740 400c150-20 150 220 10 220" fill="none" stroke="${ink}" stroke-width="34" stroke-linecap="round"/>`

const outlines = [
  'M545 190h110c-8 110 70 190 70 330 0 110-40 200-70 200h-110c-30 0-70-90-70-200 0-140 78-220 70-330Z',
  'M540 330h120c0 30 140 70 140 210 0 120-90 180-200 180s-200-60-200-180c0-140 140-180 140-210Z',
  'M360 470h480c0 150-90 250-180 250h-120c-90 0-180-100-180-250Z',
  'M470 450h260c0 150-20 270-70 270h-120c-50 0-70-120-70-270Z',
  'M480 260l60-20h140c10 120 70 170 70 300 0 120-50 180-80 180h-140c-30 0-80-60-80-180 0-130 50-160 30-280Z',
  'M280 640h640c0 50-90 80-180 80h-280c-90 0-180-30-180-80Z',
]
