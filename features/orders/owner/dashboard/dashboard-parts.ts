import { type ComponentType, createContext } from 'react'
import type { Dashboard, DashboardQuery } from '../../contract/index.ts'

export interface DashboardParts {
  /** Cart outcomes. */
  Carts: ComponentType<{ query: DashboardQuery }>
  /** Settings that a shop still needs before it can sell. */
  Before: ComponentType<Pick<Dashboard, 'products'>>
}

/** Parts of the dashboard that belong to later features, which the application provides. */
export const DashboardPartsContext = createContext<DashboardParts | null>(null)
