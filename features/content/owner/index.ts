export { CollectionRow, LabelRow } from './panel-rows.tsx'
export { contentRoutes } from './routes.ts'
