import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { type Input, enumerations } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { type Language, languageOf, regionalLocale } from '#platform/i18n'
import type { emailsApi } from '../contract/emails.api.ts'
import { siteMessages } from '../contract/sites.messages.ts'
import { wordsBy } from '../contract/email-texts.rules.ts'
import { emailContent, editableEmail, requireKnownNames } from './email-texts.ts'
import { adminHost } from './site.queries.ts'

/** C2.26, page type 301: an email as its reader would see it. */
export async function previewEmail(
  ctx: OwnerContext,
  { kind, language = languageOf(ctx.site.locale) }: Input<typeof emailsApi.preview>,
): Promise<Answer<string>> {
  ctx.require('commerce.emailNotifications')
  const { words } = await emailContent(ctx, kind, language)
  const { html } = await editableEmail(ctx, kind).preview(readBy(ctx, language), words, {
    language,
    ribbon: siteMessages(language, 'email.preview'),
  })
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors ${ctx.config.protocol}://${adminHost(ctx.config, ctx.site.name)}`,
  }
  return answer({
    type: 'text/html; charset=utf-8',
    headers,
    body: html.replace('<html ', `<html data-page-type="${enumerations.pageTypes.commerceEmailPreview}" `),
  })
}

/** The email with words that are not saved yet: an empty one is what it starts with. */
export async function draftEmail(
  ctx: OwnerContext,
  { kind, language = languageOf(ctx.site.locale), ...typed }: Input<typeof emailsApi.draft>,
): Promise<{ subject: string; html: string; text: string }> {
  ctx.require('commerce.emailNotifications')
  const email = editableEmail(ctx, kind)
  const { subject, intro, outro } = typed
  requireKnownNames([subject, intro, outro], email.mayName)
  const starts = email.starts(language)
  const ribbon = siteMessages(language, 'email.preview')
  return email.preview(
    readBy(ctx, language),
    wordsBy((part) => typed[part] || starts[part]),
    { language, ribbon },
  )
}

/** By the same mail server and in the same turn as what customers get, to whoever asks and nobody else. */
export async function sendTestEmail(
  ctx: OwnerTransaction,
  draft: Input<typeof emailsApi.sendTest>,
): Promise<{ to: string }> {
  const { email: to } = ctx.account
  const { subject, html, text } = await draftEmail(ctx, draft)
  await ctx.mail.send({ to, subject, html, text, websiteId: ctx.site.id, kind: 'notice' })
  return { to }
}

/** As somebody sees the site who reads this language. */
function readBy(ctx: OwnerContext, language: Language): OwnerContext {
  return languageOf(ctx.site.locale) === language
    ? ctx
    : { ...ctx, site: { ...ctx.site, locale: regionalLocale(language) } }
}
