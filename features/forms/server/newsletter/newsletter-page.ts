import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { newsletterReplyBlockContract } from '../../blocks/newsletter-reply/newsletter-reply.contract.ts'
import { formMessages } from '../../contract/forms.messages.ts'

/** Page that links in newsletter emails open: a button that confirms or unsubscribes, and the result. */
export const newsletterPage: SystemPage = {
  pageType: enumerations.pageTypes.newsletterUnsubscribe,
  query: ['confirm', 'unsubscribe', 'done'],
  isPrivate: true,
  document: async (ctx: SiteContext) =>
    oneBlockDocument(
      { number: 920, title: formMessages(ctx.locale, 'newsletter.title'), rows: 6, width: 'narrow' },
      newsletterReplyBlockContract,
    ),
}
