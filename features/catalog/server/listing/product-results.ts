import type { SubjectDetails } from '#features/search/server'
import type { SiteContext } from '#platform/context'
import { everybody } from '#platform/contract'
import { languageOf } from '#platform/i18n'
import { periodText, priceText } from '../../contract/index.ts'
import { eachPayment, planAtFirst } from '../../contract/each-payment.ts'
import { moneyText } from '../../visitor/price.tsx'
import { productCards } from './product-cards.ts'
import { readStoreSettings } from '../store-settings.ts'

/** Returns products as search results, with image and price. */
export async function productResults(
  ctx: SiteContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SubjectDetails>> {
  const [{ data: cards }, storeSettings] = [
    await productCards(ctx, ids, { opened: everybody }),
    await readStoreSettings(ctx),
  ]
  const language = languageOf(ctx.locale)
  return new Map(
    cards.map((card) => {
      const { id, image, price } = card
      const plan = planAtFirst(card)
      const listed = { ...price, startingMinor: eachPayment(price.startingMinor, plan) }
      return [
        id,
        {
          assetId: image?.asset.id ?? null,
          focalPoint: image?.focalPoint ?? null,
          price: [
            priceText(listed, language, (minor) => moneyText(minor, storeSettings)),
            plan && periodText(plan, language),
          ]
            .filter(Boolean)
            .join(' '),
          before: price.originalMinor === null ? '' : moneyText(price.originalMinor, storeSettings),
        },
      ]
    }),
  )
}
