/** Names of the parts of a new block, derived from its type. */
export interface BlockNames {
  /** `price-list` */
  readonly type: string
  readonly feature: string
  /** null for a type of the written contract, which has its own number. */
  readonly number: number | null
  /** `priceList` */
  readonly camel: string
  /** `PriceList` */
  readonly pascal: string
  /** `Price list` */
  readonly title: string
  /** The part of the catalogues with the words of the block: `priceListBlock`. */
  readonly part: string
}

export function blockNames(type: string, feature: string, number: number | null): BlockNames {
  const camel = type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const words = type.replaceAll('-', ' ')
  return {
    type,
    feature,
    number,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
    part: `${camel}Block`,
  }
}
