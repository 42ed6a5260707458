import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { type Input, enumerations } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { type Language, languageOf, regionalLocale } from '#platform/i18n'
import type { emailsApi } from '../contract/emails.api.ts'
import { siteMessages } from '../contract/sites.messages.ts'
import { wordsBy } from '../contract/email-texts.rules.ts'
import { emailAndWords, requireKnownPlaceholders } from './email-texts.ts'
import { letterheadOf, type LetterheadOptions } from './emails/letterhead.ts'
import type { EditableEmail, EmailTexts, SiteEmail } from './extension-points.ts'
import { adminHost } from './site.queries.ts'

/** C2.26, page type 301: renders an email as its recipient would see it. */
export async function previewEmail(
  ctx: OwnerContext,
  { kind, language = languageOf(ctx.site.locale) }: Input<typeof emailsApi.preview>,
): Promise<Answer<string>> {
  ctx.require('commerce.emailNotifications')
  const { email, words } = await emailAndWords(ctx, kind, language)
  const reader = readBy(ctx, language)
  const letterhead = await letterheadOf(reader, language, shownOnScreen(ctx, language))
  const { html } = await email.preview(reader, words, { language, letterhead })
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors ${ctx.config.protocol}://${adminHost(ctx.config, ctx.site.name)}`,
  }
  return answer({
    type: 'text/html; charset=utf-8',
    headers,
    body: html.replace('<html ', `<html data-page-type="${enumerations.pageTypes.commerceEmailPreview}" `),
  })
}

/** The email with words and a look that are not saved yet, as a screen shows it. */
export function draftEmail(
  ctx: OwnerContext,
  draft: Input<typeof emailsApi.draft>,
): Promise<{ subject: string; html: string; text: string }> {
  return writeDraft(ctx, draft, shownOnScreen(ctx, draft.language ?? languageOf(ctx.site.locale)))
}

/** Sends the email to the requesting person alone, by the mail server and queue of customers' emails. */
export async function sendTestEmail(
  ctx: OwnerTransaction,
  draft: Input<typeof emailsApi.sendTest>,
): Promise<{ to: string }> {
  const { email: to } = ctx.account
  const { subject, html, text } = await writeDraft(ctx, draft, {
    ribbon: ribbonIn(draft.language ?? languageOf(ctx.site.locale)),
  })
  await ctx.mail.send({ to, subject, html, text, websiteId: ctx.site.id, kind: 'notice' })
  return { to }
}

/** An empty text means the default. */
async function writeDraft(
  ctx: OwnerContext,
  { kind, language = languageOf(ctx.site.locale), look, ...typed }: Input<typeof emailsApi.draft>,
  options: LetterheadOptions,
): Promise<{ subject: string; html: string; text: string }> {
  ctx.require('commerce.emailNotifications')
  const { email } = await emailAndWords(ctx, kind, language)
  const reader = readBy(ctx, language)
  const letterhead = await letterheadOf(reader, language, { ...options, look })
  return email.preview(reader, wordsOfDraft(email, typed, language), { language, letterhead })
}

function wordsOfDraft(email: SiteEmail | EditableEmail, typed: EmailTexts, language: Language): EmailTexts {
  if (!('starts' in email)) return typed
  requireKnownPlaceholders([typed.subject, typed.intro, typed.outro], email.mayName)
  const starts = email.starts(language)
  return wordsBy((part) => typed[part] || starts[part])
}

/** The owner area shows images of its own host alone. */
function shownOnScreen({ config, site }: OwnerContext, language: Language): LetterheadOptions {
  return { ribbon: ribbonIn(language), origin: `${config.protocol}://${adminHost(config, site.name)}` }
}

function ribbonIn(language: Language): string {
  return siteMessages(language, 'email.preview')
}

/** Returns the context of a reader of this language. */
function readBy(ctx: OwnerContext, language: Language): OwnerContext {
  return languageOf(ctx.site.locale) === language
    ? ctx
    : { ...ctx, site: { ...ctx.site, locale: regionalLocale(language) } }
}
