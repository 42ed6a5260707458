import { CodeXml } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { codeBlockContract } from './code.contract.ts'
import css from './code.css?inline'
import { CodeView } from './code.view.tsx'

export const canvas = canvasBlock({
  contract: codeBlockContract,
  view: CodeView,
  css,
  icon: CodeXml,
  panel: lazyPart(() => import('./code.panel.tsx').then((module) => module.CodePanel)),
})
