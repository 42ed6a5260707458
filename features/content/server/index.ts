export { type CollectionType, collectionTypes, type SiteMapSource, siteMapSources } from './extension-points.ts'
export { authorById } from './authors/authors.queries.ts'
export {
  collectionById,
  collectionOfIndex,
  collectionsByIds,
  collectionsOf,
  standingCollections,
} from './base/collections.queries.ts'
export type {
  AuthorsTable,
  CollectionsTable,
  ItemLabelsTable,
  ItemsTable,
  LabelAliasesTable,
  LabelsTable,
} from './content.tables.ts'
export { firstPostStep } from './items/first-post-step.ts'
export { xmlElement, xmlText } from './feeds/xml.ts'
export { contentFeature } from './content.feature.ts'
export { ensureAuthor, type NewAuthor } from './authors/create-author.ts'
export { createCollection, type NewCollection } from './collections/create-collection.ts'
export { createItem, type NewItem } from './items/create-item.ts'
export { createItems } from './items/create-items.ts'
export { itemCardAt } from './items/item-card-at.ts'
export { itemCards } from './items/item-cards.ts'
export { ensureLabels } from './labels/ensure-labels.ts'
export {
  type ItemFilter,
  nextMoment,
  type VisibleItem,
  visibleItems,
  visibleItemsCount,
} from './base/items.queries.ts'
export { labelsOfItems } from './labels/labels.queries.ts'
