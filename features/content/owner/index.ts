export { ItemPanel } from './item-panel/later-item-panel.ts'
export { CollectionRow, LabelRow } from './panel-rows.tsx'
export { contentRoutes } from './routes.ts'
