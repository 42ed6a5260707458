import type { CanvasBlock } from '#platform/ui'

/**
 * The canvas part of every block that the editor does not bundle. A module of its own: loading each block by itself
 * takes a request for each, and most of their files hold only one line.
 */
export const otherBlocks: readonly CanvasBlock[] = Object.values(
  import.meta.glob<CanvasBlock>(
    ['../../../*/blocks/*/*.canvas.ts', '!**/blocks/{button,horizontal-rule,html,image,logo,quote,spacer}/*.canvas.ts'],
    { import: 'canvas', eager: true },
  ),
)
