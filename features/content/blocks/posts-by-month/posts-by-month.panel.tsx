import { CalendarDays } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel } from '#platform/ui'
import type { TermsProps } from '../../contract/terms.schema.ts'
import { TermsPanel } from '../../owner/terms-panel.tsx'

const palette = messages('content.palette')

export const postsByMonthPanel = blockPanel<TermsProps>({
  type: 'posts-by-month',
  label: palette.message('posts-by-month'),
  group: 'site',
  icon: CalendarDays,
  Panel: TermsPanel,
})
