import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import type { Document } from '#platform/document'
import { formReplyBlockContract } from '../blocks/form-reply/form-reply.contract.ts'
import { formMessages } from '../contract/forms.messages.ts'

async function document(ctx: SiteContext): Promise<Document> {
  const title = formMessages(ctx.locale, 'replyTitle')
  return oneBlockDocument({ number: 919, title, rows: 8, width: 'narrow' }, formReplyBlockContract)
}

/** Result of a form sent without scripts: thanks, or the form with its faults beside the fields. */
export const formReplyPage: SystemPage = {
  pageType: enumerations.pageTypes.page,
  query: ['sent', 'again', 'why', 'from'],
  isPrivate: true,
  document,
}

/** A form on a page of its own. The link may fill in fields, by the names that the owner gave them. */
export const formAlonePage: SystemPage = {
  pageType: enumerations.pageTypes.page,
  query: ['form'],
  readsWholeQuery: true,
  document,
}
