import { UsersRound } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { TermsPanel } from '../../owner/terms-panel.tsx'
import { postsByAuthorBlockContract } from './posts-by-author.contract.ts'
import termCss from '../../visitor/term-list.css?inline'
import { PostsByAuthorView } from './posts-by-author.view.tsx'

export const canvas = canvasBlock({
  contract: postsByAuthorBlockContract,
  view: PostsByAuthorView,
  css: termCss,
  icon: UsersRound,
  panel: TermsPanel,
})
