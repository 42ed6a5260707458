import { isDeepStrictEqual } from 'node:util'
import { type Block, orderBetween } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { changeDocument } from '../operations/append-operations.ts'
import { contractsOf } from '../base/contracts.ts'
import { documentSummaries } from '../base/documents.queries.ts'
import { publish } from '../publish/publish.ts'
import { type Start, startingBlock, startingPlace } from './starting-block.ts'
import { draftOf } from './version-at.ts'

/** The header of a blank site: its name, and the menu up to the right edge. */
export const startingHeader = [
  { type: 'logo', cells: { x: 0, y: 0, w: 6, h: 2, z: 0 } },
  { type: 'navigation', cells: { x: 8, y: 0, w: 16, h: 2, z: 0 } },
] as const satisfies readonly Start[]

/** Columns of an icon without a label after the menu. */
const signWidth = 2

/** Adds blocks behind the menu of a blank site's header. A header that its owner has changed stays as it is. */
export async function addToStartingHeader(
  ctx: OwnerTransaction,
  added: readonly Pick<Start, 'type' | 'props'>[],
): Promise<void> {
  const [header] = await documentSummaries(ctx, { kind: 'header' })
  if (!header || header.hasUnpublishedChanges) return
  const menu = menuOfStartingHeader(Object.values((await draftOf(ctx, header.id)).blocks))
  if (!menu) return
  const cells = menu.place.desktop
  const offered = added.filter(({ type }) => contractsOf(ctx).has(type))
  const menuWidth = cells.w - signWidth * offered.length
  let { order } = menu
  const blocks = offered.flatMap((start, place) => {
    order = orderBetween(order, null)
    const x = cells.x + menuWidth + place * signWidth
    return (
      startingBlock(ctx, { ...start, cells: { ...cells, x, w: signWidth } }, { section: menu.section, order }) ?? []
    )
  })
  if (blocks.length === 0) return
  const operations = [
    { kind: 'placeBlock' as const, id: menu.id, desktop: { ...cells, w: menuWidth } },
    ...blocks.map((block) => ({ kind: 'insertBlock' as const, block })),
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
