import { Mail } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { formStyles } from '../form/form-styles.ts'
import { newsletterBlockContract } from './newsletter.contract.ts'
import css from './newsletter.css?inline'
import { NewsletterView } from './newsletter.view.tsx'

export const canvas = canvasBlock({
  contract: newsletterBlockContract,
  view: NewsletterView,
  css: [...formStyles, { css }],
  icon: Mail,
  panel: lazyPart(() => import('./newsletter.panel.tsx').then((module) => module.NewsletterPanel)),
})
