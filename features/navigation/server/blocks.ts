export { folderBlock } from '../blocks/folder/folder.block.ts'
export { navigationBlock } from '../blocks/navigation/navigation.block.ts'
