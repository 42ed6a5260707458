import type { Block, Change, Document, DocumentKind } from '#platform/document'
import type { DocumentKindDefinition, OwnerTransaction, SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type ItemSettings, itemSettingsSchema } from '../../contract/index.ts'
import type { ItemFrameData } from '../../contract/item-frame.ts'
import { ItemFrame } from '../../visitor/item-frame.tsx'
import css from '../../visitor/item-frame.css?inline'
import { collectionById } from '../collections/collections.queries.ts'
import { freeItemSlug } from './create-item.ts'
import { itemHead } from './item-head.ts'
import { addressOfItem, keepItemRow, removeItemRow } from './item-rows.ts'
import { loadItemFrame } from './load-item-frame.ts'

/** Posts, projects and plain items differ in how they look, not in what they do. */
export const itemKinds: readonly DocumentKindDefinition<ItemSettings>[] = (['post', 'project', 'item'] as const).map(
  kindOf,
)

function kindOf(kind: DocumentKind): DocumentKindDefinition<ItemSettings> {
  return {
    kind,
    settings: itemSettingsSchema,
    address: addressOf,
    settle: addressFromTitle,
    coveredBy: async (ctx, { settings }) =>
      (await collectionById(ctx, itemSettingsSchema.parse(settings).collection))?.documentId ?? null,
    published: (ctx, publication) => keepItemRow(ctx, publication),
    unpublished: async (ctx, { documentId }) => (await removeItemRow(ctx, documentId)).tags,
    frame: { view: ItemFrame, load: loadItemFrame, head: itemHead, blocks: blocksAround, css },
  }
}

/** Whoever wrote the title after the item was begun, and chose no address, gets one that is made from it. */
async function addressFromTitle(ctx: OwnerTransaction, document: Document): Promise<Change[]> {
  const settings = itemSettingsSchema.parse(document.settings)
  const collection = settings.slug === '' ? await collectionById(ctx, settings.collection) : null
  return collection ? [{ path: ['slug'], value: await freeItemSlug(ctx, collection, document.id, settings) }] : []
}

/** Null while its collection is not there. */
async function addressOf(ctx: SiteContext, document: Document): Promise<{ path: string; pageType: number } | null> {
  const settings = itemSettingsSchema.parse(document.settings)
  const collection = await collectionById(ctx, settings.collection)
  return collection && { path: addressOfItem(document.id, settings, collection), pageType: enumerations.pageTypes.item }
}

/** Blocks that stand around a body without being placed in it, with their numbers: addresses name their ids, which never change. */
const around = { share: 911, comments: enumerations.blockTypes.comments }

/** What readers said, and a way to hand the page on, stand below the body, unless the author put them elsewhere or wants none. */
function blocksAround(document: Document, { shares }: ItemFrameData): readonly Block[] {
  const wanted = { share: shares, comments: itemSettingsSchema.parse(document.settings).comments }
  const placed = new Set(Object.values(document.blocks).map(({ type }) => type))
  return (['share', 'comments'] as const)
    .filter((type) => wanted[type] && !placed.has(type))
    .map((type) => blockAround(document, type))
}

/** Its id is that of the document, but for the end: `c` and the number of the block. */
function blockAround(document: Document, type: keyof typeof around): Block {
  const desktop = { x: 0, y: 0, w: 24, h: 1, z: 0 }
  const id = document.id.replace(/.{8}$/, `c${String(around[type]).padStart(7, '0')}`)
  return { id, section: id, order: 'a0', type, version: 1, props: {}, place: { desktop, mobile: null } }
}
