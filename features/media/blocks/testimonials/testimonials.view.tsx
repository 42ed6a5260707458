import type { ReactNode } from 'react'
import { hintLanguage, type ViewProps, useEntryMarks } from '#platform/render'
import { AssetImage, type ImageAsset } from '../../visitor/asset-image.tsx'
import type { TestimonialsProps } from './testimonials.contract.ts'
import { testimonialsMessages } from './testimonials.messages.ts'

export interface TestimonialsData {
  photos: Readonly<Record<string, ImageAsset>>
}

const mostStars = 5

export function TestimonialsView({ props, data, page }: ViewProps<TestimonialsProps, TestimonialsData>): ReactNode {
  const entry = useEntryMarks()
  const entries = props.entries.filter(({ words }) => words.trim() !== '')
  if (entries.length === 0)
    return page.editing ? (
      <p className="testimonials-empty">{testimonialsMessages(hintLanguage(page), 'empty')}</p>
    ) : null
  return (
    <ul
      className="testimonials"
      data-layout={props.layout}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={props.layout === 'row' && entries.length > 1 ? 0 : undefined}
    >
      {entries.map(({ id, words, name, role, photo, stars }) => {
        const asset = photo === null ? undefined : data.photos[photo]
        return (
          <li key={id} {...entry(id)}>
            <figure>
              {stars > 0 && (
                <p
                  className="testimonials-stars"
                  role="img"
                  aria-label={testimonialsMessages(page.language, 'ofFive', { n: stars })}
                >
                  {'★'.repeat(stars)}
                  <span>{'★'.repeat(mostStars - stars)}</span>
                </p>
              )}
              <blockquote>{words}</blockquote>
              {(name || role) && (
                <figcaption>
                  {asset && <AssetImage asset={asset} alt="" sizes="56px" ratio={1} />}
                  <span>
                    {name && <b>{name}</b>}
                    {role && <small>{role}</small>}
                  </span>
                </figcaption>
              )}
            </figure>
          </li>
        )
      })}
    </ul>
  )
}
