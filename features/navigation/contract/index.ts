export { navigationApi } from './navigation.api.ts'
export type { NavigationLink } from './navigation-link.ts'
export { navigationMessages } from './navigation.messages.ts'
export { changeNode, insertNode, moveNode, type NavigationPlace, removeNode } from './navigation.operations.ts'
export {
  type NavigationNode,
  navigationNodeSchema,
  type NavigationSettings,
  navigationSettingsSchema,
  type NavigationTarget,
  navigationTargetSchema,
  navigationTrees,
} from './navigation.schema.ts'
export { descendantsOf, isWithin, type NavigationBranch, siblingsOf, treeOf } from './navigation.tree.ts'
