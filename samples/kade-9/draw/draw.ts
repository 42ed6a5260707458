/**
 * Draws the product images of the sample shop as clean studio still lifes: solids on one ground that fades into the
 * wall behind, one soft light from the left. `node samples/kade-9/draw/draw.ts [NAME…]` writes images/NAME.jpg.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { type Colour, type Scene, scenes, type Thing } from './scenes.ts'

const ground: Colour = [0.76, 0.735, 0.7]
/** Colour into which the ground fades: the paper roll behind the table. */
const wall: Colour = [0.7, 0.675, 0.64]
const light = normal(-0.62, 0.86, 0.48)
const samples = 2

const wanted = process.argv.slice(2)
for (const scene of scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const began = performance.now()
  const pixels = drawn(scene)
  const file = join(import.meta.dirname, '..', 'images', `${scene.name}.jpg`)
  await sharp(pixels, { raw: { width: scene.width, height: scene.height, channels: 3 } })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file)
  console.log(`${scene.name} ${Math.round(performance.now() - began)} ms`)
}

function drawn(scene: Scene): Buffer {
  const { width, height, camera } = scene
  const forward = normal(camera.to[0] - camera.from[0], camera.to[1] - camera.from[1], camera.to[2] - camera.from[2])
  const right = normal(-forward[2], 0, forward[0])
  const up = cross(right, forward)
  const pixels = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const sum = [0, 0, 0]
      for (let n = 0; n < samples; n += 1) {
        const u = ((column + (n + 0.5) / samples) * 2 - width) / height / camera.zoom
        const v = (height - (row + (((n * 2) % samples) + 0.5) / samples) * 2) / height / camera.zoom
        const ray = normal(
          forward[0] + right[0] * u + up[0] * v,
          forward[1] + right[1] * u + up[1] * v,
          forward[2] + right[2] * u + up[2] * v,
        )
        const colour = seen(scene.things, camera.from, ray)
        for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (colour[c] ?? 0)
      }
      const grain = (((row * 1103515245 + column * 12345) >>> 4) % 7) - 3
      for (let c = 0; c < 3; c += 1)
        pixels[(row * width + column) * 3 + c] = shown((sum[c] ?? 0) / samples) + grain * 0.35
    }
  }
  return pixels
}

function seen(things: readonly Thing[], from: readonly [number, number, number], ray: Colour): Colour {
  let t = 1
  for (let step = 0; step < 140 && t < 30; step += 1) {
    const d = distance(things, from[0] + ray[0] * t, from[1] + ray[1] * t, from[2] + ray[2] * t)
    if (d < 0.0008) break
    t += d * 0.92
  }
  const here = t < 30 ? shadedAt(things, from[0] + ray[0] * t, from[1] + ray[1] * t, from[2] + ray[2] * t, ray) : wall
  const away = Math.min(1, Math.max(0, (t - 8) / 10))
  const haze = away * away * (3 - 2 * away)
  return [
    here[0] + (wall[0] - here[0]) * haze,
    here[1] + (wall[1] - here[1]) * haze,
    here[2] + (wall[2] - here[2]) * haze,
  ]
}

function shadedAt(things: readonly Thing[], x: number, y: number, z: number, ray: Colour): Colour {
  const thing = nearest(things, x, y, z)
  const n = surfaceNormal(things, x, y, z)
  const colour = thing ? (typeof thing.colour === 'function' ? thing.colour(x, y, z) : thing.colour) : ground
  const facing = Math.max(0, n[0] * light[0] + n[1] * light[1] + n[2] * light[2])
  const lit = facing * softShadow(things, x + n[0] * 0.01, y + n[1] * 0.01, z + n[2] * 0.01)
  const open = openness(things, x, y, z, n)
  const sky = 0.5 + 0.5 * n[1]
  const bounce = 0.12 * Math.max(0, -n[1] * 0.5 + 0.5)
  const mirror = reflected(ray, n)
  const shine = thing?.gloss
    ? thing.gloss * Math.max(0, mirror[0] * light[0] + mirror[1] * light[1] + mirror[2] * light[2]) ** 40 * lit
    : 0
  const amount = lit * 0.78 + open * (0.2 + 0.2 * sky + bounce)
  return [
    colour[0] * amount * 1.02 + shine * 0.55,
    colour[1] * amount + shine * 0.55,
    colour[2] * amount * 0.985 + shine * 0.54,
  ]
}

function distance(things: readonly Thing[], x: number, y: number, z: number): number {
  let least = y
  for (const { shape } of things) least = Math.min(least, shape(x, y, z))
  return least
}

function nearest(things: readonly Thing[], x: number, y: number, z: number): Thing | null {
  let best: Thing | null = null
  let least = y
  for (const thing of things) {
    const d = thing.shape(x, y, z)
    if (d < least) {
      least = d
      best = thing
    }
  }
  return best
}

function surfaceNormal(things: readonly Thing[], x: number, y: number, z: number): Colour {
  const e = 0.0015
  return normal(
    distance(things, x + e, y, z) - distance(things, x - e, y, z),
    distance(things, x, y + e, z) - distance(things, x, y - e, z),
    distance(things, x, y, z + e) - distance(things, x, y, z - e),
  )
}

function softShadow(things: readonly Thing[], x: number, y: number, z: number): number {
  let share = 1
  let t = 0.02
  for (let step = 0; step < 48 && t < 7; step += 1) {
    let d = Infinity
    for (const { shape } of things) d = Math.min(d, shape(x + light[0] * t, y + light[1] * t, z + light[2] * t))
    share = Math.min(share, 0.5 + (0.5 * d) / (0.14 * t))
    if (share < 0) break
    t += Math.min(0.35, Math.max(0.015, d))
  }
  const clear = Math.max(0, share)
  return clear * clear * (3 - 2 * clear)
}

function openness(things: readonly Thing[], x: number, y: number, z: number, n: Colour): number {
  let hidden = 0
  for (let i = 1; i <= 6; i += 1) {
    const reach = 0.035 * i * i * 0.6
    hidden += (reach - distance(things, x + n[0] * reach, y + n[1] * reach, z + n[2] * reach)) / (1.6 ** i * 0.5)
  }
  return Math.min(1, Math.max(0.12, 1 - hidden * 1.3))
}

function shown(value: number): number {
  const exposed = value * 1.12
  const rolled = exposed < 0.7 ? exposed : 0.7 + (1 - Math.exp(-(exposed - 0.7) * 2.2)) * 0.3
  return Math.min(255, Math.max(0, rolled ** (1 / 2.2) * 255))
}

function reflected(ray: Colour, n: Colour): Colour {
  const d = 2 * (ray[0] * n[0] + ray[1] * n[1] + ray[2] * n[2])
  return [ray[0] - d * n[0], ray[1] - d * n[1], ray[2] - d * n[2]]
}

function normal(x: number, y: number, z: number): Colour {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

function cross(a: Colour, b: Colour): Colour {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
