import { ListCollapse } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel, lazyPart } from '#platform/ui'
import type { AccordionProps } from './accordion.contract.ts'

const palette = messages('pages.palette')

export const accordionPanel = blockPanel<AccordionProps>({
  type: 'accordion',
  label: palette.message('accordion'),
  group: 'layout',
  icon: ListCollapse,
  keywords: palette.message('accordion.keywords'),
  Panel: lazyPart(() => import('./accordion-fields.panel.tsx').then((module) => module.AccordionPanel)),
})
