import type { ReactNode } from 'react'
import type { PageContext } from '#platform/render'
import { galleryMessages } from '../contract/gallery.messages.ts'
import type { GalleryOptions } from '../contract/gallery-settings.rules.ts'
import type { GallerySlide } from '../contract/slide.ts'

const signs = { previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7', pause: 'M8.5 6v12M15.5 6v12' }

interface ControlsProps {
  page: PageContext
  options: GalleryOptions
  count: number
  /** Id of the element that the buttons move. */
  track: string
}

export function GalleryControls({ page, options, count, track }: ControlsProps): ReactNode {
  // Equal to the state after the scripts have loaded, so that nothing moves then.
  const isCarousel = options.design === 'carousel'
  const few = {
    hidden: isCarousel && count <= Math.min(2, options.slidesPerRow),
    fits: isCarousel && count <= options.slidesPerRow,
  }
  return (
    <div className="gallery-controls">
      {options.autoplay && <Control name="pause" page={page} hidden />}
      <Control name="previous" page={page} track={track} off={!options.loop} {...few} />
      <Control name="next" page={page} track={track} {...few} />
      <span className="gallery-status sr" aria-live="polite" />
    </div>
  )
}

interface ControlProps {
  name: keyof typeof signs
  page: PageContext
  track?: string
  hidden?: boolean
  /** Whether all slides are visible where there is room for the chosen number. */
  fits?: boolean
  off?: boolean
}

function Control({ name, page, track, hidden = false, fits = false, off = false }: ControlProps): ReactNode {
  return (
    <button
      type="button"
      data-control={name}
      aria-label={galleryMessages(page.language, name)}
      aria-controls={track}
      hidden={hidden}
      data-fits={fits ? '' : undefined}
      {...(off && { className: 'disabled', 'aria-disabled': true })}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d={signs[name]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}

/** One button for each tag of the images. */
export function GalleryFilters({ slides, page }: { slides: readonly GallerySlide[]; page: PageContext }): ReactNode {
  const tags = [...new Set(slides.flatMap(({ tags: own }) => own))].sort((a, b) => a.localeCompare(b, page.locale))
  if (tags.length < 2) return null
  return (
    <div className="gallery-filters" role="group" aria-label={galleryMessages(page.language, 'filters')}>
      <button type="button" data-filter="" aria-pressed="true">
        {galleryMessages(page.language, 'all')}
      </button>
      {tags.map((tag) => (
        <button type="button" key={tag} data-filter={tag} aria-pressed="false">
          {tag}
        </button>
      ))}
    </div>
  )
}
