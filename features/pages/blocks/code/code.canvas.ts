import { CodeXml } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { CodePanel } from './code.panel.tsx'
import { codeBlockContract } from './code.contract.ts'
import css from './code.css?inline'
import { CodeView } from './code.view.tsx'

export const canvas = canvasBlock({
  contract: codeBlockContract,
  view: CodeView,
  css,
  icon: CodeXml,
  panel: CodePanel,
})
