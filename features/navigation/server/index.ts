export { addToMenu } from './add-to-menu.ts'
export { ensureNavigation } from './ensure-navigation.ts'
export { navigationFeature } from './navigation.feature.ts'
export { navigationOf, navigationSettings } from './navigation.queries.ts'
