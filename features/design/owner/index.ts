export { designBlocks } from './design-blocks.ts'
