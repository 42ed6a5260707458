import type { Block, Change, Document, DocumentKind } from '#platform/document'
import type { DocumentKindDefinition, OwnerTransaction, SiteContext, Standing } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type ItemSettings, itemSettingsSchema } from '../../contract/index.ts'
import type { ItemFrameData } from '../../contract/item-frame.ts'
import { ItemFrame } from '../../visitor/item-frame.tsx'
import css from '../../visitor/item-frame.css?inline'
import { collectionById, collectionsByIds } from '../base/collections.queries.ts'
import { freeItemSlug } from './create-item.ts'
import { itemHead } from './item-head.ts'
import { addressOfItem, keepFreshItemRows, keepItemRow, removeItemRow } from './item-rows.ts'
import { loadItemFrame } from './load-item-frame.ts'

/** Posts, projects and plain items differ in their design, not in their behaviour. */
export const itemKinds: readonly DocumentKindDefinition<ItemSettings>[] = (['post', 'project', 'item'] as const).map(
  kindOf,
)

function kindOf(kind: DocumentKind): DocumentKindDefinition<ItemSettings> {
  return {
    kind,
    settings: itemSettingsSchema,
    address: async (ctx, document) => (await standingOf(ctx, [document]))[0]?.address ?? null,
    settle: addressFromTitle,
    coveredBy: async (ctx, document) => (await standingOf(ctx, [document]))[0]?.coverId ?? null,
    published: (ctx, publication) => keepItemRow(ctx, publication),
    together: { standing: standingOf, published: keepFreshItemRows },
    unpublished: async (ctx, { documentId }) => (await removeItemRow(ctx, documentId)).tags,
    frame: { view: ItemFrame, load: loadItemFrame, head: itemHead, blocks: blocksAround, css },
  }
}

/** An item that was titled later and has no chosen address gets one derived from the title. */
async function addressFromTitle(ctx: OwnerTransaction, document: Document): Promise<Change[]> {
  const settings = itemSettingsSchema.parse(document.settings)
  const collection = settings.slug === '' ? await collectionById(ctx, settings.collection) : null
  return collection ? [{ path: ['slug'], value: await freeItemSlug(ctx, collection, document.id, settings) }] : []
}

/** Returns null while its collection is in the trash. */
async function standingOf(ctx: SiteContext, documents: readonly Document[]): Promise<Standing[]> {
  const items = documents.map(({ id, settings }) => ({ id, settings: itemSettingsSchema.parse(settings) }))
  const collections = await collectionsByIds(ctx, [...new Set(items.map(({ settings }) => settings.collection))])
  return items.map(({ id, settings }) => {
    const collection = collections.get(settings.collection)
    if (!collection) return { coverId: null, address: null }
    const address = { path: addressOfItem(id, settings, collection), pageType: enumerations.pageTypes.item }
    return { coverId: collection.documentId, address }
  })
}

/** Numbers of the blocks around a body, which are not part of it. Addresses contain their ids, so they never change. */
const around = { share: 911, comments: enumerations.blockTypes.comments }

/**
 * Returns the blocks below the body for comments and sharing, unless the author placed them elsewhere or removed them.
 */
function blocksAround(document: Document, { shares }: ItemFrameData): readonly Block[] {
  const wanted = { share: shares, comments: itemSettingsSchema.parse(document.settings).comments }
  const placed = new Set(Object.values(document.blocks).map(({ type }) => type))
  return (['share', 'comments'] as const)
    .filter((type) => wanted[type] && !placed.has(type))
    .map((type) => blockAround(document, type))
}

/** The id is that of the document with another end: `c` and the number of the block. */
function blockAround(document: Document, type: keyof typeof around): Block {
  const desktop = { x: 0, y: 0, w: 24, h: 1, z: 0 }
  const id = document.id.replace(/.{8}$/, `c${String(around[type]).padStart(7, '0')}`)
  return { id, section: id, order: 'a0', type, version: 1, props: {}, place: { desktop, mobile: null } }
}
