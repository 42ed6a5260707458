import type { BlockContract } from './block-contract.ts'
import { type Block, plainText } from '../document/index.ts'
import { textsOf } from './texts-of.ts'
import { upgradeBlock } from './upgrade.ts'

/**
 * Returns the readable words of a block for search, one line per text. Empty when the block does not match its
 * contract.
 */
export function wordsOf(block: Block, contract: BlockContract): string {
  const read = contract.props.safeParse(upgradeBlock(block, contract).props)
  if (!read.success) return ''
  if (contract.words) return contract.words(read.data)
  return textsOf({ props: read.data as Block['props'] }, contract)
    .filter(({ isControl }) => !isControl)
    .map(({ value }) => (typeof value === 'string' ? value.trim() : plainText(value)))
    .filter(Boolean)
    .join('\n')
}
