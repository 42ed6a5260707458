import { create } from 'zustand'
import type { Cells } from '#platform/document'
import type { GridMetrics } from './grid-metrics.ts'

export interface PaletteSpot {
  section: string
  grid: GridMetrics
  cells: Cells
}

/** The cells over which a block is that is being pulled out of the palette. */
export const usePaletteDrag = create<{ spot: PaletteSpot | null }>()(() => ({ spot: null }))
