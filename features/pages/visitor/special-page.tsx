import { AssetImage, type ImageAsset } from '#features/media/visitor'
import type { ReactNode } from 'react'
import { hrefOf } from '../contract/slug.rules.ts'

export interface SpecialWords {
  title: string
  text: string
  image: ImageAsset | null
}

export interface PopularEntry {
  path: string
  title: string
  image: ImageAsset | null
  focalPoint: { x: number; y: number } | null
  /** For a product. */
  price: string
  /** Price before a sale; '' when there is none. */
  before: string
}

/** Shows the owner's image beside the text of a page that no document lays out; on a phone above it. */
export function BesideImage({ image, children }: { image: ImageAsset | null; children: ReactNode }): ReactNode {
  if (!image) return children
  return (
    <div className="special">
      <div className="special-image">
        <AssetImage asset={image} alt={image.alt} sizes="(max-width: 860px) 100vw, 45vw" eager />
      </div>
      <div className="special-words">{children}</div>
    </div>
  )
}

interface PopularProps {
  entries: readonly PopularEntry[]
  title: string
  /** Read before a price that no longer holds. */
  was: string
}

/** Suggestions for visitors of a page without content. */
export function PopularList({ entries, title, was }: PopularProps): ReactNode {
  if (entries.length === 0) return null
  return (
    <section className="popular" aria-labelledby="popular">
      <h2 id="popular">{title}</h2>
      <ul>
        {entries.map(({ path, title: name, image, focalPoint, price, before }) => (
          <li key={path}>
            <div className="popular-image">
              {image && (
                <AssetImage
                  asset={image}
                  alt=""
                  sizes="(max-width: 600px) 45vw, 240px"
                  ratio={4 / 5}
                  focalPoint={focalPoint}
                />
              )}
            </div>
            <a href={hrefOf(path)}>{name}</a>
            {price !== '' && (
              <p className="popular-price">
                {price}
                {before !== '' && (
                  <del>
                    <span className="sr">{was} </span>
                    {before}
                  </del>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
