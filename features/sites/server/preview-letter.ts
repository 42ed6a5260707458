import type { OwnerContext } from '#platform/context'
import { type Input, enumerations } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { type Language, languageOf, regionalLocale } from '#platform/i18n'
import type { lettersApi } from '../contract/letters.api.ts'
import { siteMessages } from '../contract/sites.messages.ts'
import { letterSaid, ownLetter } from './letter-words.ts'
import { adminHost } from './site.queries.ts'

/** C2.26, page type 301: a letter as its reader would see it. */
export async function previewLetter(
  ctx: OwnerContext,
  { kind, language = languageOf(ctx.site.locale) }: Input<typeof lettersApi.preview>,
): Promise<Answer<string>> {
  ctx.require('commerce.emailNotifications')
  const { words } = await letterSaid(ctx, kind, language)
  const { html } = await ownLetter(ctx, kind).preview(readBy(ctx, language), words, {
    language,
    ribbon: siteMessages(language, 'letter.preview'),
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
