import empty from '../empty-block.css?inline'
import ground from './product.css?inline'
import asked from './product-asked.css?inline'
import specifications from './product-specifications.css?inline'
import bar from './buy-bar.css?inline'
import { shareCss } from '#features/design/visitor'
import more from './product-more.css?inline'
import form from './product-form.css?inline'
import widths from './product-widths.css?inline'

import cards from '../../visitor/product-card.css?inline'
import videos from './video/product-videos.css?inline'
import type { StylePart } from '#platform/render'

/** In the order of the cascade: a later part may override an earlier one. */
const always: string = cards + ground + form + specifications + widths + asked + shareCss + more + bar + empty

export const productStyles: readonly StylePart[] = [{ css: always }, { css: videos, where: ['video-wrapper'] }]
