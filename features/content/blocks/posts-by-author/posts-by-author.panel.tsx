import { UsersRound } from 'lucide-react'
import { blockPanel } from '#platform/ui'
import type { TermsProps } from '../../contract/terms.schema.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'

export const postsByAuthorPanel = blockPanel<TermsProps>({
  type: 'posts-by-author',
  label: { en: 'Authors', nl: 'Auteurs' },
  group: 'site',
  icon: UsersRound,
  Panel: TermsPanel,
})
