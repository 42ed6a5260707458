import type { StylePart } from '#platform/render'
import photos from './reviews-photos.css?inline'
import ground from './reviews.css?inline'

export const reviewsStyles: readonly StylePart[] = [{ css: ground }, { css: photos, where: ['reviews-photos'] }]
