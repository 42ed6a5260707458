import type { Block, Document } from '#platform/document'
import type { OwnerContext } from '#platform/context'
import { newId } from '#platform/contract'
import { contractsOf } from '../base/contracts.ts'

export interface Start {
  type: string
  props?: Document['settings']
  cells: Block['place']['desktop']
}

/** Returns a new block with the given props. Null where this installation has no such type. */
export function startingBlock(
  ctx: OwnerContext,
  { type, props, cells }: Start,
  at: Pick<Block, 'section' | 'order'>,
): Block | null {
  const contract = contractsOf(ctx).get(type)
  if (!contract) return null
  const start = { ...(contract.starts as Block['props']), ...props }
  return {
    id: newId(ctx.now().getTime()),
    ...at,
    type,
    version: contract.version,
    props: start,
    place: startingPlace(cells),
  }
}

export function startingPlace(cells: Start['cells']): Block['place'] {
  return { desktop: { ...cells }, mobile: null }
}
