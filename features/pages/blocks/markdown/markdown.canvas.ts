import { FileText } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { MarkdownPanel } from './markdown.panel.tsx'
import { markdownBlockContract } from './markdown.contract.ts'
import { MarkdownView } from './markdown.view.tsx'

export const canvas = canvasBlock({
  contract: markdownBlockContract,
  view: MarkdownView,
  icon: FileText,
  panel: MarkdownPanel,
})
