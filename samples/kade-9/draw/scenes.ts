import { ball, both, box, coin, cut, cylinder, leaning, rod, type Shape, shade, turned } from './shapes.ts'

export type Colour = readonly [number, number, number]
export interface Thing {
  shape: Shape
  /** Linear-light colour, or what is printed at a point of the surface. */
  colour: Colour | ((x: number, y: number, z: number) => Colour)
  gloss?: number
}
export interface Scene {
  name: string
  width: number
  height: number
  things: Thing[]
  camera: { from: readonly [number, number, number]; to: readonly [number, number, number]; zoom: number }
}

const hex = (text: string): Colour =>
  [1, 3, 5].map((at) => (Number.parseInt(text.slice(at, at + 2), 16) / 255) ** 2.2) as unknown as Colour
const signal = hex('#f0441c')
const ink = hex('#24262b')
const chalk = hex('#f1eee8')
const oak = hex('#c99b68')
const steel = hex('#a9adb3')
const sea = hex('#2f5d62')
const paper = hex('#faf7f0')

type At = Scene['camera']['from']
const still = (name: string, things: Thing[], zoom = 2.5, lift = 0.55, from: At = [0.9, 2.3, 6.2]): Scene => ({
  name,
  width: 1000,
  height: 1250,
  things,
  camera: { from, to: [0, lift, 0], zoom },
})

const pencil = (ax: number, ay: number, az: number, bx: number, by: number, bz: number, colour: Colour): Thing[] => [
  { shape: rod([ax, ay, az], [bx, by, bz], 0.036), colour, gloss: 0.35 },
  { shape: ball(bx, by, bz, 0.034), colour: ink },
]

const inTray = (thing: Thing): Thing => ({ ...thing, shape: turned(thing.shape, 0.35) })
const tray = (colour: Colour, a = chalk, b = ink): Thing[] => [
  {
    shape: turned(cut(box(0, 0.11, 0, 1.25, 0.11, 0.4, 0.06), box(0, 0.25, 0, 1.15, 0.17, 0.3, 0.1)), 0.35),
    colour,
    gloss: 0.3,
  },
  ...pencil(-0.85, 0.14, -0.08, 0.7, 0.14, -0.02, a).map(inTray),
  ...pencil(-0.55, 0.14, 0.12, 0.9, 0.14, 0.1, b).map(inTray),
]

const cup = (colour: Colour): Thing[] => [
  { shape: cut(cylinder(0, 0, 0, 1.1, 0.46, 0.05), cylinder(0, 0, 0.08, 1.4, 0.39, 0.02)), colour, gloss: 0.4 },
  { shape: cylinder(0, 0, 0.02, 0.2, 0.463, 0.01), colour: signal, gloss: 0.4 },
  ...pencil(0.1, 0.15, 0.1, -0.42, 1.85, 0.1, signal),
  ...pencil(-0.1, 0.15, 0, 0.36, 1.75, -0.16, ink),
  ...pencil(0, 0.15, -0.1, 0.02, 1.98, -0.3, oak),
]

const quarter = (cx: number, side: 1 | -1): Shape =>
  both(coin(cx, 0, 0, 0.95, 0.3, 0.02), box(cx + side * 0.5, 0.5, 0, 0.5, 0.5, 0.5, 0))
const bookends = (colour: Colour, book = ink): Thing[] => [
  { shape: quarter(0.62, 1), colour, gloss: 0.25 },
  { shape: quarter(-0.62, -1), colour, gloss: 0.25 },
  { shape: box(-0.45, 0.6, 0, 0.15, 0.6, 0.42, 0.02), colour: book },
  { shape: box(-0.17, 0.52, 0, 0.11, 0.52, 0.4, 0.02), colour: chalk },
  { shape: box(0.05, 0.66, 0, 0.09, 0.66, 0.44, 0.02), colour: sea },
  { shape: box(0.25, 0.56, 0, 0.1, 0.56, 0.41, 0.02), colour: paper },
  { shape: box(0.47, 0.6, 0, 0.12, 0.6, 0.42, 0.02), colour: oak },
]

const weight: Thing[] = [
  { shape: cylinder(0, 0, 0, 0.34, 0.62, 0.04), colour: ink, gloss: 0.5 },
  { shape: ball(0, 0.76, 0, 0.46), colour: steel, gloss: 0.9 },
  { shape: box(0.05, 0.01, 0.05, 1.15, 0.012, 0.85, 0.004), colour: paper },
]

const lamp = (colour: Colour): Thing[] => [
  { shape: cylinder(0, 0, 0, 0.14, 0.55, 0.04), colour: ink, gloss: 0.4 },
  { shape: rod([0, 0.1, 0], [0, 1.9, 0], 0.035), colour: steel, gloss: 0.8 },
  { shape: shade(0, 0, 1.35, 2.1, 0.85, 0.3, 0.03), colour, gloss: 0.3 },
  { shape: cylinder(0, 0, 2.06, 2.12, 0.32, 0.01), colour, gloss: 0.3 },
]

const notebooks: Thing[] = [
  { shape: turned(box(0, 0.09, 0, 0.95, 0.09, 0.68, 0.03), 0.2), colour: ink, gloss: 0.15 },
  { shape: turned(box(0, 0.27, 0, 0.95, 0.09, 0.68, 0.03), -0.1), colour: chalk, gloss: 0.15 },
  { shape: turned(box(0, 0.45, 0, 0.95, 0.09, 0.68, 0.03), 0.42), colour: signal, gloss: 0.15 },
  { shape: turned(box(0.62, 0.45, 0, 0.025, 0.097, 0.69, 0.01), 0.42), colour: ink },
]

type Print = (u: number, v: number) => Colour
const harbour: Print = (u, v) => {
  if (Math.hypot(u - 0.28, (v - 0.46) * 1.37) < 0.36) return signal
  if (v < -0.2 + 0.05 * Math.sin(u * 9)) return sea
  if (v < -0.05) return ink
  return hex('#e9dfcc')
}
const tide: Print = (u, v) => {
  const ring = Math.hypot(u + 0.2, v + 0.9) * 6
  return ring % 2 < 1 ? (ring > 8 ? hex('#e7b7a2') : ink) : hex('#efe7da')
}
const crane: Print = (u, v) => {
  if (Math.abs(u + 0.3) < 0.07 && v < 0.75) return ink
  if (Math.abs(v - 0.62 + u * 0.12) < 0.06 && u > -0.55) return ink
  if (Math.abs(u - 0.42) < 0.014 && v < 0.55 && v > -0.12) return ink
  if (Math.abs(u - 0.42) < 0.17 && v < -0.1 && v > -0.42) return signal
  if (v < -0.72) return sea
  return hex('#f3ede2')
}

const framed = (print: Print, frame: Colour, cx = 0, scale = 1, cz = -0.2): Thing[] => {
  const hw = 0.9 * scale
  const hh = 1.2 * scale
  const lean = 0.12
  const onPrint = (x: number, y: number): Colour => {
    const u = (x - cx) / (hw * 0.74)
    const v = (y - hh) / (hh * 0.76)
    return Math.abs(u) > 1 || Math.abs(v) > 1 ? paper : print(u, v)
  }
  return [
    {
      shape: leaning(
        cut(box(cx, hh, cz, hw, hh, 0.06, 0.015), box(cx, hh, cz + 0.1, hw - 0.07, hh - 0.07, 0.08, 0)),
        lean,
        cz,
      ),
      colour: frame,
      gloss: 0.2,
    },
    {
      shape: leaning(box(cx, hh, cz + 0.02, hw - 0.06, hh - 0.06, 0.015, 0), lean, cz),
      colour: (x, y, z) => onPrint(x, y / Math.cos(lean) + (z - cz) * 0.02),
    },
  ]
}

const card = (angle: number, y: number, colour: Colour): Thing => ({
  shape: turned(box(0, y, 0, 0.85, 0.012, 0.54, 0.01), angle),
  colour,
  gloss: 0.3,
})
const giftCards: Thing[] = [card(-0.5, 0.012, ink), card(-0.2, 0.04, chalk), card(0.14, 0.068, signal)]

const clock: Thing[] = [
  { shape: coin(0, 0.95, 0, 0.95, 0.09, 0.04), colour: chalk, gloss: 0.3 },
  { shape: cut(coin(0, 0.95, 0, 0.96, 0.12, 0.04), coin(0, 0.95, 0.1, 0.9, 0.2, 0.01)), colour: ink, gloss: 0.3 },
  { shape: rod([0, 0.95, 0.11], [0.3, 1.42, 0.11], 0.028), colour: ink },
  { shape: rod([0, 0.95, 0.13], [-0.52, 1.28, 0.13], 0.022), colour: ink },
  { shape: rod([0.04, 0.88, 0.15], [-0.1, 0.3, 0.15], 0.012), colour: signal },
  { shape: coin(0, 0.95, 0.13, 0.05, 0.04, 0.01), colour: signal },
]

const shifted = (things: Thing[], dx: number, dz: number): Thing[] =>
  things.map(({ shape, colour, gloss }) => ({
    shape: (x, y, z) => shape(x - dx, y, z - dz),
    colour: typeof colour === 'function' ? (x, y, z) => colour(x - dx, y, z - dz) : colour,
    gloss,
  }))

/** Three corners, one of each frame that is fitted. */
const frames: Thing[] = ([ink, oak, chalk] as const).flatMap((colour, at) => [
  { shape: turned(box(-0.1, 0.06 + at * 0.13, -0.55 + at * 0.12, 1, 0.06, 0.09, 0.01), at * 0.22), colour, gloss: 0.2 },
  {
    shape: turned(box(-1.02, 0.06 + at * 0.13, 0.2 + at * 0.12, 0.09, 0.06, 0.75, 0.01), at * 0.22),
    colour,
    gloss: 0.2,
  },
])

const posted: Thing[] = [
  { shape: turned(rod([-1.05, 0.24, -0.35], [1.05, 0.24, -0.35], 0.24), 0.25), colour: oak, gloss: 0.1 },
  { shape: turned(rod([1.02, 0.24, -0.35], [1.12, 0.24, -0.35], 0.25), 0.25), colour: signal, gloss: 0.3 },
  { shape: turned(rod([-0.95, 0.13, 0.32], [0.85, 0.13, 0.32], 0.13), 0.12), colour: paper },
  { shape: turned(rod([-0.12, 0.13, 0.32], [0.06, 0.13, 0.32], 0.137), 0.12), colour: signal },
]

export const scenes: readonly Scene[] = [
  still('tray', tray(signal), 3.4, 0.2),
  still('tray-ink', tray(ink, chalk, signal), 3.4, 0.2),
  still('tray-chalk', tray(chalk, signal), 3.4, 0.2),
  still('tray-above', tray(signal), 3.1, 0.05, [0.2, 5.8, 2.6]),
  still('cup', cup(chalk), 3.1, 0.95),
  still('cup-ink', cup(ink), 3.1, 0.95),
  still('bookends', bookends(signal), 2.7, 0.6),
  still('bookends-ink', bookends(ink, signal), 2.7, 0.6),
  still('weight', weight, 3.4, 0.5),
  still('lamp', lamp(signal), 2.65, 1.05),
  still('lamp-chalk', lamp(chalk), 2.65, 1.05),
  still('lamp-near', lamp(signal), 4.6, 1.7, [-1.6, 2.2, 5.9]),
  still('notebooks', notebooks, 3.3, 0.35),
  still('print-harbour', framed(harbour, ink), 2.45, 1.2),
  still('print-tide', framed(tide, oak), 2.45, 1.2),
  still('print-crane', framed(crane, chalk), 2.45, 1.2),
  still('print-harbour-near', framed(harbour, ink), 5.4, 1.55, [-2.4, 2.1, 5.2]),
  still('print-tide-near', framed(tide, oak), 5.4, 1.35, [2.6, 1.9, 5]),
  still('print-crane-near', framed(crane, chalk), 5.4, 1.75, [-2.2, 1.6, 5.4]),
  still('frames', frames, 3.3, 0.15),
  still('posted', posted, 3.2, 0.2),
  still('gift-card', giftCards, 3.9, 0.1),
  still('clock', clock, 2.9, 0.95),
  still('clock-near', clock, 5, 1.2, [-2.6, 1.7, 4.8]),
  still('weight-near', weight, 5.2, 0.4, [-2.2, 1.5, 4.6]),
  still('notebooks-near', notebooks, 4.6, 0.3, [2.8, 1.2, 4.4]),
  {
    name: 'desk',
    width: 2000,
    height: 1125,
    things: [
      ...shifted(lamp(signal), -2.1, -0.2),
      ...framed(harbour, ink, -0.2, 1.05, -0.7),
      ...shifted(cup(chalk), 1.35, 0.1),
      ...shifted(notebooks, 2.9, 0.4),
      ...shifted(weight.slice(0, 2), -0.75, 0.75),
    ],
    camera: { from: [0.75, 2.1, 8.4], to: [0.45, 1.02, 0], zoom: 3.55 },
  },
]
