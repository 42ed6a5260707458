import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { renderImage } from '../../../features/media/server/render-image.ts'
import type { RenderCost } from './image-process.ts'

type Format = 'webp' | 'jpeg' | 'avif'

/** One after the other in this process, each with one thread and no cache, as the worker works. */
export async function renderBoth(file: string): Promise<RenderCost> {
  const image = await readFile(file)
  const bare = await renderBare(image)
  return { ...bare, ...(await renderOurs(image)) }
}

async function renderOurs(image: Uint8Array): Promise<Omit<RenderCost, 'bareWebp' | 'bareAll'>> {
  const began = { cpu: processorSeconds(), at: performance.now() }
  let before = began.cpu
  let webp = 0
  let first: Pick<RenderCost, 'first' | 'firstElapsed'> | null = null
  const elapsed = () => (performance.now() - began.at) / 1000
  // All work since the last file was written belongs to this one, decoding included.
  const write = async (_file: string, _bytes: Uint8Array, type: string): Promise<void> => {
    const now = processorSeconds()
    if (type === 'image/webp') webp += now - before
    first ??= { first: now - began.cpu, firstElapsed: elapsed() }
    before = now
  }
  await renderImage(image, 1, write, async () => {})
  return {
    ...(first ?? { first: Number.NaN, firstElapsed: Number.NaN }),
    webp,
    all: processorSeconds() - began.cpu,
    allElapsed: elapsed(),
  }
}

const widths = [2500, 1500, 1000, 750, 500, 300, 100]

/** The least code for the same files: decoded once, each width from there, with the same settings. */
async function renderBare(image: Uint8Array): Promise<Pick<RenderCost, 'bareWebp' | 'bareAll'>> {
  sharp.concurrency(1)
  sharp.cache(false)
  const began = processorSeconds()
  const { data, info } = await sharp(image)
    .autoOrient()
    .resize({ width: 2500 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (width: number) => sharp(data, { raw: info }).resize({ width })
  for (const width of widths) await encoded(at(width), 'webp').toBuffer()
  const bareWebp = processorSeconds() - began
  for (const format of ['jpeg', 'avif'] as const)
    for (const width of widths) await encoded(at(width), format).toBuffer()
  return { bareWebp, bareAll: processorSeconds() - began }
}

function encoded(image: Sharp, format: Format): Sharp {
  if (format === 'webp') return image.webp({ quality: 78, effort: 2 })
  return format === 'avif'
    ? image.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' })
    : image.jpeg({ quality: 80, progressive: true })
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}
