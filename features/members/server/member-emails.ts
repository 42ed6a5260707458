import type { Language } from '#platform/i18n'
import type { SiteContext } from '#platform/context'
import { type Email, emailTemplate } from '#platform/mail'
import { accountPaths, memberEmails as say } from '../contract/index.ts'
import type { MembersTable } from './members.tables.ts'

type Message = Parameters<typeof say>[1]

interface EmailContent {
  to: string
  language: Language
  title: Message
  text: string
  button?: { label: Message; path: string }
  note?: Message
}

interface ToAddress {
  email: string
  locale: Language
}

export function joinEmail(ctx: SiteContext, { email, locale, token }: ToAddress & { token: string }): Email {
  const button = { label: 'join.button', path: `${accountPaths.confirm}?token=${token}` } as const
  return message(ctx, {
    to: email,
    language: locale,
    title: 'join.title',
    text: say(locale, 'join.said'),
    button,
    note: 'join.note',
  })
}

export function alreadyMemberEmail(ctx: SiteContext, { email, locale }: ToAddress): Email {
  const button = { label: 'known.button', path: accountPaths.signIn } as const
  return message(ctx, {
    to: email,
    language: locale,
    title: 'known.title',
    text: say(locale, 'known.said'),
    button,
    note: 'known.note',
  })
}

export function resetPasswordEmail(ctx: SiteContext, { email, locale, token }: ToAddress & { token: string }): Email {
  const button = { label: 'reset.button', path: `${accountPaths.reset}?token=${token}` } as const
  const sentence = say(locale, 'reset.said', { site: ctx.site.title })
  return message(ctx, { to: email, language: locale, title: 'reset.title', text: sentence, button, note: 'reset.note' })
}

export function confirmAddressEmail(ctx: SiteContext, { email, locale, token }: ToAddress & { token: string }): Email {
  const button = { label: 'email.button', path: `${accountPaths.confirm}?token=${token}` } as const
  const sentence = say(locale, 'email.said', { site: ctx.site.title })
  return message(ctx, { to: email, language: locale, title: 'email.title', text: sentence, button, note: 'email.note' })
}

export function addressTakenEmail(ctx: SiteContext, { email, locale }: ToAddress): Email {
  const sentence = say(locale, 'emailTaken.said', { site: ctx.site.title })
  return message(ctx, { to: email, language: locale, title: 'emailTaken.title', text: sentence, note: 'known.note' })
}

/** To the address that was known before. */
export function passwordChangedEmail(
  ctx: SiteContext,
  { email: to, locale: language }: MembersTable,
  what: 'password' | { email: string },
): Email {
  const sentence =
    what === 'password' ? say(language, 'changed.password') : say(language, 'changed.email', { email: what.email })
  return message(ctx, { to, language, title: 'changed.title', text: sentence, note: 'changed.note' })
}

function message(ctx: SiteContext, { to, language, title, text, button, note }: EmailContent): Email {
  const subject = say(language, title, { site: ctx.site.title })
  const { html, text: plain } = emailTemplate({
    language,
    sender: ctx.site.title,
    title: subject,
    paragraphs: [text],
    ...(button ? { button: { label: say(language, button.label), url: `${ctx.site.baseUrl}${button.path}` } } : {}),
    notes: note ? [say(language, note)] : [],
  })
  return { to, subject, html, text: plain, websiteId: ctx.site.id }
}
