import { crc32 } from 'node:zlib'
import { converter } from 'culori'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { OwnerContext } from '#platform/context'
import { inSite } from '#platform/database'
import { runDueJobs } from '#support/internals'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import type { Asset } from '../contract/index.ts'
import { assetById, mediaFeature, storeAsset } from './index.ts'

const ctx = await testContext({ features: [mediaFeature] })
const { site, as } = await testSite(ctx)

/** Through the whole of it: kept by its bytes, made in all sizes by the worker. */
async function uploaded(image: Sharp | Buffer, name: string): Promise<Asset> {
  const body = new Uint8Array('toBuffer' in image ? await image.toBuffer() : image)
  const { id } = await as((tx) => storeAsset(tx, { body, name }))
  await runDueJobs(ctx, async (outer, siteId, run) => inSite(outer, { id: siteId }, run as never).then(() => true), {
    kinds: ['media.make-renditions'],
  })
  return (await as((tx) => assetById(tx as OwnerContext, id))) as Asset
}

async function rendition({ id, renditions }: Asset, format: 'webp' | 'jpeg'): Promise<Sharp> {
  return sharp(
    await ctx.storage.read(`${site.id}/${id}/${renditions.find((candidate) => candidate.format === format)?.file}`),
  )
}

const plain = (background: string | { r: number; g: number; b: number }, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } })

async function pixel(image: Sharp, left: number, top: number): Promise<number[]> {
  return [...(await image.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

function expectNear(found: readonly number[], wanted: readonly number[], by = 12): void {
  expect(found).toHaveLength(wanted.length)
  for (const [at, value] of wanted.entries())
    expect(Math.abs((found[at] ?? 0) - value), `${found.join()} for ${wanted.join()}`).toBeLessThan(by)
}

const corners = { a: [200, 40, 40], b: [40, 160, 60], c: [50, 70, 200], d: [230, 220, 60] } as const
type Corner = keyof typeof corners

/** One colour in each corner: a b above c d. */
async function fourCorners(): Promise<Sharp> {
  const parts = await Promise.all(
    Object.values(corners).map(([r, g, b], at) =>
      plain({ r, g, b }, 64, 32)
        .png()
        .toBuffer()
        .then((input) => ({ input, left: (at % 2) * 64, top: Math.floor(at / 2) * 32 })),
    ),
  )
  return sharp(await plain('#000', 128, 64).composite(parts).png().toBuffer())
}

test.each([
  [1, 'abcd'],
  [2, 'badc'],
  [3, 'dcba'],
  [4, 'cdab'],
  [5, 'acbd'],
  [6, 'cadb'],
  [7, 'dbca'],
  [8, 'bdac'],
])('a photograph of EXIF orientation %i is upright in every size', async (orientation, upright) => {
  const asset = await uploaded((await fourCorners()).withMetadata({ orientation }).jpeg({ quality: 95 }), 'turned.jpg')
  const [width, height] = orientation > 4 ? [64, 128] : [128, 64]
  expect([asset.state, asset.width, asset.height]).toEqual(['ready', width, height])
  for (const format of ['webp', 'jpeg'] as const) {
    const shown = await rendition(asset, format)
    for (const [at, corner] of [...upright].entries())
      expectNear(
        await pixel(shown, ((at % 2) * 2 + 1) * (width / 4), (Math.floor(at / 2) * 2 + 1) * (height / 4)),
        corners[corner as Corner],
      )
  }
})

test('a photograph in the four colours of print is converted to those of screens', async () => {
  const asset = await uploaded(plain('#b08060').toColourspace('cmyk').jpeg({ quality: 95 }), 'print.jpg')
  const shown = await rendition(asset, 'jpeg')
  expect([asset.state, (await shown.metadata()).space]).toEqual(['ready', 'srgb'])
  expectNear(await pixel(shown, 30, 20), [176, 128, 96])
  expect(asset.color).toMatch(/^#[ab][0-9a-f][78][0-9a-f][56][0-9a-f]$/)
})

test('a photograph in the wide gamut of Display P3 keeps the colours that it shows', async () => {
  const asset = await uploaded(plain({ r: 180, g: 90, b: 60 }).withIccProfile('p3').jpeg({ quality: 95 }), 'wide.jpg')
  expectNear(await pixel(await rendition(asset, 'jpeg'), 30, 20), [180, 90, 60])
  // In the file stand other numbers for it: those of the profile, as another reader of it confirms.
  const stored = await sharp(await ctx.storage.read(`${site.id}/${asset.id}/wide.jpg`))
    .keepIccProfile()
    .raw()
    .toBuffer()
  const [r = 0, g = 0, b = 0] = stored
  expect(180 - r).toBeGreaterThan(6)
  const shown = converter('rgb')({ mode: 'p3', r: r / 255, g: g / 255, b: b / 255 })
  expectNear(
    [shown.r, shown.g, shown.b].map((channel) => channel * 255),
    [180, 90, 60],
  )
})

test('images of twenty thousand pixels a side are resized as any other; tall ones in the one format that holds them', async () => {
  const wide = await uploaded(plain('#a5431f', 20_000, 60).jpeg(), 'panorama.jpg')
  expect([wide.state, wide.width, wide.renditions.length]).toEqual(['ready', 20_000, 21])
  const tall = await uploaded(plain('#a5431f', 60, 20_000).jpeg(), 'strip.jpg')
  expect([tall.state, tall.height, tall.renditions.map(({ format, width }) => [format, width])]).toEqual([
    'ready',
    20_000,
    [['jpeg', 60]],
  ])
})

test('an animated AVIF is kept as uploaded, like a GIF', async () => {
  const still = await plain('#a5431f').avif({ effort: 0 }).toBuffer()
  still.write('avis', still.indexOf('ftyp') + 4, 'latin1')
  expect(await uploaded(still, 'moving.avif')).toMatchObject({
    state: 'ready',
    renditions: [],
    width: 60,
    height: 40,
    type: 'image/avif',
  })
})

/** A chunk of a PNG. */
function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A PNG that says after its header how many images it has. */
async function pngOf(frames: number): Promise<Buffer> {
  const still = await plain('#a5431f').png().toBuffer()
  const counts = Buffer.alloc(8)
  counts.writeUInt32BE(frames)
  const afterHeader = 8 + 25
  return Buffer.concat([still.subarray(0, afterHeader), chunk('acTL', counts), still.subarray(afterHeader)])
}

test('an animated PNG is kept as uploaded; one with a single image is made in all sizes', async () => {
  const size = { state: 'ready', width: 60, height: 40, type: 'image/png' }
  expect(await uploaded(await pngOf(3), 'moving.png')).toMatchObject({ ...size, renditions: [] })
  expect((await uploaded(await pngOf(1), 'still.png')).renditions).not.toEqual([])
})
