import { create } from 'zustand'
import type { Cells } from '#platform/document'
import type { GridMetrics } from './grid-metrics.ts'

export interface PaletteSpot {
  section: string
  grid: GridMetrics
  cells: Cells
}

/** The cells under a block that is being dragged from the palette. */
export const usePaletteDrag = create<{ spot: PaletteSpot | null }>()(() => ({ spot: null }))
