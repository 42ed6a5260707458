export { contentBlocks } from './content-blocks.ts'
export { CollectionRow, LabelRow } from './panel-rows.tsx'
