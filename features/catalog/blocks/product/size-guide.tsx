import { hrefOf } from '#features/pages/contract'
import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { ProductData, ShownProduct, ShownSizeGuide } from './product-page.ts'
import type { ProductProps } from './product.contract.ts'

interface Props {
  shown: ShownProduct
  view: ViewProps<ProductProps, ProductData>
}

/** Links to a page, or opens a table over this one by the browser's own means, without a script. */
export function SizeGuideLink({ shown: { sizeGuide }, view: { page, id } }: Props): ReactNode {
  if (!sizeGuide) return null
  const label = (
    <>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d="M2.5 8.5h19v7h-19zM6.5 8.5v3M10.2 8.5v4M13.8 8.5v3M17.5 8.5v4" />
      </svg>
      {shopMessages(page.language, 'sizeGuide')}
    </>
  )
  return sizeGuide.path === null ? (
    <button type="button" className="product-link" popoverTarget={`sizes-${id}`}>
      {label}
    </button>
  ) : (
    <a className="product-link" href={hrefOf(sizeGuide.path)}>
      {label}
    </a>
  )
}

export function SizeGuideTable({ shown: { sizeGuide }, view: { page, id } }: Props): ReactNode {
  if (!sizeGuide || sizeGuide.path !== null) return null
  return (
    <div className="size-guide" id={`sizes-${id}`} popover="auto" role="dialog" aria-labelledby={`sizes-name-${id}`}>
      <div className="size-guide-head">
        <h2 id={`sizes-name-${id}`}>{sizeGuide.name}</h2>
        <button
          type="button"
          className="size-guide-close"
          popoverTarget={`sizes-${id}`}
          popoverTargetAction="hide"
          aria-label={shopMessages(page.language, 'close')}
        >
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      {sizeGuide.note && <p className="product-note">{sizeGuide.note}</p>}
      <Rows guide={sizeGuide} />
    </div>
  )
}

/** A table that is wider than a phone scrolls, by keyboard too. */
function Rows({ guide: { name, rows } }: { guide: ShownSizeGuide }): ReactNode {
  const [head = [], ...body] = rows
  const places = head.map((_, at) => at)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="size-guide-rows" tabIndex={0} role="region" aria-label={name}>
      <table>
        <thead>
          <tr>
            {places.map((at) =>
              head[at] ? (
                <th key={at} scope="col">
                  {head[at]}
                </th>
              ) : (
                <td key={at}>{head[at]}</td>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {places.map((at) =>
                at === 0 && cells[0] ? (
                  <th key={at} scope="row">
                    {cells[0]}
                  </th>
                ) : (
                  <td key={at}>{cells[at]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
