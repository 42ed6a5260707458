import { block } from '#platform/render/server'
import { horizontalRuleBlockContract } from './horizontal-rule.contract.ts'
import css from './horizontal-rule.css?inline'
import { horizontalRuleImporter } from './horizontal-rule.importer.ts'
import { HorizontalRuleView } from './horizontal-rule.view.tsx'

export const horizontalRuleBlock = block({
  contract: horizontalRuleBlockContract,
  view: HorizontalRuleView,
  css,
  importer: horizontalRuleImporter,
})
