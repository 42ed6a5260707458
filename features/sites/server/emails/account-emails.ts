import { sampleAccountEmails } from '#features/accounts/server'
import { provide } from '#platform/context'
import type { Language } from '#platform/i18n'
import { siteMessages as say } from '../../contract/sites.messages.ts'
import { fixedEmails, type SiteEmail } from '../extension-points.ts'

/** Emails of the installation about accounts, which are the same for all sites and have their own design. */
export const accountEmails = provide(
  fixedEmails,
  Object.fromEntries(
    (Object.keys(sampleAccountEmails) as (keyof typeof sampleAccountEmails)[]).map((name) => [
      `account-${name}`,
      listed(name),
    ]),
  ),
)

function listed(name: keyof typeof sampleAccountEmails): SiteEmail & { always: (language: Language) => string } {
  return {
    group: 'accounts',
    named: (language) => say(language, `email.account.${name}.name`),
    when: (language) => say(language, `email.account.${name}.when`),
    always: (language) => say(language, 'email.account.always'),
    preview: (ctx, _words, { language }) =>
      sampleAccountEmails[name](ctx, { email: ctx.account.email, locale: language }),
  }
}
