import { AssetImage } from '#features/media/visitor'
import type { ReactNode } from 'react'
import type { ProductCard, SwatchView } from '../contract/product-view.ts'

/** A dot that shows a value's colour or texture; its name is beside it. */
export function Swatch({ swatch }: { swatch: SwatchView }): ReactNode {
  return (
    <span className="swatch" aria-hidden="true" style={{ background: swatch.color ?? undefined }}>
      {swatch.image && <AssetImage asset={swatch.image} alt="" sizes="44px" ratio={1} />}
    </span>
  )
}

const shownOnCard = 5

export function CardSwatches({ swatches }: Pick<ProductCard, 'swatches'>): ReactNode {
  if (swatches.length < 2) return null
  const others = swatches.length - shownOnCard
  return (
    <p className="swatches" role="img" aria-label={swatches.map(({ value }) => value).join(', ')}>
      {swatches.slice(0, shownOnCard).map((swatch) => (
        <Swatch key={swatch.value} swatch={swatch} />
      ))}
      {others > 0 && <span>+{others}</span>}
    </p>
  )
}
