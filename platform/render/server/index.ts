export type { BlockLoader, Loaded, ServerBlock } from './block.ts'
export { block } from './block.ts'
export { type BuiltEntry, type Bundles, builtFolder, ownerBundle, ownerCatalogues, visitorBundles } from './bundles.ts'
export { type PageHead, escapeAttribute, jsonForHtml } from './head.ts'
export { type CodeGate } from './own-code.ts'
export { type LoadedBlocks, earliest, loadBlocks, presentProps } from './load-blocks.ts'
export { pageCss } from '../page-css.ts'
export {
  type BundleOf,
  type JoinedPage,
  type PageToJoin,
  type RenderedPart,
  joinPage,
  nonceMark,
  renderMarkup,
  scriptPart,
} from './page-html.tsx'
