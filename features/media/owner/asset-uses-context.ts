import { type ComponentType, createContext } from 'react'

/**
 * Component that lists the pages showing a file. Pages come after media in the order of features, so the application
 * provides it.
 */
export const AssetUsesContext = createContext<ComponentType<{ id: string }> | null>(null)
