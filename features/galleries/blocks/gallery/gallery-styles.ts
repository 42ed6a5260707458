import type { StylePart } from '#platform/render'
import autocolumns from './gallery-autocolumns.css?inline'
import asleep from './gallery-asleep.css?inline'
import autorows from './gallery-autorows.css?inline'
import carousel from './gallery-carousel.css?inline'
import videos from './gallery-videos.css?inline'
import filters from './gallery-filters.css?inline'
import grid from './gallery-grid.css?inline'
import plain from './gallery-plain.css?inline'
import show from './gallery-show.css?inline'
import stacked from './gallery-stacked.css?inline'
import strip from './gallery-strip.css?inline'
import ground from './gallery.css?inline'

/** A page loads the styles of its designs, in this order: a later part may override an earlier one. */
export const galleryStyles: readonly StylePart[] = [
  { css: ground },
  { css: plain, where: ['data-design="base"', 'data-design="list"'] },
  { css: grid, where: ['data-design="grid"', 'data-design="autogrid"'] },
  { css: autorows, where: ['data-design="autorows"'] },
  { css: autocolumns, where: ['data-design="autocolumns"'] },
  { css: show, where: ['gallery-show'] },
  { css: carousel, where: ['data-design="carousel"'] },
  { css: stacked, where: ['data-design="stacked"'] },
  { css: strip, where: ['data-design="strip"', 'gallery-thumbnails'] },
  { css: filters, where: ['gallery-filters'] },
  // Images that a visitor loads later may be videos.
  { css: videos, where: ['video-wrapper', 'gallery-more'] },
  { css: asleep, where: ['gallery-show'] },
]
