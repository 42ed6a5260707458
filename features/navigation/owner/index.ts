export { navigationBlocks } from './navigation-blocks.ts'
export { useNavigation } from './use-navigation.ts'
