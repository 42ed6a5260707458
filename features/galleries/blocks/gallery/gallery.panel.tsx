import { Images } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel, lazyPart } from '#platform/ui'
import type { GalleryProps } from '../../contract/gallery.schema.ts'
import type { SourceRows } from '../../owner/source-rows.ts'

const palette = messages('galleries.palette')

/** `rows` come from features after this one. */
export const galleryPanel = (rows: SourceRows) =>
  blockPanel<GalleryProps>({
    type: 'gallery',
    label: palette.message('gallery'),
    group: 'media',
    icon: Images,
    keywords: palette.message('gallery.keywords'),
    Panel: lazyPart(() => import('./gallery-fields.panel.tsx').then((module) => module.galleryPanelWith(rows))),
  })
