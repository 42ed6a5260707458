import { block } from '#platform/render/server'
import { formStyles } from '../form/form-styles.ts'
import { newsletterBlockContract } from './newsletter.contract.ts'
import css from './newsletter.css?inline'
import { loadNewsletters } from './newsletter.loader.ts'
import { NewsletterView } from './newsletter.view.tsx'

export const newsletterBlock = block({
  contract: newsletterBlockContract,
  loader: loadNewsletters,
  view: NewsletterView,
  css: [...formStyles, { css }],
})
