import type { Language } from '#platform/i18n'
import type { PlatformContext } from '#platform/context'
import { type Email, emailTemplate } from '#platform/mail'
import { accountMessages as say } from '../contract/accounts.messages.ts'
import { accountFactorEmail } from './second-factor/second-factor-emails.ts'
import { platformOrigin } from './platform-origin.ts'

type Message = Parameters<typeof say>[1]

interface ToAddress {
  email: string
  locale: Language
}

/** The token of a link in the email. */
type WithToken = ToAddress & { token: string }

interface EmailContent {
  title: Message
  body: string
  button?: { label: Message; path: string }
  note?: Message
}

export function confirmRegistrationEmail(ctx: PlatformContext, { token, ...to }: WithToken): Email {
  return message(ctx, to, {
    title: 'email.confirm.title',
    body: say(to.locale, 'email.confirm.said'),
    button: { label: 'email.confirm.button', path: `/confirm/${token}` },
    note: 'email.confirm.note',
  })
}

export function alreadyRegisteredEmail(ctx: PlatformContext, to: ToAddress): Email {
  return message(ctx, to, {
    title: 'email.known.title',
    body: say(to.locale, 'email.known.said'),
    button: { label: 'act.sign_in', path: '/sign-in' },
    note: 'email.known.note',
  })
}

export function resetPasswordEmail(ctx: PlatformContext, { token, ...to }: WithToken): Email {
  return message(ctx, to, {
    title: 'email.reset.title',
    body: say(to.locale, 'email.reset.said'),
    button: { label: 'email.reset.button', path: `/reset-password/${token}` },
    note: 'email.reset.note',
  })
}

export function unknownAccountEmail(ctx: PlatformContext, to: ToAddress): Email {
  return message(ctx, to, {
    title: 'email.unknown.title',
    body: say(to.locale, 'email.unknown.said'),
    note: 'email.known.note',
  })
}

export function passwordChangedEmail(ctx: PlatformContext, to: ToAddress): Email {
  const at = new Intl.DateTimeFormat(to.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    ctx.now(),
  )
  return message(ctx, to, {
    title: 'email.changed.title',
    body: say(to.locale, 'email.changed.said', { at: `${at} UTC` }),
    button: { label: 'email.reset.button', path: '/forgot-password' },
    note: 'email.changed.note',
  })
}

export function confirmAddressEmail(ctx: PlatformContext, { token, ...to }: WithToken): Email {
  return message(ctx, to, {
    title: 'email.email.title',
    body: say(to.locale, 'email.email.said'),
    button: { label: 'email.email.button', path: `/confirm-email/${token}` },
    note: 'email.confirm.note',
  })
}

export function addressTakenEmail(ctx: PlatformContext, to: ToAddress): Email {
  return message(ctx, to, {
    title: 'email.email_taken.title',
    body: say(to.locale, 'email.email_taken.said'),
  })
}

/** Sent to the old address, so that a person who lost the account this way learns of it. */
export function addressChangedEmail(ctx: PlatformContext, to: ToAddress, changedTo: string): Email {
  return message(ctx, to, {
    title: 'email.email_changed.title',
    body: say(to.locale, 'email.email_changed.said', { email: changedTo }),
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

function message(
  ctx: PlatformContext,
  { email: to, locale: language }: ToAddress,
  { title, body, button, note }: EmailContent,
): Email {
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
