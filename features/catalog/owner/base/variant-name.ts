import type { Variant } from '../../contract/index.ts'

/** `Red / L`; '' for the variant of a product without options. */
export function variantName({ options }: Variant): string {
  return options.map(({ value }) => value).join(' / ')
}
