import { type ComponentType, createContext } from 'react'

/** Says where a file is shown; pages come after media in the order of features, so the application gives it. */
export const AssetUsesContext = createContext<ComponentType<{ id: string }> | null>(null)
