import { block } from '#platform/render/server'
import { faqBlockContract } from './faq.contract.ts'
import css from './faq.css?inline'
import { loadFaqs } from './faq.loader.ts'
import { FaqView } from './faq.view.tsx'

export const faqBlock = block({
  contract: faqBlockContract,
  loader: loadFaqs,
  view: FaqView,
  css,
})
