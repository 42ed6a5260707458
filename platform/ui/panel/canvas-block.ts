import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { BlockContract } from '../../block/index.ts'
import { allStyles, type BlockStyles } from '../../render/style-parts.ts'
import type { ViewProps } from '../../render/view.ts'
import type { BlockPanel } from './block-panel.ts'

/** A block as the editor knows it: what it is, how it looks, what can be changed. */
export interface CanvasBlock {
  contract: BlockContract
  // biome-ignore lint/suspicious/noExplicitAny: `canvasBlock()` checks that contract and view fit each other
  view: ComponentType<any>
  /** Text of its style sheet, as for published pages. */
  css: string
  /** null: only its place can be changed. */
  panel: BlockPanel | null
}

export function canvasBlock<P extends z.ZodType, Data = undefined>(parts: {
  contract: BlockContract<P>
  view: ComponentType<ViewProps<z.infer<P>, Data>>
  css?: BlockStyles
  panel?: BlockPanel
}): CanvasBlock {
  return { panel: null, ...parts, css: allStyles(parts.css ?? '') } as CanvasBlock
}
