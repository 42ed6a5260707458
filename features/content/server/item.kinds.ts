import type { Block, Document, DocumentKind } from '#platform/blocks'
import type { DocumentKindDefinition, SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type ItemSettings, itemSettingsSchema } from '../contract/index.ts'
import { ItemFrame } from '../visitor/item-frame.tsx'
import css from '../visitor/item-frame.css?inline'
import { collectionById } from './collections.queries.ts'
import { itemHead } from './item-head.ts'
import { isCovered } from './covered.queries.ts'
import { addressOfItem, keepItemRow, removeItemRow } from './item-rows.ts'
import { loadItemFrame } from './load-item-frame.ts'

/** Posts, projects and plain items differ in how they look, not in what they do. */
export const itemKinds: readonly DocumentKindDefinition<ItemSettings>[] = (['post', 'project', 'item'] as const).map(kindOf)

function kindOf(kind: DocumentKind): DocumentKindDefinition<ItemSettings> {
  return {
    kind,
    settings: itemSettingsSchema,
    address: addressOf,
    access: async (ctx, { settings }) => ((await isCovered(ctx, itemSettingsSchema.parse(settings).collection)) ? 'members' : null),
    published: (ctx, facts) => keepItemRow(ctx, facts),
    unpublished: async (ctx, { documentId }) => (await removeItemRow(ctx, documentId)).tags,
    frame: { view: ItemFrame, load: loadItemFrame, head: itemHead, blocks: commentsOf, css },
  }
}

/** Null while its collection is not there. */
async function addressOf(ctx: SiteContext, document: Document): Promise<{ path: string; pageType: number } | null> {
  const settings = itemSettingsSchema.parse(document.settings)
  const collection = await collectionById(ctx, settings.collection)
  return collection && { path: addressOfItem(document.id, settings, collection), pageType: enumerations.pageTypes.item }
}

/** What readers said stands below the body, unless the author put it elsewhere or wants none. */
function commentsOf(document: Document): readonly Block[] {
  const settings = itemSettingsSchema.parse(document.settings)
  const isPlaced = Object.values(document.blocks).some(({ type }) => type === 'comments')
  if (!settings.comments || isPlaced) return []
  const desktop = { x: 0, y: 0, w: 24, h: 1, z: 0 }
  const id = document.id.replace(/.{8}$/, 'c0000016')
  return [{ id, section: id, order: 'a0', type: 'comments', version: 1, props: {}, place: { desktop, mobile: null } }]
}
