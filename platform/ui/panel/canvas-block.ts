import type { Icon } from '#platform/icons'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { PlacedContract } from '../../block/index.ts'
import { allStyles, type BlockStyles } from '../../render/style-parts.ts'
import type { ViewProps } from '../../render/view.ts'
import type { BlockPanelProps } from './block-panel.ts'

/** A block in the editor: its contract, its view and its panels. */
export interface CanvasBlock {
  contract: PlacedContract
  // biome-ignore lint/suspicious/noExplicitAny: `canvasBlock()` checks that contract, view and panel fit each other
  view: ComponentType<any>
  /** Text of its style sheet, as for published pages. */
  css: string
  icon: Icon
  // biome-ignore lint/suspicious/noExplicitAny: as above
  panel: ComponentType<BlockPanelProps<any>>
}

/**
 * Joins a block's parts for the editor, in `NAME.canvas.ts` of its folder; the compiler checks that they match. Only
 * blocks that owners may place have one, with all of these parts.
 */
export function canvasBlock<P extends z.ZodType, Data = undefined>(parts: {
  contract: PlacedContract<P>
  view: ComponentType<ViewProps<z.infer<P>, Data>>
  css?: BlockStyles
  icon: Icon
  panel: ComponentType<BlockPanelProps<z.infer<P>>>
}): CanvasBlock {
  return { ...parts, css: allStyles(parts.css ?? '') } as CanvasBlock
}
