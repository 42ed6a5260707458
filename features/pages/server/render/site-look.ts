import type { Asset } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import { type Document, blocksOfSection, sectionsInOrder } from '#platform/document'
import type { SiteContext } from '#platform/context'
import { hexOf, type SiteLook, lookOf, stylesFrom } from '#platform/theme'
import { homepageOf } from '../addresses/homepage.ts'
import { frameDocuments } from '../publish/page-at.queries.ts'
import { publishedDocument } from '../base/published-document.ts'

/** Wide enough for a card; larger files are not embedded. */
const widthWanted = 300
const mostBytes = 80_000

/** Returns the site's colours and heading font, and the first image of its home page. */
export async function siteLook(ctx: SiteContext): Promise<SiteLook> {
  const [styles] = await frameDocuments(ctx, ['styles'])
  const home = await homepageOf(ctx)
  const page = home && (await publishedDocument(ctx, home))
  const image = page ? await firstImage(ctx, page.document) : null
  return lookOf(stylesFrom(styles?.document.settings), image)
}

/** The colour of the site's buttons, which its emails use too. */
export async function coloursForEmails(ctx: SiteContext): Promise<{ accent: string }> {
  const [styles] = await frameDocuments(ctx, ['styles'])
  return { accent: hexOf(stylesFrom(styles?.document.settings).palette.accent) }
}

async function firstImage(ctx: SiteContext, document: Document): Promise<string | null> {
  const ids = imagesOf(document)
  const assets = await assetsByIds(ctx, ids)
  for (const id of ids) {
    const asset = assets.get(id)
    const file = asset?.kind === 'image' ? smallFileOf(asset) : null
    if (!asset || !file) continue
    const bytes = await ctx.storage.read(`${ctx.site.id}/${asset.id}/${file.file}`)
    return `data:${file.type};base64,${Buffer.from(bytes).toString('base64')}`
  }
  return null
}

function imagesOf(document: Document): string[] {
  return sectionsInOrder(document).flatMap(({ id, background }) => [
    ...(background?.asset ? [background.asset] : []),
    ...blocksOfSection(document, id).flatMap(({ props }) =>
      typeof props['asset'] === 'string' ? [props['asset']] : [],
    ),
  ])
}

function smallFileOf({ renditions, file, type, bytes }: Asset): { file: string; type: string } | null {
  const fitting = renditions.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width)
  const chosen = fitting.find(({ width }) => width >= widthWanted) ?? fitting.at(-1)
  if (chosen && chosen.bytes <= mostBytes) return { file: chosen.file, type: 'image/webp' }
  return bytes <= mostBytes ? { file, type } : null
}
