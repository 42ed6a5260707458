import { Images } from 'lucide-react'
import { blockPanel, lazyPart } from '#platform/ui'
import type { GalleryProps } from '../../contract/gallery.schema.ts'
import type { SourceRows } from '../../owner/source-rows.ts'

/** `rows` come from features after this one. */
export const galleryPanel = (rows: SourceRows) =>
  blockPanel<GalleryProps>({
    type: 'gallery',
    label: { en: 'Gallery', nl: 'Galerij' },
    group: 'media',
    icon: Images,
    keywords: {
      en: 'pictures photos slideshow carousel grid masonry lightbox',
      nl: 'afbeeldingen foto’s diavoorstelling carrousel raster lightbox',
    },
    Panel: lazyPart(() => import('./gallery-fields.panel.tsx').then((module) => module.galleryPanelWith(rows))),
  })
