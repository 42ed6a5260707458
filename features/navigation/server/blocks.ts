export { navigationBlock } from '../blocks/navigation/navigation.block.ts'
