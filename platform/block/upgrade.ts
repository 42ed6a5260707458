import type { BlockContract } from './block-contract.ts'
import type { Block, Document } from '../document/document.ts'

export type Contracts = ReadonlyMap<string, BlockContract>

/** Reason why a block is shown as a placeholder to owners and hidden from visitors. */
export interface Fault {
  blockId: string
  type: string
  fault: 'unknown' | 'newer' | 'broken'
  /** Reason from the contract, for the log and the placeholder. */
  reason: string
}

/**
 * Upgrades every block of the document to its contract's current shape. Blocks that cannot be upgraded stay as they
 * are, and `validateDocument` reports them.
 */
export function upgradeDocument(document: Document, contracts: Contracts): Document {
  let blocks = document.blocks
  for (const block of Object.values(document.blocks)) {
    const upgraded = upgradeBlock(block, contracts.get(block.type))
    if (upgraded === block) continue
    if (blocks === document.blocks) blocks = { ...blocks }
    blocks[block.id] = upgraded
  }
  return blocks === document.blocks ? document : { ...document, blocks }
}

/**
 * Validates every block against its contract. `document` has the contracts' defaults; faulty blocks are kept unchanged.
 */
export function validateDocument(document: Document, contracts: Contracts): { document: Document; faults: Fault[] } {
  const faults: Fault[] = []
  const blocks: Record<string, Block> = {}
  for (const block of Object.values(document.blocks)) {
    const contract = contracts.get(block.type)
    const fault = contract
      ? faultOf(block, contract)
      : { fault: 'unknown' as const, reason: `There is no block of the type ${block.type}.` }
    const read = fault || !contract ? null : contract.props.safeParse(block.props)
    if (fault || !read) blocks[block.id] = block
    else if (read.success) blocks[block.id] = { ...block, props: read.data as Block['props'] }
    else blocks[block.id] = block
    const broken =
      fault ?? (read && !read.success ? { fault: 'broken' as const, reason: firstIssue(read.error.issues) } : null)
    if (broken) faults.push({ blockId: block.id, type: block.type, ...broken })
  }
  return { document: { ...document, blocks }, faults }
}

function faultOf(block: Block, contract: BlockContract): Pick<Fault, 'fault' | 'reason'> | null {
  if (block.version > contract.version)
    return { fault: 'newer', reason: `It is in shape ${block.version}; this installation knows ${contract.version}.` }
  if (block.version < contract.version)
    return { fault: 'broken', reason: `It could not be brought from shape ${block.version} to ${contract.version}.` }
  return null
}

/** The block in the current shape of its contract; unchanged when it cannot be converted. */
export function upgradeBlock(block: Block, contract: BlockContract | undefined): Block {
  if (!contract || block.version >= contract.version) return block
  try {
    const props = contract.upgrades
      .slice(block.version - 1)
      .reduce<unknown>((old, upgrade) => upgrade(old), block.props)
    return contract.props.safeParse(props).success
      ? { ...block, version: contract.version, props: props as Block['props'] }
      : block
  } catch {
    return block
  }
}

function firstIssue(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const [issue] = issues
  return issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : 'It does not fit its contract.'
}
