export { relOf, safeHref } from './link.ts'
export { RichText, type RichNode, plainTextOf } from './rich-text.tsx'
export type { PageFacts, ViewProps } from './view.ts'
export { PlacementContext, Wake, type Woken } from './wake.tsx'
