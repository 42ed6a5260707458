import { type Asset, assetUrl } from '#features/media/contract'
import { assetById } from '#features/media/server'
import { siteSettings } from '#features/sites/server'
import { cacheTag, type VisitorContext } from '#platform/context'
import { type Answer, answer } from '#platform/http'
import { hexOf, stylesFrom } from '#platform/theme'
import { frameDocuments } from '../publish/page-at.queries.ts'

/** Icons in the sizes for phones; the initial of the site without an own icon. */
const wantedWidths = [192, 512]

export async function webManifest(ctx: VisitorContext): Promise<Answer<object>> {
  const { general } = await siteSettings(ctx)
  const [styles] = await frameDocuments(ctx, ['styles'])
  const { palette } = stylesFrom(styles?.document.settings)
  const icon = general.faviconAssetId ? await assetById(ctx, general.faviconAssetId) : null
  const paper = hexOf(palette.white)
  const manifest = {
    name: ctx.site.title,
    short_name: ctx.site.title.slice(0, 12).trim(),
    ...(general.description ? { description: general.description } : {}),
    lang: ctx.site.locale,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: icon ? iconsOf(icon) : initials,
  }
  return answer({
    type: 'application/manifest+json; charset=utf-8',
    body: manifest,
    tags: [cacheTag.site, cacheTag.theme, ...(icon ? [cacheTag.asset(icon.id)] : [])],
  })
}

const initials = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
]

function iconsOf({ id, renditions, file, type, width, height }: Asset): object[] {
  const jpegs = renditions.filter(({ format }) => format === 'jpeg').toSorted((a, b) => a.width - b.width)
  const fitting = wantedWidths.flatMap((wanted) => jpegs.find((rendition) => rendition.width >= wanted) ?? [])
  const shape = width && height ? height / width : 1
  const drawn = fitting.map((rendition) => ({
    src: assetUrl(id, rendition.file),
    type: 'image/jpeg',
    sizes: `${rendition.width}x${Math.round(rendition.width * shape)}`,
  }))
  return drawn.length > 0
    ? drawn
    : [{ src: assetUrl(id, file), type, sizes: width && height ? `${width}x${height}` : 'any' }]
}
