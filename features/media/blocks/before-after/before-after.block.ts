import { block } from '#platform/render/server'
import { beforeAfterBlockContract } from './before-after.contract.ts'
import css from './before-after.css?inline'
import { loadBeforeAfter } from './before-after.loader.ts'
import { BeforeAfterView } from './before-after.view.tsx'

export const beforeAfterBlock = block({
  contract: beforeAfterBlockContract,
  loader: loadBeforeAfter,
  view: BeforeAfterView,
  css,
})
