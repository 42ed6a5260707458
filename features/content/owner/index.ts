export { ItemPanel, type ItemPanelProps } from './item-panel/item-panel.tsx'
export { CollectionRow, LabelRow } from './panel-rows.tsx'
export { contentRoutes } from './routes.ts'
