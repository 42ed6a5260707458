import type { Feature } from '#platform/context'
import { galleryBlock } from '../blocks/gallery/gallery.block.ts'

export const galleriesFeature: Feature = { name: 'galleries', blocks: [galleryBlock] }
