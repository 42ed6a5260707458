export { authorById, authorBySlug, authorsByIds, authorsOf } from './authors.queries.ts'
export { changeCollection } from './change-collection.ts'
export {
  collectionById,
  collectionBySlug,
  collectionOfIndex,
  collectionsByIds,
  collectionsOf,
  standingCollections,
} from './collections.queries.ts'
export { coverCollections } from './cover-collections.ts'
export type {
  AuthorsTable,
  CollectionsTable,
  ItemLabelsTable,
  ItemsTable,
  LabelAliasesTable,
  LabelsTable,
} from './content.tables.ts'
export { contentFeature } from './content.feature.ts'
export { createAuthor, ensureAuthor, type NewAuthor } from './create-author.ts'
export { createCollection, type NewCollection } from './create-collection.ts'
export { createItem, type NewItem } from './create-item.ts'
export { createLabel } from './create-label.ts'
export { itemCards } from './item-cards.ts'
export { itemDrafts } from './drafts.queries.ts'
export { ensureLabels } from './ensure-labels.ts'
export { type ItemFilter, nextMoment, type VisibleItem, visibleItems, visibleItemsCount } from './items.queries.ts'
export { labelBySlug, labelsOf, labelsOfItems } from './labels.queries.ts'
