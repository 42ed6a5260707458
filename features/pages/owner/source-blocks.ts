import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { codeBlockContract } from '../blocks/code/code.contract.ts'
import codeCss from '../blocks/code/code.css?inline'
import { codePanel } from '../blocks/code/code.panel.tsx'
import { CodeView } from '../blocks/code/code.view.tsx'
import { markdownBlockContract } from '../blocks/markdown/markdown.contract.ts'
import { markdownPanel } from '../blocks/markdown/markdown.panel.tsx'
import { MarkdownView } from '../blocks/markdown/markdown.view.tsx'

export const sourceBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: codeBlockContract, view: CodeView, css: codeCss, panel: codePanel }),
  canvasBlock({ contract: markdownBlockContract, view: MarkdownView, panel: markdownPanel }),
]
