import { platformOrigin } from '#features/accounts/server'
import { type OwnerContext, provide } from '#platform/context'
import type { Language } from '#platform/i18n'
import { type EmailLetterhead, emailTemplate } from '#platform/mail'
import { invitationDays } from '../../contract/site.rules.ts'
import { siteMessages as say } from '../../contract/sites.messages.ts'
import { type EmailMessage, fixedEmails, type SiteEmail } from '../extension-points.ts'

interface Invitation {
  /** Invites a contributor, or offers the ownership. */
  kind: 'invite' | 'offer'
  secret: string
  language: Language
  letterhead: EmailLetterhead
}

export function writeInvitation(
  { account, config, site }: Pick<OwnerContext, 'account' | 'config' | 'site'>,
  { kind, secret, language, letterhead }: Invitation,
): EmailMessage {
  const values = { who: account.name || account.email, site: site.title }
  const subject = say(language, `email.${kind}.title`, values)
  const message = emailTemplate({
    ...letterhead,
    language,
    title: subject,
    paragraphs: [say(language, `email.${kind}.said`, values)],
    button: { label: say(language, `email.${kind}.button`), url: `${platformOrigin(config)}/invitation/${secret}` },
    notes: [say(language, 'email.invite.note', { days: invitationDays })],
  })
  return { subject, ...message }
}

export const invitationEmails = provide(fixedEmails, {
  'site-invitation': listed('invite'),
  'site-offer': listed('offer'),
})

function listed(kind: Invitation['kind']): SiteEmail & { always: (language: Language) => string } {
  return {
    group: 'team',
    named: (language) => say(language, `email.${kind}.name`),
    when: (language) => say(language, `email.${kind}.when`),
    always: (language) => say(language, 'email.invite.always'),
    preview: (ctx, _words, writing) => writeInvitation(ctx, { kind, secret: '', ...writing }),
  }
}
