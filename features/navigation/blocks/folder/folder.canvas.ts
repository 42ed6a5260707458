import { FolderTree } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { folderBlockContract } from './folder.contract.ts'
import css from './folder.css?inline'
import { FolderPanel } from './folder.panel.tsx'
import { FolderView } from './folder.view.tsx'

export const canvas = canvasBlock({
  contract: folderBlockContract,
  view: FolderView,
  css,
  icon: FolderTree,
  panel: FolderPanel,
})
