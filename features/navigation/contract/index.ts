export { menuAddress } from './menu-address.ts'
export { navigationApi } from './navigation.api.ts'
export type { NavigationLink } from './navigation-link.ts'
export { changeNode, insertNode, moveNode, type NavigationPlace, removeNode } from './navigation.operations.ts'
export {
  type NavigationNode,
  type NavigationSettings,
  navigationSettingsSchema,
  type NavigationTarget,
  navigationTrees,
} from './navigation.schema.ts'
export { type NavigationBranch, siblingsOf, treeOf } from './navigation.tree.ts'
export type { MenuPlace } from './menu-around.ts'
