import type { CanvasBlock } from '#platform/ui'

/** On many home pages. */
export const summaryBlocks = (): Promise<readonly CanvasBlock[]> =>
  import('./summary-blocks.ts').then((module) => module.summaryBlocks)

/** On the pages of collections, and where their labels are listed. */
export const contentBlocks = (): Promise<readonly CanvasBlock[]> =>
  import('./content-blocks.ts').then((module) => module.contentBlocks)
