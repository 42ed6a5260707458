import type { Language } from '#platform/i18n'
import type { SiteContext } from '#platform/context'
import { type Letter, letterOf } from '#platform/mail'
import { accountPaths, memberLetters as say } from '../contract/index.ts'
import type { MembersTable } from './members.tables.ts'

type Message = Parameters<typeof say>[1]

interface Told {
  to: string
  language: Language
  title: Message
  said: string
  button?: { label: Message; path: string }
  note?: Message
}

interface ToAddress {
  email: string
  locale: Language
}

export function joinLetter(ctx: SiteContext, { email, locale, token }: ToAddress & { token: string }): Letter {
  const button = { label: 'join.button', path: `${accountPaths.confirm}?token=${token}` } as const
  return letter(ctx, {
    to: email,
    language: locale,
    title: 'join.title',
    said: say(locale, 'join.said'),
    button,
    note: 'join.note',
  })
}

export function knownLetter(ctx: SiteContext, { email, locale }: ToAddress): Letter {
  const button = { label: 'known.button', path: accountPaths.signIn } as const
  return letter(ctx, {
    to: email,
    language: locale,
    title: 'known.title',
    said: say(locale, 'known.said'),
    button,
    note: 'known.note',
  })
}

export function resetLetter(ctx: SiteContext, { email, locale, token }: ToAddress & { token: string }): Letter {
  const button = { label: 'reset.button', path: `${accountPaths.reset}?token=${token}` } as const
  const said = say(locale, 'reset.said', { site: ctx.site.title })
  return letter(ctx, { to: email, language: locale, title: 'reset.title', said, button, note: 'reset.note' })
}

export function emailLetter(ctx: SiteContext, { email, locale, token }: ToAddress & { token: string }): Letter {
  const button = { label: 'email.button', path: `${accountPaths.confirm}?token=${token}` } as const
  const said = say(locale, 'email.said', { site: ctx.site.title })
  return letter(ctx, { to: email, language: locale, title: 'email.title', said, button, note: 'email.note' })
}

export function emailTakenLetter(ctx: SiteContext, { email, locale }: ToAddress): Letter {
  const said = say(locale, 'emailTaken.said', { site: ctx.site.title })
  return letter(ctx, { to: email, language: locale, title: 'emailTaken.title', said, note: 'known.note' })
}

/** To the address that was known before. */
export function changedLetter(
  ctx: SiteContext,
  { email: to, locale: language }: MembersTable,
  what: 'password' | { email: string },
): Letter {
  const said =
    what === 'password' ? say(language, 'changed.password') : say(language, 'changed.email', { email: what.email })
  return letter(ctx, { to, language, title: 'changed.title', said, note: 'changed.note' })
}

function letter(ctx: SiteContext, { to, language, title, said, button, note }: Told): Letter {
  const subject = say(language, title, { site: ctx.site.title })
  const { html, text } = letterOf({
    language,
    sender: ctx.site.title,
    title: subject,
    paragraphs: [said],
    ...(button ? { button: { label: say(language, button.label), url: `${ctx.site.baseUrl}${button.path}` } } : {}),
    notes: note ? [say(language, note)] : [],
  })
  return { to, subject, html, text, websiteId: ctx.site.id }
}
