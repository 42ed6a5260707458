import { createContext, type ReactNode, useContext } from 'react'

/** A file of the site's library, as a panel shows it. */
export interface PickedAsset {
  id: string
  kind: AssetFamily
  name: string
  /** A small rendition for images; empty for other files. */
  thumbnail: string
  url: string
  width: number | null
  height: number | null
  alt: string
}

export type AssetFamily = 'image' | 'video' | 'audio' | 'file'

export interface LinkTarget {
  id: string
  title: string
  path: string
  /** Absent: a page. */
  kind?: 'page' | 'anchor'
}

/** Services that panels request from the application; features and the design system do not know their source. */
export interface PanelServices {
  /** Opens the library; null when nothing is chosen. */
  chooseAsset: (family: AssetFamily) => Promise<PickedAsset | null>
  uploadAsset: (file: File, onProgress: (part: number) => void) => Promise<PickedAsset>
  asset: (id: string) => Promise<PickedAsset | null>
  linkTargets: (query: string) => Promise<readonly LinkTarget[]>
}

const none: PanelServices = {
  chooseAsset: async () => null,
  uploadAsset: () => Promise.reject(new Error('No library is at hand here.')),
  asset: async () => null,
  linkTargets: async () => [],
}

const ServicesContext = createContext<PanelServices>(none)

export function PanelServicesProvider({ services, children }: { services: PanelServices; children: ReactNode }) {
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>
}

export function usePanelServices(): PanelServices {
  return useContext(ServicesContext)
}
