import { hrefOf } from '#features/pages/contract'
import type { ReactNode } from 'react'
import { optionWord } from '../../contract/catalog-path.rules.ts'
import type { ProductView, SwatchView } from '../../contract/product-view.ts'
import { Swatch } from '../../visitor/swatch.tsx'
import { isValueGone, withValue } from './choose-variant.rules.ts'
import type { ShownProduct } from './product-page.ts'

/** One option: its values as links to the variants with them, and the chosen one marked. */
export function OptionLinks({ shown, optionAt }: { shown: ShownProduct; optionAt: number }): ReactNode {
  const { product, variant } = shown
  const option = product.options[optionAt]
  if (!option) return null
  const chosen = variant.values[optionAt] ?? ''
  return (
    <div className="product-option" role="group" aria-label={option.name}>
      <p className="product-option-name" aria-hidden="true">
        <strong>{option.name}</strong>
        <span data-chosen-value={optionAt}>{chosen}</span>
      </p>
      <ul className="product-values" data-swatches={option.swatches ? '' : undefined}>
        {option.values.map((value, valueAt) => {
          const at = withValue(product.variants, variant.values, optionAt, value)
          const other = product.variants[at]
          if (!other) return null
          return (
            <li key={value}>
              <a
                href={variantHref(product, other.values)}
                rel="nofollow"
                data-option={optionAt}
                data-value={valueAt}
                aria-current={value === chosen ? 'true' : undefined}
                data-gone={isValueGone(product.variants, variant.values, optionAt, value) || undefined}
              >
                <OptionValue value={value} swatch={option.swatches?.[value]} />
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function OptionValue({ value, swatch }: { value: string; swatch: SwatchView | undefined }): ReactNode {
  if (!swatch) return value
  return (
    <>
      <Swatch swatch={swatch} />
      {value}
    </>
  )
}

/** Returns the address of the variant with these values. */
function variantHref({ path, options }: ProductView, values: readonly string[]): string {
  const words = options.map(({ name }, at) => optionWord(name, values[at] ?? '')).join(',')
  return `${hrefOf(path)}?options=${encodeURIComponent(words)}`
}
