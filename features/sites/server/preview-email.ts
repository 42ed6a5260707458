import type { OwnerContext } from '#platform/context'
import { type Input, enumerations } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { type Language, languageOf, regionalLocale } from '#platform/i18n'
import type { emailsApi } from '../contract/emails.api.ts'
import { siteMessages } from '../contract/sites.messages.ts'
import { emailContent, editableEmail } from './email-texts.ts'
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

/** As somebody sees the site who reads this language. */
function readBy(ctx: OwnerContext, language: Language): OwnerContext {
  return languageOf(ctx.site.locale) === language
    ? ctx
    : { ...ctx, site: { ...ctx.site, locale: regionalLocale(language) } }
}
