import type { SiteContext } from '#platform/context'
import { sendsEmail } from '#platform/mail'
import type { FormProps } from '../blocks/form/form.contract.ts'
import { formMessages } from '../contract/forms.messages.ts'
import { thanksOf } from '../visitor/thanks-of.ts'

/**
 * Returns the text shown after sending. A newsletter that cannot ask for the confirmation says so whatever the owner's
 * words are, because they speak of an email. The page itself does not know it: it is cached for longer than the
 * installation may lack a mail server.
 */
export function sentWords(ctx: SiteContext, form: FormProps & { newsletter?: { isDoubleOptIn: boolean } }): string {
  if (form.newsletter?.isDoubleOptIn && !sendsEmail(ctx)) return formMessages(ctx.locale, 'newsletter.kept')
  return thanksOf(form, ctx.locale)
}
