import { storeCurrency } from '#features/catalog/server'
import { wordsBy } from '#features/sites/contract'
import { openPaymentText } from '#features/payments/server'
import { letterWords, siteSettings } from '#features/sites/server'
import type { LetterWords, OwnerContext, OwnLetter, SiteContext } from '#platform/context'
import { type Language, languageOf } from '#platform/i18n'
import { type LetterKind, letterKinds, letterNames, lettersMessages } from '../../contract/index.ts'
import { madeUpOrder } from '../placing/sample-order.ts'
import { returnAddress } from '../orders/order-texts.ts'
import { writeLetter } from './write-order-email.ts'

/** What the owner may put into words of their own. */
export const orderLetters: readonly OwnLetter[] = letterKinds.map((kind) => ({
  kind,
  named: (language) => lettersMessages(language, `${kind}.name`),
  mayName: letterNames,
  starts: (language) => startsOf(kind, language),
  preview: (ctx, words, { ribbon }) => previewOf(ctx, { kind, words, ribbon }),
}))

/** Null when the owner does not want it sent. `isSent`: people have to send something of the order yet; `isHeld`: its money is on a card. */
export async function wordsOf(
  ctx: SiteContext,
  kind: LetterKind,
  language: Language,
  { isSent = true, isHeld = false } = {},
): Promise<LetterWords | null> {
  const words = await letterWords(ctx, kind, language)
  if (!words || kind !== 'order-confirmed') return words
  const starts = startsOf(kind, language)
  return {
    ...words,
    ...(isHeld && words.intro === starts.intro ? { intro: lettersMessages(language, 'order-confirmed.held') } : {}),
    ...(!isSent && words.outro === starts.outro
      ? { outro: lettersMessages(language, 'order-confirmed.nothingSent') }
      : {}),
  }
}

function startsOf(kind: LetterKind, language: Language): LetterWords {
  return wordsBy((part) => lettersMessages(language, `${kind}.${part}`))
}

async function previewOf(
  ctx: OwnerContext,
  { kind, words, ribbon }: { kind: LetterKind; words: LetterWords; ribbon: string },
) {
  const order = madeUpOrder(ctx, await storeCurrency(ctx), kind)
  const lines = order.lines.map((line) => ({ lineId: line.id, quantity: line.quantity }))
  const { seller } = (await siteSettings(ctx)).store
  const tracking = { carrier: 'PostNL', number: '3STEST1234567', url: '', lines }
  const returned = { lines: lines.slice(0, 1), answer: '', to: returnAddress(ctx, seller) }
  return writeLetter(ctx, {
    kind,
    order,
    words,
    url: ctx.site.baseUrl,
    ribbon,
    ...(kind === 'order-shipped' ? { tracking } : {}),
    ...(kind === 'order-received'
      ? { payment: await openPaymentText(ctx, `order:${order.id}`, languageOf(order.locale)) }
      : {}),
    ...(kind.startsWith('return-') ? { returned } : {}),
  })
}
