import type { Language } from '#platform/i18n'
import { provide, type SiteContext } from '#platform/context'
import { type Email, type EmailLetterhead, emailTemplate } from '#platform/mail'
import { fillWords, paragraphsOf, subjectOf, wordsBy } from '#features/sites/contract'
import { type EditableEmail, editableEmails, emailTexts, type EmailTexts, letterheadOf } from '#features/sites/server'
import { accountPaths, memberEmails as say } from '../contract/index.ts'
import type { MembersTable } from './members.tables.ts'

/** Texts and button targets of the emails. */
const emails = {
  'member-join': { of: 'join', path: accountPaths.confirm },
  'member-known': { of: 'known', path: accountPaths.signIn },
  'member-reset': { of: 'reset', path: accountPaths.reset },
  'member-address': { of: 'email', path: accountPaths.confirm },
  'member-address-taken': { of: 'emailTaken', path: null },
  'member-delete': { of: 'delete', path: accountPaths.confirm },
  'member-deleted': { of: 'deleted', path: null },
  'member-changed': { of: 'changed', path: null },
} as const
type Kind = keyof typeof emails

/** None of them can be disabled, because members wait for them or need to know. */
export const memberEmailsOfSite = provide(
  editableEmails,
  Object.fromEntries(Object.keys(emails).map((kind) => [kind, editable(kind as Kind)])),
)

interface ToAddress {
  email: string
  locale: Language
}

export function joinEmail(ctx: SiteContext, { email, locale, token }: ToAddress & { token: string }): Promise<Email> {
  return emailTo(ctx, 'member-join', { to: email, language: locale, token })
}

export function alreadyMemberEmail(ctx: SiteContext, { email, locale }: ToAddress): Promise<Email> {
  return emailTo(ctx, 'member-known', { to: email, language: locale })
}

export function resetPasswordEmail(
  ctx: SiteContext,
  { email, locale, token }: ToAddress & { token: string },
): Promise<Email> {
  return emailTo(ctx, 'member-reset', { to: email, language: locale, token })
}

export function confirmAddressEmail(
  ctx: SiteContext,
  { email, locale, token }: ToAddress & { token: string },
): Promise<Email> {
  return emailTo(ctx, 'member-address', { to: email, language: locale, token })
}

export function addressTakenEmail(ctx: SiteContext, { email, locale }: ToAddress): Promise<Email> {
  return emailTo(ctx, 'member-address-taken', { to: email, language: locale })
}

export function deleteEmail(ctx: SiteContext, { email, locale, token }: ToAddress & { token: string }): Promise<Email> {
  return emailTo(ctx, 'member-delete', { to: email, language: locale, token })
}

export function deletedEmail(ctx: SiteContext, { email, locale }: ToAddress): Promise<Email> {
  return emailTo(ctx, 'member-deleted', { to: email, language: locale })
}

/** Sent to the former address. */
export function passwordChangedEmail(
  ctx: SiteContext,
  { email: to, locale: language }: MembersTable,
  what: 'password' | { email: string },
): Promise<Email> {
  const change =
    what === 'password' ? say(language, 'changed.password') : say(language, 'changed.email', { email: what.email })
  return emailTo(ctx, 'member-changed', { to, language, change })
}

interface Details {
  language: Language
  token?: string
  /** The change as a sentence. */
  change?: string
}

async function emailTo(ctx: SiteContext, kind: Kind, { to, ...details }: Details & { to: string }): Promise<Email> {
  const { language } = details
  const words = (await emailTexts(ctx, kind, language)) ?? startsOf(kind, language)
  const letterhead = await letterheadOf(ctx, language)
  return { to, websiteId: ctx.site.id, ...write(ctx, kind, { words, letterhead, ...details }) }
}

function write(
  { site }: Pick<SiteContext, 'site'>,
  kind: Kind,
  { language, words, letterhead, token, change = '' }: Details & { words: EmailTexts; letterhead: EmailLetterhead },
): { subject: string; html: string; text: string } {
  const { of, path } = emails[kind]
  const fill = (text: string) => fillWords(text, { site: site.title })
  const title = fill(words.subject)
  const message = emailTemplate({
    ...letterhead,
    language,
    title,
    paragraphs: [change, ...paragraphsOf(fill(words.intro))].filter(Boolean),
    ...(path === null
      ? {}
      : {
          button: {
            label: say(language, `${of}.button`),
            url: `${site.baseUrl}${path}${token === undefined ? '' : `?token=${token}`}`,
          },
        }),
    notes: paragraphsOf(fill(words.outro)),
  })
  return { subject: subjectOf(title), ...message }
}

function editable(kind: Kind): EditableEmail {
  const { of } = emails[kind]
  return {
    group: 'members',
    named: (language) => say(language, `${of}.name`),
    when: (language) => say(language, `${of}.when`),
    always: (language) => say(language, 'always'),
    mayName: ['site'],
    starts: (language) => startsOf(kind, language),
    preview: (ctx, words, { language, letterhead }) => {
      const change = kind === 'member-changed' ? say(language, 'changed.password') : ''
      return write(ctx, kind, { language, words, letterhead, change })
    },
  }
}

function startsOf(kind: Kind, language: Language): EmailTexts {
  const { of } = emails[kind]
  // The owner cannot edit the sentence about the change.
  return wordsBy((part) =>
    of !== 'changed' ? say(language, `${of}.${part}`) : part === 'intro' ? '' : say(language, `changed.${part}`),
  )
}
