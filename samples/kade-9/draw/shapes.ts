/** Signed distances in a scene measured in decimetres; y is up, the ground is y = 0. */
export type Vector = readonly [number, number, number]
export type Shape = (x: number, y: number, z: number) => number

export const box =
  (cx: number, cy: number, cz: number, hx: number, hy: number, hz: number, round = 0.02): Shape =>
  (x, y, z) => {
    const qx = Math.abs(x - cx) - hx + round
    const qy = Math.abs(y - cy) - hy + round
    const qz = Math.abs(z - cz) - hz + round
    const ox = Math.max(qx, 0)
    const oy = Math.max(qy, 0)
    const oz = Math.max(qz, 0)
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round
  }

/** Upright cylinder from y0 to y1. */
export const cylinder =
  (cx: number, cz: number, y0: number, y1: number, radius: number, round = 0.015): Shape =>
  (x, y, z) => {
    const dx = Math.hypot(x - cx, z - cz) - radius + round
    const dy = Math.abs(y - (y0 + y1) / 2) - (y1 - y0) / 2 + round
    return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - round
  }

/** A rod with round ends between two points. */
export const rod =
  (a: Vector, b: Vector, radius: number): Shape =>
  (x, y, z) => {
    const bx = b[0] - a[0]
    const by = b[1] - a[1]
    const bz = b[2] - a[2]
    const px = x - a[0]
    const py = y - a[1]
    const pz = z - a[2]
    const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)))
    return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - radius
  }

export const ball =
  (cx: number, cy: number, cz: number, radius: number): Shape =>
  (x, y, z) =>
    Math.hypot(x - cx, y - cy, z - cz) - radius

/** A disc that stands upright, its axis along z. */
export const coin =
  (cx: number, cy: number, cz: number, radius: number, half: number, round = 0.02): Shape =>
  (x, y, z) => {
    const dr = Math.hypot(x - cx, y - cy) - radius + round
    const dz = Math.abs(z - cz) - half + round
    return Math.min(Math.max(dr, dz), 0) + Math.hypot(Math.max(dr, 0), Math.max(dz, 0)) - round
  }

/** An open cone with walls: a lamp shade, from the lower radius to the upper. */
export const shade =
  (cx: number, cz: number, y0: number, y1: number, r0: number, r1: number, wall: number): Shape =>
  (x, y, z) => {
    const t = Math.min(1, Math.max(0, (y - y0) / (y1 - y0)))
    const radius = r0 + (r1 - r0) * t
    const slope = Math.cos(Math.atan2(r0 - r1, y1 - y0))
    const dr = Math.abs(Math.hypot(x - cx, z - cz) - radius) * slope - wall
    return Math.max(dr, y0 - y, y - y1) * 0.9
  }

export const cut =
  (from: Shape, away: Shape): Shape =>
  (x, y, z) =>
    Math.max(from(x, y, z), -away(x, y, z))

export const both =
  (a: Shape, b: Shape): Shape =>
  (x, y, z) =>
    Math.max(a(x, y, z), b(x, y, z))

/** The shape turned about the vertical through (cx, cz); angle in radians. */
export const turned = (shape: Shape, angle: number, cx = 0, cz = 0): Shape => {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return (x, y, z) => shape(cx + (x - cx) * c + (z - cz) * s, y, cz - (x - cx) * s + (z - cz) * c)
}

/** The shape leaning back about the horizontal line y = 0 at depth cz; angle in radians. */
export const leaning = (shape: Shape, angle: number, cz = 0): Shape => {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return (x, y, z) => shape(x, y * c - (z - cz) * s, cz + y * s + (z - cz) * c)
}
