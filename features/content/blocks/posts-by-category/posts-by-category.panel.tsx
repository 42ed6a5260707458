import { Folders } from 'lucide-react'
import { blockPanel } from '#platform/ui'
import type { TermsProps } from '../../contract/terms.schema.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'

export const postsByCategoryPanel = blockPanel<TermsProps>({
  type: 'posts-by-category',
  label: { en: 'Categories', nl: 'Categorieën' },
  group: 'site',
  icon: Folders,
  Panel: TermsPanel,
})
