import type { Language } from '#platform/i18n'
import type { PlatformContext } from '#platform/context'
import { type Email, emailTemplate } from '#platform/mail'
import { accountMessages as say } from '../contract/accounts.messages.ts'
import { accountFactorEmail } from './second-factor/second-factor-emails.ts'
import type { AccountRow } from './account.queries.ts'
import { platformOrigin } from './platform-origin.ts'

type Message = Parameters<typeof say>[1]

interface EmailContent {
  to: string
  language: Language
  title: Message
  body: string
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
    title: 'email.confirm.title',
    body: say(locale, 'email.confirm.said'),
    button: { label: 'email.confirm.button', path: `/confirm/${token}` },
    note: 'email.confirm.note',
  })
}

export function alreadyRegisteredEmail(
  ctx: PlatformContext,
  { email, locale }: { email: string; locale: Language },
): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'email.known.title',
    body: say(locale, 'email.known.said'),
    button: { label: 'act.sign_in', path: '/sign-in' },
    note: 'email.known.note',
  })
}

export function resetPasswordEmail(
  ctx: PlatformContext,
  { email, locale, token }: { email: string; locale: Language; token: string },
): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'email.reset.title',
    body: say(locale, 'email.reset.said'),
    button: { label: 'email.reset.button', path: `/reset-password/${token}` },
    note: 'email.reset.note',
  })
}

export function unknownAccountEmail(
  ctx: PlatformContext,
  { email, locale }: { email: string; locale: Language },
): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'email.unknown.title',
    body: say(locale, 'email.unknown.said'),
    note: 'email.known.note',
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
    title: 'email.changed.title',
    body: say(locale, 'email.changed.said', { at: `${at} UTC` }),
    button: { label: 'email.reset.button', path: '/forgot-password' },
    note: 'email.changed.note',
  })
}

export function confirmAddressEmail(
  ctx: PlatformContext,
  { email, locale, token }: { email: string; locale: Language; token: string },
): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'email.email.title',
    body: say(locale, 'email.email.said'),
    button: { label: 'email.email.button', path: `/confirm-email/${token}` },
    note: 'email.confirm.note',
  })
}

export function addressTakenEmail(ctx: PlatformContext, { email, locale }: { email: string; locale: Language }): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'email.email_taken.title',
    body: say(locale, 'email.email_taken.said'),
  })
}

/** Sent to the old address, so that a person who lost the account this way learns of it. */
export function addressChangedEmail(ctx: PlatformContext, { email, locale }: AccountRow, changedTo: string): Email {
  return message(ctx, {
    to: email,
    language: locale,
    title: 'email.email_changed.title',
    body: say(locale, 'email.email_changed.said', { email: changedTo }),
    note: 'email.email_changed.note',
  })
}

/** Samples of each kind, as the holder of this address would read them. Their links are invalid. */
export const sampleAccountEmails = {
  confirm: (ctx: PlatformContext, to: ToAddress) => confirmRegistrationEmail(ctx, { ...to, token: '' }),
  reset: (ctx: PlatformContext, to: ToAddress) => resetPasswordEmail(ctx, { ...to, token: '' }),
  changed: passwordChangedEmail,
  address: (ctx: PlatformContext, to: ToAddress) => confirmAddressEmail(ctx, { ...to, token: '' }),
  security: (ctx: PlatformContext, to: ToAddress) =>
    accountFactorEmail(ctx, to, { what: 'passkey_added', name: 'MacBook' }),
} as const

interface ToAddress {
  email: string
  locale: Language
}

function message(ctx: PlatformContext, { to, language, title, body, button, note }: EmailContent): Email {
  const shown = say(language, title)
  const { html, text } = emailTemplate({
    language,
    sender: 'Quoin',
    title: shown,
    paragraphs: [body],
    ...(button
      ? { button: { label: say(language, button.label), url: platformOrigin(ctx.config) + button.path } }
      : {}),
    notes: note ? [say(language, note)] : [],
    footer: say(language, 'email.footer', { host: ctx.config.platformHost }),
  })
  return { to, subject: shown, html, text, websiteId: null }
}
