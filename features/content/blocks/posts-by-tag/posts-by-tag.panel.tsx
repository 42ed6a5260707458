import { Tags } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel } from '#platform/ui'
import type { TermsProps } from '../../contract/terms.schema.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'

const palette = messages('content.palette')

export const postsByTagPanel = blockPanel<TermsProps>({
  type: 'posts-by-tag',
  label: palette.message('posts-by-tag'),
  group: 'site',
  icon: Tags,
  Panel: TermsPanel,
})
