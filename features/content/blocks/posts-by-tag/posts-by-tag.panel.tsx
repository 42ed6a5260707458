import { Tags } from 'lucide-react'
import { blockPanel } from '#platform/ui'
import type { TermsProps } from '../../contract/terms.schema.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'

export const postsByTagPanel = blockPanel<TermsProps>({
  type: 'posts-by-tag',
  label: { en: 'Tags', nl: 'Labels' },
  group: 'site',
  icon: Tags,
  Panel: TermsPanel,
})
