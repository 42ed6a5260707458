import { type ComponentType, createContext } from 'react'
import type { ChangeProp } from '#platform/ui'
import type { GalleryProps } from '../contract/gallery.schema.ts'

interface ProductRowsProps {
  value: GalleryProps['products']
  change: ChangeProp
  /** Limit of chosen products. */
  max: number
}

/**
 * The rows with which the products of a gallery are chosen; products come after galleries in the order of features, so
 * the application gives them.
 */
export const ProductRowsContext = createContext<ComponentType<ProductRowsProps> | null>(null)
