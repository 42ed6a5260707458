import sharp from 'sharp'
import { newId } from '#platform/contract'
import { operate, sent } from './image-collection.ts'
import type { Browser } from './request.ts'
import { upload } from './upload.ts'

/**
 * Makes a page with a gallery under each name, all of the same five images, whose titles begin with the name. Returns
 * the id of its document.
 */
export async function pageOfGalleries(owner: Browser, title: string, names: readonly string[]): Promise<string> {
  const assets = await Promise.all([10, 80, 150, 220, 290].map((hue) => plainImage(owner, hue)))
  const { id } = await sent<{ id: string }>(owner, '/api/pages', { title })
  const inserts = names.flatMap((name, at) => {
    const section = newId()
    const slides = assets.map((asset, number) => ({ id: newId(), asset, title: `${name} ${number + 1}` }))
    const spot = { desktop: { x: 0, y: 0, w: 24, h: 12, z: 0 }, mobile: null }
    const block = { id: newId(), section, order: 'a0', type: 'gallery', version: 1, props: { slides }, place: spot }
    return [
      { kind: 'insertSection', section: { id: section, order: `a${at}` } },
      { kind: 'insertBlock', block },
    ]
  })
  await operate(owner, id, ...inserts)
  return id
}

/** Uploads an image of 900 × 600 pixels, of one colour. Returns its id in the library. */
async function plainImage(owner: Browser, hue: number): Promise<string> {
  const background = `hsl(${hue},50%,60%)`
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  const { assets } = await upload<{ assets: { id: string }[] }>(owner, '/api/media', `${hue}.png`, content)
  return assets[0]?.id ?? ''
}
