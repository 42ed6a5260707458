import { hrefOf } from '#features/pages/contract'
import type { PageContext } from '#platform/render'
import { optionWord } from '../../contract/catalog-path.rules.ts'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { WakingProduct } from './product.behaviour.ts'
import type { ShownProduct } from './product-page.ts'
import { planAtFirst } from '../../contract/each-payment.ts'
import { buyLabel, quantityOf, stockWords, variantPrice } from './variant-words.ts'

/** Returns everything that changes with a variant, as finished texts. */
export function wakingProduct(
  { product, variant, storeSettings }: ShownProduct,
  page: PageContext,
  button: string,
): WakingProduct {
  const { language } = page
  const say = (name: 'added' | 'cannotAdd' | 'tryAgain' | 'checkConnection' | 'soldOut' | 'toCart') =>
    shopMessages(language, name)
  const most = (at: number): number =>
    Math.min(quantityOf(product.variants[at] ?? variant), product.maxQuantity ?? 10_000, 10_000)
  return {
    path: hrefOf(product.path),
    words: product.options.map(({ name, values }) => values.map((value) => optionWord(name, value))),
    variants:
      product.options.length === 0
        ? []
        : product.variants.map((variantView, at) => {
            const price = variantPrice(variantView, storeSettings, planAtFirst(product))
            const values = variantView.values.map(
              (value, optionAt) => product.options[optionAt]?.values.indexOf(value) ?? -1,
            )
            const image = product.images[variantView.imageAt]?.id ?? ''
            return [
              variantView.id,
              values,
              price.now,
              price.was ?? '',
              stockWords(variantView, storeSettings, language),
              most(at),
              image,
              variantView.sku,
            ]
          }),
    say: {
      add: buyLabel(product, button, language),
      added: say('added'),
      failed: say('cannotAdd'),
      again: say('tryAgain'),
      offline: say('checkConnection'),
      gone: say('soldOut'),
      cart: say('toCart'),
    },
  }
}
