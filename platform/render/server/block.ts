import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Block } from '../../document/document.ts'
import type { BlockContract } from '../../block/block-contract.ts'
import type { PieceImporter } from '../../block/piece-importer.ts'
import type { CacheTag, VisitorContext } from '../../context/index.ts'
import type { BlockStyles } from '../style-parts.ts'
import type { PageContext, ViewProps } from '../view.ts'

export interface Loaded<Data> {
  data: Data
  /** Tags of the rows from which the data were read. */
  tags: readonly CacheTag[]
  /** The next moment at which the data change without an action: a scheduled post, the end of a sale. */
  until?: Date
  /** Title of this step, on a page whose one block has several. */
  title?: string
}

/** Loads the data of all blocks of one type on the page in one query, by block id. */
export type BlockLoader<Props, Data> = (
  ctx: VisitorContext,
  blocks: readonly (Omit<Block, 'props'> & { props: Props })[],
  page: PageContext & { query: Readonly<Record<string, string>> },
) => Promise<ReadonlyMap<string, Loaded<Data>>>

export interface ServerBlock {
  contract: BlockContract
  // biome-ignore lint/suspicious/noExplicitAny: `block()` checks that contract, loader and view fit each other
  view: ComponentType<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  loader?: BlockLoader<any, any>
  /** Query parameters that make the page personal: it is then rendered for its visitor alone and never cached. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  personal?: (props: any) => readonly string[]
  /** Sent only with pages that contain the block. */
  css: BlockStyles
  /** The function that converts pieces of an import. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  importer?: PieceImporter<any>
}

/** Joins a block's parts for the server; the compiler checks that they fit. */
export function block<P extends z.ZodType, Data = undefined>(parts: {
  contract: BlockContract<P>
  view: ComponentType<ViewProps<z.infer<P>, Data>>
  loader?: BlockLoader<z.infer<P>, Data>
  personal?: (props: z.infer<P>) => readonly string[]
  css?: BlockStyles
  importer?: PieceImporter<z.infer<P>>
}): ServerBlock {
  return { css: '', ...parts } as ServerBlock
}
