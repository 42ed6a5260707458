import { storeCurrency } from '#features/catalog/server'
import { adminHost, siteSettings } from '#features/sites/server'
import type { OwnerContext } from '#platform/context'
import { type Input, enumerations } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { languageOf } from '#platform/i18n'
import { type lettersApi, lettersMessages } from '../contract/index.ts'
import { wordsOf } from './letters.ts'
import { madeUpOrder } from './made-up-order.ts'
import { returnAddress } from './order-texts.ts'
import { writeLetter } from './write-letter.ts'

/** C2.26, page type 301: a letter as a customer would read it. */
export async function previewLetter(ctx: OwnerContext, { kind }: Input<typeof lettersApi.preview>): Promise<Answer<string>> {
  ctx.require('commerce.emailNotifications')
  const order = madeUpOrder(ctx, await storeCurrency(ctx), kind)
  const language = languageOf(order.locale)
  const words = (await wordsOf(ctx, kind, language)) ?? { subject: '', intro: '', outro: '' }
  const tracking = {
    carrier: 'PostNL',
    number: '3STEST1234567',
    url: '',
    lines: order.lines.map((line) => ({ lineId: line.id, quantity: line.quantity })),
  }
  const isShipped = kind === 'order-shipped'
  const { seller } = (await siteSettings(ctx)).store
  const returned = { lines: tracking.lines.slice(0, 1), answer: '', to: returnAddress(ctx, seller) }
  const ribbon = lettersMessages(language, 'preview')
  const { html } = writeLetter(ctx, {
    kind,
    order,
    words,
    url: ctx.site.baseUrl,
    ribbon,
    ...(isShipped ? { tracking } : {}),
    ...(kind.startsWith('return-') ? { returned } : {}),
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
