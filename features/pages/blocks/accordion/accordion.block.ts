import { block } from '#platform/render/server'
import { accordionBlockContract } from './accordion.contract.ts'
import css from './accordion.css?inline'
import { accordionImporter } from './accordion.importer.ts'
import { AccordionView } from './accordion.view.tsx'

export const accordionBlock = block({
  contract: accordionBlockContract,
  view: AccordionView,
  css,
  importer: accordionImporter,
})
