import { contractsOf } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { type Block, sectionSchema } from '#platform/document'
import type { contentApi } from '../../contract/index.ts'
import { createItem } from './create-item.ts'

/** Creates an item with an empty text as wide as its title. */
export async function beginItem(
  ctx: OwnerTransaction,
  { id: collectionId, title }: Input<typeof contentApi.createItem>,
): Promise<{ id: string }> {
  const contract = contractsOf(ctx).get('html')
  if (!contract) return createItem(ctx, { collectionId, settings: { title } })
  const section = newId(ctx.now().getTime())
  const text: Block = {
    id: newId(ctx.now().getTime()),
    section,
    order: 'a0',
    type: contract.type,
    version: contract.version,
    props: contract.starts as Block['props'],
    place: { desktop: { x: 0, y: 0, w: 24, h: 2, z: 0 }, mobile: null },
  }
  return createItem(ctx, {
    collectionId,
    settings: { title },
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'narrow' }) },
    blocks: { [text.id]: text },
  })
}
