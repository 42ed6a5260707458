import { Folders } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel } from '#platform/ui'
import type { TermsProps } from '../../contract/terms.schema.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'

const palette = messages('content.palette')

export const postsByCategoryPanel = blockPanel<TermsProps>({
  type: 'posts-by-category',
  label: palette.message('posts-by-category'),
  group: 'site',
  icon: Folders,
  Panel: TermsPanel,
})
