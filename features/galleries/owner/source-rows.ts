import type { ComponentType } from 'react'
import type { ChangeProp } from '#platform/ui'
import type { GalleryProps } from '../contract/gallery.schema.ts'

export interface ProductRowsProps {
  value: GalleryProps['products']
  change: ChangeProp
  /** How many may be chosen. */
  max: number
}

/** What later features give to the panel: the rows with which their things are chosen. */
export interface SourceRows {
  products: ComponentType<ProductRowsProps>
}
