export {
  type Collection,
  type CollectionOrder,
  type CollectionSettings,
  type CollectionTypeName,
  collectionOrders,
  collectionSchema,
  collectionSettingsSchema,
  collectionTypeNames,
  itemKindOf,
  startingCollectionSettings,
} from './collection.schema.ts'
export { authorApi, contentApi, labelApi } from './content.api.ts'
export { collectionMoved } from './content.events.ts'
export { contentProblems } from './content.problems.ts'
export { feedApi } from './feed.api.ts'
export { type ItemListing, type ItemQuery, itemStatusFilters } from './item-listing.schema.ts'
export type { IndexData, ItemCard, LabelLink } from './item-card.ts'
export { longDate, monthName, opening, readingMinutes, wordsIn } from './item.rules.ts'
export {
  type CollectionIndexSettings,
  collectionIndexSettingsSchema,
  type ItemSettings,
  itemSettingsSchema,
} from './item.schema.ts'
export { type Author, type Label, type LabelKind, labelKinds, labelLengths } from './label.schema.ts'
export {
  choiceOf,
  choicePath,
  collectionPath,
  feedPath,
  type IndexChoice,
  indexQuery,
  itemPath,
  labelPath,
} from './path.rules.ts'
export { isBlank, readableText } from './readable-text.ts'
export { type ImageRatio, imageRatios, type ListParts, noParts } from './list-look.schema.ts'
