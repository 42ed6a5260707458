export { searchBlock } from '../blocks/search/search.block.ts'
