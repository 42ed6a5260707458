export type { BlockLoader, Loaded, ServerBlock } from './block.ts'
export { block } from './block.ts'
