import type { OutsideTransaction, SiteContext } from '#platform/context'
import { inSite } from '#platform/database'
import { siteSettings } from '#features/sites/server'
import { type Asset, assetUrl, pixelLimit } from '../../contract/index.ts'
import { assetById } from '../assets.queries.ts'
import { drawOnce } from './draw-once.ts'
import type { RequestedFile } from '../extension-points.ts'

/** Twice the height and width at which emails show the logo, for high-density screens. */
const tallest = 160
const widest = 1200
const secondsFor = 10

/** The logo of the site as a PNG: mail programs show neither SVG nor WebP. Null when it is no image. */
export async function logoForEmails(ctx: SiteContext, id: string) {
  const asset = await assetById(ctx, id)
  if (asset?.kind !== 'image') return null
  const { width, height } = asset
  return { path: assetUrl(id, fileOf(asset)), width, height }
}

/** Drawn when the first reader opens an email with it. Other images are not drawn. */
export async function makeEmailLogo(
  ctx: OutsideTransaction<SiteContext>,
  { id, file }: RequestedFile,
): Promise<boolean> {
  if (!/^email-\d+\.png$/.test(file)) return false
  const key = `${ctx.site.id}/${id}/${file}`
  return drawOnce(key, () => drawn(ctx, { id, file }, key))
}

async function drawn(ctx: OutsideTransaction<SiteContext>, { id, file }: RequestedFile, key: string): Promise<boolean> {
  const asset = await inSite(ctx, ctx.site, async (tx) => {
    const { general } = await siteSettings(tx)
    return general.logoAssetId === id ? assetById({ ...tx, locale: ctx.locale }, id) : null
  })
  if (asset?.kind !== 'image' || fileOf(asset) !== file) return false
  const original = await ctx.storage.read(`${ctx.site.id}/${id}/${asset.file}`)
  const png = await pngOf(original, asset).catch((error: unknown) => {
    ctx.log.warn({ error, asset: id }, 'The logo could not be drawn for emails.')
    return null
  })
  if (!png) return false
  await ctx.storage.put(key, png, 'image/png')
  return true
}

async function pngOf(original: Uint8Array, { type, height }: Asset): Promise<Buffer> {
  // Loaded with the first logo: the library takes 20 MB of memory that a process at rest need not have.
  const { default: sharp } = await import('sharp')
  // A drawing is rendered at the wanted size; other images are never enlarged.
  const density =
    type === 'image/svg+xml' ? Math.min(2400, Math.ceil((72 * tallest) / Math.max(height ?? tallest, 1))) : 72
  return sharp(original, { limitInputPixels: pixelLimit, density })
    .autoOrient()
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: secondsFor })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}

function fileOf({ version }: Asset): string {
  return `email-${version}.png`
}
