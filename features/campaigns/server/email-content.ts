import { productCards, productIdOfPath } from '#features/catalog/server'
import { itemCardAt } from '#features/content/server'
import { type Asset, assetUrl } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import { locksOfFile, otherFileLocks } from '#features/pages/server'
import { provided, type SiteContext } from '#platform/context'
import { everybody, type Problem } from '#platform/contract'
import { plainText, type RichTextDoc } from '#platform/document'
import { type CampaignBlock, campaignsProblems, type CampaignDraft } from '../contract/index.ts'

export interface EmailImage {
  readonly url: string
  /** Width in the email, in pixels. */
  readonly width: number
  readonly alt: string
}

/** A block with everything that its reader needs: whole addresses, and the data of other features. */
export type EmailPart =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'text'; readonly doc: RichTextDoc }
  | { readonly type: 'image'; readonly image: EmailImage; readonly url: string | null }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly type: 'card'; readonly card: EmailCard }
  | { readonly type: 'divider' }

export interface EmailCard {
  readonly title: string
  readonly summary: string
  readonly url: string
  readonly image: EmailImage | null
}

export interface EmailContent {
  readonly parts: readonly EmailPart[]
  /** Problems of unfinished blocks in their order. These blocks are left out of the parts. */
  readonly missing: readonly Problem[]
}

/** The sheet of an email is 600 pixels wide, with margins of 32 pixels. */
const columnWidth = 536
/** Renditions for screens of double density. */
const widestRendition = 1500
const largestOriginal = 2_000_000

/** Completes the blocks of a campaign as any visitor would see their content. `origin`: that of images. */
export async function emailContent(
  ctx: SiteContext,
  { blocks }: Pick<CampaignDraft, 'blocks'>,
  origin: string,
): Promise<EmailContent> {
  const assets = await assetsByIds(
    ctx,
    blocks.flatMap((block) => (block.type === 'image' && block.assetId !== null ? [block.assetId] : [])),
  )
  const parts: EmailPart[] = []
  const missing: Problem[] = []
  for (const [at, block] of blocks.entries()) {
    const part = await partOf(ctx, block, { assets, origin, n: at + 1 })
    if (part instanceof Error) missing.push(part)
    else parts.push(part)
  }
  if (blocks.length === 0) missing.push(campaignsProblems.bodyMissing())
  return { parts, missing }
}

interface Around {
  readonly assets: ReadonlyMap<string, Asset>
  readonly origin: string
  /** Number of the block, from 1. */
  readonly n: number
}

async function partOf(ctx: SiteContext, block: CampaignBlock, around: Around): Promise<EmailPart | Problem> {
  const { n } = around
  switch (block.type) {
    case 'heading':
      return block.text === '' ? campaignsProblems.headingEmpty({ n }) : { type: 'heading', text: block.text }
    case 'text':
      return plainText(block.doc) === '' ? campaignsProblems.textEmpty({ n }) : { type: 'text', doc: block.doc }
    case 'image':
      return imagePart(ctx, block, around)
    case 'button':
      return block.label === '' || block.href === ''
        ? campaignsProblems.buttonUnfinished({ n })
        : { type: 'button', label: block.label, url: wholeUrl(ctx, block.href) }
    case 'card': {
      const card = await cardAt(ctx, block.path, around.origin)
      return card ? { type: 'card', card } : campaignsProblems.cardMissing({ n })
    }
    case 'divider':
      return { type: 'divider' }
  }
}

async function imagePart(
  ctx: SiteContext,
  { assetId, alt, href }: Extract<CampaignBlock, { type: 'image' }>,
  { assets, origin, n }: Around,
): Promise<EmailPart | Problem> {
  const asset = assets.get(assetId ?? '')
  if (asset?.kind !== 'image') return campaignsProblems.imageMissing({ n })
  // A reader of the email opens no lock, so the image would be missing.
  if (await isPrivate(ctx, asset.id)) return campaignsProblems.imagePrivate({ n })
  return {
    type: 'image',
    image: imageOf(asset, alt || asset.alt, origin),
    url: href === '' ? null : wholeUrl(ctx, href),
  }
}

/** Tells whether visitors see a file behind locks alone. */
async function isPrivate(ctx: SiteContext, assetId: string): Promise<boolean> {
  const uses = await locksOfFile(ctx, assetId)
  for (const locksOf of provided(ctx.product, otherFileLocks)) uses.push(...(await locksOf(ctx, assetId)))
  return uses.length > 0 && uses.every((locks) => locks.length > 0)
}

/** JPEG where there is one: some mail programs show neither WebP nor AVIF. */
function imageOf(asset: Asset, alt: string, origin: string): EmailImage {
  const { id, file, type, bytes, width, renditions } = asset
  const fitting = renditions.filter((rendition) => rendition.width <= widestRendition)
  const widest = (format: 'jpeg' | 'webp') =>
    fitting.filter((rendition) => rendition.format === format).toSorted((a, b) => b.width - a.width)[0]
  const isFitOriginal = /^image\/(?:png|jpeg|gif)$/.test(type) && bytes <= largestOriginal
  const chosen = widest('jpeg')?.file ?? (isFitOriginal ? file : (widest('webp')?.file ?? file))
  return { url: origin + assetUrl(id, chosen), width: Math.min(columnWidth, width ?? columnWidth), alt }
}

async function cardAt(ctx: SiteContext, href: string, origin: string): Promise<EmailCard | null> {
  const path = pathIn(ctx, href)
  if (path === null) return null
  const productId = await productIdOfPath(ctx, path)
  const product = productId && (await productCards(ctx, [productId], { opened: everybody })).data[0]
  const target = product
    ? { ...product, image: product.image && { asset: product.image.asset, alt: product.image.alt } }
    : await itemAt(ctx, path)
  if (!target) return null
  const { title, excerpt: summary, image } = target
  const isShown = image !== null && !(await isPrivate(ctx, image.asset.id))
  return {
    title,
    summary,
    url: wholeUrl(ctx, path),
    image: isShown ? imageOf(image.asset, image.alt || title, origin) : null,
  }
}

async function itemAt(ctx: SiteContext, path: string) {
  const item = await itemCardAt(ctx, path, { opened: everybody })
  return item && { ...item, image: item.image && { asset: item.image, alt: item.image.alt } }
}

/** Returns the path of an address of this site; null for any other. */
function pathIn({ site }: SiteContext, href: string): string | null {
  const path = href.startsWith(`${site.baseUrl}/`) ? href.slice(site.baseUrl.length) : href
  return path.startsWith('/') ? (path.split(/[?#]/)[0] ?? null) : null
}

/** Returns the whole address of a link; that of the home page for one that no browser understands. */
export function wholeUrl({ site }: Pick<SiteContext, 'site'>, href: string): string {
  const home = `${site.baseUrl}/`
  return URL.canParse(href, home) ? new URL(href, home).href : home
}
