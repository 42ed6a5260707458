import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateNKeysBetween } from 'fractional-indexing'
import sharp from 'sharp'
import type { BlockContract } from '#platform/block'
import { headed } from '#platform/document'
import { newId } from '#platform/contract'
import { galleryBlockContract } from '../../../features/galleries/blocks/gallery/gallery.contract.ts'
import { htmlBlockContract } from '../../../features/pages/blocks/html/html.contract.ts'
import type { Place } from '../../support/installation.ts'
import { operate, sent } from '../../support/image-collection.ts'
import type { Browser } from '../../support/request.ts'
import { editorOfSite } from '../../support/session.ts'
import { upload } from '../../support/upload.ts'

const site = 'lichtval'
const photos = join(import.meta.dirname, '../../../samples', site, 'photos')
const inGallery = 60
const inSlideshow = 12
const plain = {
  theme: 'lightest',
  background: null,
  height: 'fit',
  width: 'site',
  padding: 'medium',
  align: 'start',
  anchor: '',
  name: '',
}

/**
 * The heaviest page that the editor makes: a video behind its first section, a slideshow that moves by itself, sixty
 * images. Answers its address.
 */
export async function makeWorstPage(place: Place, session: string, recording: Buffer): Promise<string> {
  const owner = await editorOfSite(site, session, place)
  const video = await stored(owner, 'clouds.webm', recording)
  const images: string[] = []
  for (let at = 0; at < inGallery; at += 1) images.push(await stored(owner, `walk-${at + 1}.jpg`, await photograph(at)))
  const { id } = await sent<{ id: string }>(owner, '/api/pages', { title: 'Everything at once' })
  const { document } = (await owner.ask(`/api/documents/${id}`)).json<{ document: { sections: object } }>()
  const cleared = Object.keys(document.sections).map((section) => ({ kind: 'removeSection', id: section }))
  const described = {
    kind: 'changeSettings',
    changes: [{ path: ['seoDescription'], value: 'All that a page can hold, on one page.' }],
  }
  await operate(owner, id, described, ...cleared, ...sectionsOf(video, images))
  const { documents } = await sent<{ documents: { path: string }[] }>(owner, '/api/documents/publish', {
    documents: [id],
  })
  return place.site(site) + documents[0]?.path
}

function sectionsOf(video: string, images: readonly string[]): object[] {
  const background = { asset: images[0], video, overlay: 0.6, focalPoint: null }
  const text = headed(1, 'Everything at once', 'A video behind words, images that move, and sixty that wait below.')
  const slideshow = {
    design: 'slideshow',
    imageAspectRatio: '3:2',
    autoplay: true,
    thumbnails: true,
    slides: slidesOf(images.slice(0, inSlideshow)),
  }
  const wall = {
    design: 'autocolumns',
    columnWidth: 300,
    gutter: 14,
    share: true,
    download: true,
    slides: slidesOf(images),
  }
  const bands = [
    {
      look: { theme: 'dark', background, height: 'large', width: 'full' },
      rows: 4,
      contract: htmlBlockContract,
      props: { text },
    },
    { look: { width: 'full', padding: 'none' }, rows: 14, contract: galleryBlockContract, props: slideshow },
    { look: {}, rows: 40, contract: galleryBlockContract, props: wall },
  ]
  const orders = generateNKeysBetween(null, null, bands.length)
  return bands.flatMap(({ look, rows, contract, props }, at) => {
    const section = newId()
    return [
      { kind: 'insertSection', section: { ...plain, ...look, id: section, order: orders[at] } },
      { kind: 'insertBlock', block: blockIn(section, rows, contract, props) },
    ]
  })
}

function blockIn(
  section: string,
  rows: number,
  { type, version, starts }: Pick<BlockContract, 'type' | 'version' | 'starts'>,
  props: object,
): object {
  const place = { desktop: { x: 0, y: 0, w: 24, h: rows, z: 0 }, mobile: null }
  return { id: newId(), section, order: 'a0', type, version, props: { ...(starts as object), ...props }, place }
}

function slidesOf(images: readonly string[]): object[] {
  const rest = { video: '', description: '', link: null, focalPoint: null }
  return images.map((asset, at) => ({
    id: newId(),
    asset,
    title: `Walk ${at + 1}`,
    alt: `What was seen on walk ${at + 1}`,
    ...rest,
  }))
}

async function stored(owner: Browser, name: string, content: Buffer): Promise<string> {
  const { assets, refused } = await upload<{ assets: { id: string }[]; refused: { sentence: string }[] }>(
    owner,
    '/api/media',
    name,
    content,
  )
  const [asset] = assets
  if (!asset) throw new Error(`${name} was refused: ${refused[0]?.sentence}`)
  return asset.id
}

/**
 * Sixty out of the photographs of the sample site: turned over, cut and coloured otherwise, so that no two are one
 * file.
 */
async function photograph(at: number): Promise<Buffer> {
  const names = readdirSync(photos).sort()
  const name = names[at % names.length] ?? ''
  const round = Math.floor(at / names.length)
  const [width, height] = at % 3 === 0 ? [1333, 2000] : [2000, 1333]
  return sharp(join(photos, name))
    .resize({ width, height, fit: 'cover' })
    .flop(round % 2 === 1)
    .modulate({ hue: round * 70 })
    .jpeg({ quality: 82 })
    .toBuffer()
}
