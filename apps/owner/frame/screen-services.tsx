import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { richTextService } from '#features/editor/owner'
import type { OwnerRoute } from '#platform/ui'

type Provider = ComponentType<{ children: ReactNode }>

/**
 * Services of later features and of the application that earlier features' screens use. Each is a context provided
 * around the screen.
 */
const services = {
  assetUses: () => import('./services/asset-uses.tsx').then((module) => module.AssetUsesService),
  beforeUpload: () => import('./services/before-upload.tsx').then((module) => module.BeforeUploadService),
  library: () => import('./services/library.tsx').then((module) => module.LibraryService),
  richText: richTextService,
  storeActivity: () => import('./services/store-activity.tsx').then((module) => module.StoreActivityService),
  storeCarts: () => import('./services/store-carts.tsx').then((module) => module.StoreCartsService),
  taxClasses: () => import('./services/tax-classes.tsx').then((module) => module.TaxClassesService),
} satisfies Record<string, () => Promise<Provider>>

/** The screen of a route within its services, fetched side by side when it is first opened. */
export function screenComponent({ screen, services: names = [] }: OwnerRoute<keyof typeof services>) {
  return lazyRouteComponent(async () => {
    const [Screen, ...providers] = await Promise.all([screen(), ...names.map((name) => services[name]())])
    return {
      RoutedScreen: () => providers.reduceRight<ReactNode>((within, Around) => <Around>{within}</Around>, <Screen />),
    }
  }, 'RoutedScreen')
}
