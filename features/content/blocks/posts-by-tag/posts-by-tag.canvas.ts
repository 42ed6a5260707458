import { Tags } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { TermsPanel } from '../../owner/terms-panel.tsx'
import { postsByTagBlockContract } from './posts-by-tag.contract.ts'
import termCss from '../../visitor/term-list.css?inline'
import { PostsByTagView } from './posts-by-tag.view.tsx'

export const canvas = canvasBlock({
  contract: postsByTagBlockContract,
  view: PostsByTagView,
  css: termCss,
  icon: Tags,
  panel: TermsPanel,
})
