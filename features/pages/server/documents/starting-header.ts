import { isDeepStrictEqual } from 'node:util'
import { type Block, orderBetween } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { changeDocument } from './append-operations.ts'
import { contractsOf } from '../render/contracts.ts'
import { documentSummaries } from './documents.queries.ts'
import { publish } from '../publish/publish.ts'
import { type Start, startingBlock, startingPlace } from './starting-block.ts'
import { draftOf } from './version-at.ts'

/** The header of a blank site: its name, and the menu up to the right edge. */
export const startingHeader = [
  { type: 'logo', cells: { x: 0, y: 0, w: 6, h: 2, z: 0 } },
  { type: 'navigation', cells: { x: 8, y: 0, w: 16, h: 2, z: 0 } },
] as const satisfies readonly Start[]

/** Puts a block behind the menu in the header with which blank sites begin. A header that somebody has laid out stays as it is. */
export async function addToStartingHeader(ctx: OwnerTransaction, type: string): Promise<void> {
  const contract = contractsOf(ctx).get(type)
  const [header] = await documentSummaries(ctx, { kind: 'header' })
  if (!contract || !header || header.hasUnpublishedChanges) return
  const menu = menuOfStartingHeader(Object.values((await draftOf(ctx, header.id)).blocks))
  if (!menu) return
  const cells = menu.place.desktop
  const { w } = contract.size
  const at = { section: menu.section, order: orderBetween(menu.order, null) }
  const block = startingBlock(ctx, { type, cells: { ...cells, x: cells.x + cells.w - w, w } }, at)
  if (!block) return
  const operations = [
    { kind: 'placeBlock' as const, id: menu.id, desktop: { ...cells, w: cells.w - w } },
    { kind: 'insertBlock' as const, block },
  ]
  await changeDocument(ctx, { id: header.id, operation: { kind: 'batch', operations } })
  await publish(ctx, { documents: [header.id] })
}

function menuOfStartingHeader(blocks: readonly Block[]): Block | null {
  const isPresent = ({ type, cells }: Start) =>
    blocks.find((block) => block.type === type && isDeepStrictEqual(block.place, startingPlace(cells)))
  const [name, menu] = startingHeader.map(isPresent)
  return name && menu && blocks.length === startingHeader.length ? menu : null
}
