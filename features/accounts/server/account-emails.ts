import type { Language } from '#platform/i18n'
import type { PlatformContext } from '#platform/context'
import { type Email, emailTemplate } from '#platform/mail'
import { accountMessages as say } from '../contract/accounts.messages.ts'
import type { AccountRow } from './account.queries.ts'
import { platformOrigin } from './platform-origin.ts'

type Message = Parameters<typeof say>[1]

interface Told {
  to: string
  language: Language
  title: Message
  said: string
  button?: { label: Message; path: string }
  note?: Message
}

export function confirmRegistrationEmail(
  ctx: PlatformContext,
  { email, locale, token }: { email: string; locale: Language; token: string },
): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'letter.confirm.title',
    said: say(locale, 'letter.confirm.said'),
    button: { label: 'letter.confirm.button', path: `/confirm/${token}` },
    note: 'letter.confirm.note',
  })
}

export function alreadyRegisteredEmail(
  ctx: PlatformContext,
  { email, locale }: { email: string; locale: Language },
): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'letter.known.title',
    said: say(locale, 'letter.known.said'),
    button: { label: 'act.sign_in', path: '/sign-in' },
    note: 'letter.known.note',
  })
}

export function resetPasswordEmail(
  ctx: PlatformContext,
  { email, locale, token }: { email: string; locale: Language; token: string },
): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'letter.reset.title',
    said: say(locale, 'letter.reset.said'),
    button: { label: 'letter.reset.button', path: `/reset-password/${token}` },
    note: 'letter.reset.note',
  })
}

export function unknownAccountEmail(
  ctx: PlatformContext,
  { email, locale }: { email: string; locale: Language },
): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'letter.unknown.title',
    said: say(locale, 'letter.unknown.said'),
    note: 'letter.known.note',
  })
}

export function passwordChangedEmail(
  ctx: PlatformContext,
  { email, locale }: Pick<AccountRow, 'email' | 'locale'>,
): Email {
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    ctx.now(),
  )
  return message(ctx, {
    to: email,
    language: locale,
    title: 'letter.changed.title',
    said: say(locale, 'letter.changed.said', { at: `${at} UTC` }),
    button: { label: 'letter.reset.button', path: '/forgot-password' },
    note: 'letter.changed.note',
  })
}

export function confirmAddressEmail(
  ctx: PlatformContext,
  { email, locale, token }: { email: string; locale: Language; token: string },
): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'letter.email.title',
    said: say(locale, 'letter.email.said'),
    button: { label: 'letter.email.button', path: `/confirm-email/${token}` },
    note: 'letter.confirm.note',
  })
}

export function addressTakenEmail(ctx: PlatformContext, { email, locale }: { email: string; locale: Language }): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'letter.email_taken.title',
    said: say(locale, 'letter.email_taken.said'),
  })
}

/** To the old address: whoever lost the account this way learns of it. */
export function addressChangedEmail(ctx: PlatformContext, { email, locale }: AccountRow, changedTo: string): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'letter.email_changed.title',
    said: say(locale, 'letter.email_changed.said', { email: changedTo }),
    note: 'letter.email_changed.note',
  })
}

function message(ctx: PlatformContext, { to, language, title, said, button, note }: Told): Email {
  const shown = say(language, title)
  const { html, text } = emailTemplate({
    language,
    sender: 'Quoin',
    title: shown,
    paragraphs: [said],
    ...(button
      ? { button: { label: say(language, button.label), url: platformOrigin(ctx.config) + button.path } }
      : {}),
    notes: note ? [say(language, note)] : [],
    footer: say(language, 'letter.footer', { host: ctx.config.platformHost }),
  })
  return { to, subject: shown, html, text, websiteId: null }
}
