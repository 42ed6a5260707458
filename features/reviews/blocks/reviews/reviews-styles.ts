import type { StylePart } from '#platform/render'
import link from './link-form.css?inline'
import photos from './reviews-photos.css?inline'
import ground from './reviews.css?inline'

export const reviewsStyles: readonly StylePart[] = [
  { css: ground },
  { css: link },
  { css: photos, where: ['reviews-photos'] },
]
