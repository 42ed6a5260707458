import { setupSteps } from '#features/sites/server'
import { cacheTag, type DocumentKindDefinition, type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { navigationApi, type NavigationSettings, navigationSettingsSchema } from '../contract/index.ts'
import { ensureNavigation } from './ensure-navigation.ts'
import { menuStep } from './menu-step.ts'

const navigationKind: DocumentKindDefinition<NavigationSettings> = {
  kind: 'navigation',
  settings: navigationSettingsSchema,
  published: async () => [cacheTag.nav],
  unpublished: async () => [cacheTag.nav],
}

export const navigationFeature: Feature = {
  name: 'navigation',
  routes: [on(navigationApi.document, ensureNavigation)],
  kinds: [navigationKind],
  blocks: Object.values(blocks),
  provides: [provide(setupSteps, menuStep)],
}
