import { CalendarDays } from 'lucide-react'
import { blockPanel } from '#platform/ui'
import type { TermsProps } from '../../contract/terms.schema.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'

export const postsByMonthPanel = blockPanel<TermsProps>({
  type: 'posts-by-month',
  label: { en: 'Months', nl: 'Maanden' },
  group: 'site',
  icon: CalendarDays,
  Panel: TermsPanel,
})
