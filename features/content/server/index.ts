export { type CollectionType, collectionTypes, type SiteMapSource, siteMapSources } from './extension-points.ts'
export { authorById, authorBySlug, authorsByIds, authorsOf } from './authors/authors.queries.ts'
export { changeCollection } from './collections/change-collection.ts'
export {
  collectionById,
  collectionBySlug,
  collectionOfIndex,
  collectionsByIds,
  collectionsOf,
  standingCollections,
} from './collections/collections.queries.ts'
export type {
  AuthorsTable,
  CollectionsTable,
  ItemLabelsTable,
  ItemsTable,
  LabelAliasesTable,
  LabelsTable,
} from './content.tables.ts'
export { contentFeature } from './content.feature.ts'
export { createAuthor, ensureAuthor, type NewAuthor } from './authors/create-author.ts'
export { createCollection, type NewCollection } from './collections/create-collection.ts'
export { createItem, type NewItem } from './items/create-item.ts'
export { createLabel } from './labels/create-label.ts'
export { itemCards } from './items/item-cards.ts'
export { itemDrafts } from './items/drafts.queries.ts'
export { ensureLabels } from './labels/ensure-labels.ts'
export {
  type ItemFilter,
  nextMoment,
  type VisibleItem,
  visibleItems,
  visibleItemsCount,
} from './items/items.queries.ts'
export { labelBySlug, labelsOf, labelsOfItems } from './labels/labels.queries.ts'
