import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { OwnerContext } from '#platform/context'
import { inSite } from '#platform/database'
import { testContext } from '#support/context'
import { runDueJobs } from '#support/internals'
import { testSite } from '#support/site'
import { temporaryFolder } from '#support/temporary-folder'
import { assetById, mediaFeature, type NewAsset, storeAsset } from './index.ts'

const sampleImages = temporaryFolder('quoin-sample-images')
const ctx = await testContext({ features: [mediaFeature], config: { sampleImages } })
const first = await testSite(ctx)
const second = await testSite(ctx)
const body = new Uint8Array(
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#846' } })
    .jpeg()
    .toBuffer(),
)

/** Stores a file and runs the worker's job; returns the asset, and its smallest WebP as it is served. */
async function stored({ as, site }: typeof first, more: Partial<NewAsset> = { isSample: true }) {
  const { id } = await as((tx) => storeAsset(tx, { body, name: 'field.jpg', ...more }))
  await runDueJobs(ctx, async (outer, siteId, run) => inSite(outer, { id: siteId }, run as never).then(() => true), {
    kinds: ['media.make-renditions'],
  })
  const asset = await as((tx) => assetById(tx as OwnerContext, id))
  const file = asset?.renditions.find(({ format }) => format === 'webp')?.file ?? ''
  return { asset, file, served: Buffer.from(await ctx.storage.read(`${site.id}/${id}/${file}`)) }
}
const cached = (file: string): string => join(sampleImages, globSync(`*/${file}`, { cwd: sampleImages })[0] ?? '')

test('an image of a sample is made once, and a further site gets the same sizes, colours and bytes', async () => {
  const atFirst = await stored(first)
  expect(atFirst.asset?.state).toBe('ready')
  // The next site gets exactly the cached content.
  writeFileSync(cached(atFirst.file), 'made before')
  const atSecond = await stored(second)
  expect(atSecond.served.toString()).toBe('made before')
  const { renditions, placeholder, color, width, height, state } = atSecond.asset ?? {}
  expect({ renditions, placeholder, color, width, height, state }).toEqual({
    renditions: atFirst.asset?.renditions,
    placeholder: atFirst.asset?.placeholder,
    color: atFirst.asset?.color,
    width: 900,
    height: 600,
    state: 'ready',
  })
})

test('the same image uploaded by a person is processed separately', async () => {
  const { served } = await stored(first, {})
  expect((await sharp(served).metadata()).format).toBe('webp')
})

test('an entry that lacks a file is created again', async () => {
  const { file } = await stored(first)
  rmSync(cached(file))
  const { served } = await stored(second)
  expect((await sharp(served).metadata()).format).toBe('webp')
  expect(readFileSync(cached(file)).equals(served)).toBe(true)
  expect(globSync('unfinished-*', { cwd: dirname(dirname(cached(file))) })).toEqual([])
})
