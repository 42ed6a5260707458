import { Archive } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { ArchivePanel } from './archive.panel.tsx'
import { archiveBlockContract } from './archive.contract.ts'
import termCss from '../../visitor/term-list.css?inline'
import { ArchiveView } from './archive.view.tsx'

export const canvas = canvasBlock({
  contract: archiveBlockContract,
  view: ArchiveView,
  css: termCss,
  icon: Archive,
  panel: ArchivePanel,
})
