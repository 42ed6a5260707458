import { UsersRound } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel } from '#platform/ui'
import type { TermsProps } from '../../contract/terms.schema.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'

const palette = messages('content.palette')

export const postsByAuthorPanel = blockPanel<TermsProps>({
  type: 'posts-by-author',
  label: palette.message('posts-by-author'),
  group: 'site',
  icon: UsersRound,
  Panel: TermsPanel,
})
