import { problems } from '#platform/contract'

export const catalogProblems = problems('catalog', {
  productMissing: ['missing', () => 'This product is not there any more. Reload the list to see what is.'],
  variantMissing: ['missing', () => 'This variant is not there any more. Reload the product to see what is.'],
  categoryMissing: ['missing', () => 'This category is not there any more. Reload the list to see what is.'],
  pageMissing: ['missing', () => 'This products page is not there any more. Reload the list to see what is.'],
  donationMissing: ['missing', () => 'This donation is not there any more. Reload the list to see what is.'],
  changeMissing: ['missing', () => 'This change is not in the list any more. Reload the page to see the present list.'],
  fileMissing: ['missing', () => 'This file is not there any more. Reload the product to see what is.'],
  skuTaken: [
    'conflict',
    (d: { sku: string }) => `Another variant already has the SKU “${d.sku}”. Choose a different one.`,
  ],
  skuTooLong: ['invalid', (d: { max: number }) => `A SKU has at most ${d.max} characters. Shorten it.`],
  priceTooHigh: ['invalid', (d: { max: string }) => `The highest price is ${d.max}. Enter a lower one.`],
  slugTaken: [
    'conflict',
    (d: { slug: string }) => `Another product of this page has the address “${d.slug}”. Choose a different one.`,
  ],
  categoryExists: [
    'conflict',
    (d: { name: string }) => `There is already a category “${d.name}” here. Choose a different name.`,
  ],
  categoryInItself: ['invalid', () => 'A category cannot stand below itself. Choose another place.'],
  categoryUsed: [
    'conflict',
    (d: { name: string; uses: string }) =>
      `Discounts are for “${d.name}”: ${d.uses}. Let them be for something else, or remove them first.`,
  ],
  categoriesFull: ['conflict', (d: { max: number }) => `A site has at most ${d.max} categories. Remove one first.`],
  collectionFull: [
    'conflict',
    (d: { max: number }) =>
      `A products page holds at most ${d.max} products that were added by hand. Put this one on another page, or import it.`,
  ],
  oneVariantOnly: [
    'invalid',
    () => 'A digital product has one price and no options. Choose another type of product for options.',
  ],
  tooManyVariants: [
    'invalid',
    (d: { max: number }) => `A product has at most ${d.max} variants. Use fewer options or values.`,
  ],
  optionTwice: [
    'invalid',
    (d: { name: string }) =>
      `“${d.name}” stands here twice. Every option and every value of it needs a name of its own.`,
  ],
  lastVariant: ['conflict', () => 'A product keeps at least one variant. Remove the product instead.'],
  stillPromised: [
    'conflict',
    (d: { count: number }) =>
      `It is still brought to customers by running subscriptions: ${d.count}. Cancel those first, or hide the product, so that nobody else buys it.`,
  ],
  saleAbovePrice: ['invalid', () => 'The sale price is higher than the normal price. Enter a lower one.'],
  saleEndsFirst: ['invalid', () => 'The sale ends before it begins. Choose a later end.'],
  statusNotNext: ['conflict', () => 'This product cannot get that status now. Reload the page to see its present one.'],
  scheduleMissing: ['invalid', () => 'Choose a moment in the future at which the product appears.'],
  quantityBelowZero: ['invalid', () => 'There cannot be fewer than none. Enter 0 or more.'],
  cellUnfit: [
    'invalid',
    (d: { value: string }) => `“${d.value}” does not fit this column. Look at the cell above for the way to write it.`,
  ],
  cellChanged: ['conflict', () => 'Somebody else changed this cell meanwhile. Look at it again, then change it.'],
  alreadyUndone: ['conflict', () => 'This change has been undone already.'],
  emailUnfit: ['invalid', () => 'This is not an e-mail address. Enter one like name@example.com.'],
  currencyUnknown: [
    'invalid',
    (d: { currency: string }) => `“${d.currency}” is not a currency. Choose one from the list.`,
  ],
  fileTooLarge: ['invalid', (d: { max: string }) => `A file has at most ${d.max}. Choose a smaller one.`],
  amountsUnfit: ['invalid', () => 'The lowest amount is higher than the highest one. Change one of them.'],
})
