import { Folders } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { TermsPanel } from '../../owner/terms-panel.tsx'
import { postsByCategoryBlockContract } from './posts-by-category.contract.ts'
import termCss from '../../visitor/term-list.css?inline'
import { PostsByCategoryView } from './posts-by-category.view.tsx'

export const canvas = canvasBlock({
  contract: postsByCategoryBlockContract,
  view: PostsByCategoryView,
  css: termCss,
  icon: Folders,
  panel: TermsPanel,
})
