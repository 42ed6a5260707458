import type { SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import { formReplyBlockContract } from '../blocks/form-reply/form-reply.contract.ts'
import { formMessages } from '../contract/forms.messages.ts'

const section = '000000000000000000001919'
const block = '000000000000000000002919'

async function document(ctx: SiteContext): Promise<Document> {
  return {
    ...emptyDocument('000000000000000000000919', 'page', { title: formMessages(ctx.locale, 'replyTitle') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'narrow' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: formReplyBlockContract.type,
        version: formReplyBlockContract.version,
        props: formReplyBlockContract.starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 8, z: 0 }, mobile: null },
      },
    },
  }
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
