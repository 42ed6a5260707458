import { ListCollapse } from 'lucide-react'
import { blockPanel, lazyPart } from '#platform/ui'
import type { AccordionProps } from './accordion.contract.ts'

export const accordionPanel = blockPanel<AccordionProps>({
  type: 'accordion',
  label: { en: 'Accordion', nl: 'Uitklaplijst' },
  group: 'layout',
  icon: ListCollapse,
  keywords: { en: 'questions answers faq fold details', nl: 'vragen antwoorden uitklappen accordeon' },
  Panel: lazyPart(() => import('./accordion-fields.panel.tsx').then((module) => module.AccordionPanel)),
})
