/** C9.15: heights of shapes, in percent of their width. */
export const shapeHeights = [100, 150, 67] as const
export type ShapeHeight = (typeof shapeHeights)[number]

/** Outlines by height, on a field of width 100 whose edges they touch. */
export const shapeOutlines = {
  100: {
    circle: 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z',
    square: 'M0 0H100V100H0Z',
    triangle: 'M50 0L100 100H0Z',
    diamond: 'M50 0L100 50L50 100L0 50Z',
    pentagon: 'M50 0L100 38.2L80.9 100H19.1L0 38.2Z',
    hexagon: 'M50 0L93.3 25V75L50 100L6.7 75V25Z',
    quarter: 'M0 0A100 100 0 0 1 100 100H0Z',
    star: 'M50 0L62.7 36.9L100 38.2L70.5 62.3L80.9 100L50 77.9L19.1 100L29.5 62.3L0 38.2L37.3 36.9Z',
    burst:
      'M50 0L58 9.8L69.1 3.8L72.8 15.9L85.4 14.6L84.1 27.2L96.2 30.9L90.2 42L100 50L90.2 58L96.2 69.1L84.1 72.8L85.4 85.4L72.8 84.1L69.1 96.2L58 90.2L50 100L42 90.2L30.9 96.2L27.2 84.1L14.6 85.4L15.9 72.8L3.8 69.1L9.8 58L0 50L9.8 42L3.8 30.9L15.9 27.2L14.6 14.6L27.2 15.9L30.9 3.8L42 9.8Z',
    flower:
      'M35.5 14.9A14.5 14.5 0 0 1 64.5 14.9A14.5 14.5 0 0 1 85.1 35.5A14.5 14.5 0 0 1 85.1 64.5A14.5 14.5 0 0 1 64.5 85.1A14.5 14.5 0 0 1 35.5 85.1A14.5 14.5 0 0 1 14.9 64.5A14.5 14.5 0 0 1 14.9 35.5A14.5 14.5 0 0 1 35.5 14.9Z',
    heart:
      'M50 100C44 92 0 66 0 30C0 10 14 0 27 0C38 0 46 6 50 16C54 6 62 0 73 0C86 0 100 10 100 30C100 66 56 92 50 100Z',
    blob: 'M53 1C66.5 0 80.2 3 89.5 13C98.7 23 99.2 36.9 99 52.2C98.9 67.5 98.2 81 89 90.5C79.8 100 67.1 99.2 53.1 99C39.1 98.8 28.2 99.2 17.9 89.8C7.5 80.3 .3 66.2 1 52.2C1.7 38.1 11 28.5 21.5 18.4C32 8.3 39.5 2 53 1Z',
  },
  150: {
    portrait: 'M0 0H100V150H0Z',
    egg: 'M50 0C80 0 100 52 100 92A50 58 0 0 1 0 92C0 52 20 0 50 0Z',
    arch: 'M0 150V50A50 50 0 0 1 100 50V150Z',
    pill: 'M0 50A50 50 0 0 1 100 50V100A50 50 0 0 1 0 100Z',
    drop: 'M50 0C62 30 100 66 100 100A50 50 0 0 1 0 100C0 66 38 30 50 0Z',
  },
  67: {
    landscape: 'M0 0H100V67H0Z',
    oval: 'M50 0A50 33.5 0 0 1 50 67A50 33.5 0 0 1 50 0Z',
    capsule: 'M33.5 0H66.5A33.5 33.5 0 0 1 66.5 67H33.5A33.5 33.5 0 0 1 33.5 0Z',
    trapezium: 'M20 0H80L100 67H0Z',
    parallelogram: 'M22 0H100L78 67H0Z',
    pennant: 'M0 0H100L82 33.5L100 67H0Z',
  },
} as const

type Outlines = typeof shapeOutlines
export type ShapeName = { [H in ShapeHeight]: keyof Outlines[H] }[ShapeHeight]

/** Height group and outline of each shape. */
const drawn = new Map(
  shapeHeights.flatMap((height) =>
    Object.entries(shapeOutlines[height]).map(([name, outline]) => [name as ShapeName, { height, outline }] as const),
  ),
)
export const shapeNames = [...drawn.keys()] as [ShapeName, ...ShapeName[]]

/** Returns the outline of a shape and its height relative to its width. */
export function shapeNamed(name: ShapeName): { height: ShapeHeight; outline: string } {
  return drawn.get(name) ?? { height: 100, outline: shapeOutlines[100].circle }
}

/** Returns the scale at which a turned shape stays within its place: on a phone that is as wide as the page. */
export function turnedScale(turn: number, height: ShapeHeight): number {
  const angle = (turn * Math.PI) / 180
  const [across, down] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const ratio = height / 100
  return Math.round(Math.min(1 / (across + ratio * down), 1 / (across + down / ratio)) * 1000) / 1000
}
