import type { PlatformContext } from '#platform/context'
import type { Language } from '#platform/i18n'
import { type Email, emailTemplate } from '#platform/mail'
import { accountMessages } from '../../contract/accounts.messages.ts'
import { secondFactorMessages as say } from '../../contract/second-factor.messages.ts'
import { platformOrigin } from '../platform-origin.ts'

/** A change of second factors, for the email about it. */
export type FactorChange =
  | { what: 'passkey_added' | 'passkey_removed' | 'passkey_copied'; name: string }
  | { what: 'codes_on' | 'codes_off' | 'recovery_new' | 'removed_by_operator' }
  | { what: 'removed_by_site'; site: string }
  | { what: 'recovery_used'; left: number }

export interface FactorWords {
  subject: string
  paragraph: string
  note: string
}

/** Advice for readers who did not make the change themselves. */
const notes: { [W in FactorChange['what']]?: 'email.note.operator' | 'email.note.site' } = {
  removed_by_operator: 'email.note.operator',
  removed_by_site: 'email.note.site',
}

/** Texts for both accounts and members. */
export function factorWords(language: Language, change: FactorChange): FactorWords {
  const values = {
    name: 'name' in change ? change.name : '',
    left: 'left' in change ? change.left : 0,
    site: 'site' in change ? change.site : '',
  }
  return {
    subject: say(language, `email.${change.what}.title`),
    paragraph: say(language, `email.${change.what}`, values),
    note: say(language, notes[change.what] ?? 'email.note', values),
  }
}

export function accountFactorEmail(
  ctx: PlatformContext,
  { email, locale }: { email: string; locale: Language },
  change: FactorChange,
): Email {
  const { subject, paragraph, note } = factorWords(locale, change)
  const { html, text } = emailTemplate({
    language: locale,
    sender: 'Quoin',
    title: subject,
    paragraphs: [paragraph],
    button: { label: say(locale, 'email.button'), url: `${platformOrigin(ctx.config)}/account/security` },
    notes: [note],
    footer: accountMessages(locale, 'email.footer', { host: ctx.config.platformHost }),
  })
  return { to: email, subject, html, text, websiteId: null }
}
