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
export { contentMessages } from './content.messages.ts'
export { contentProblems } from './content.problems.ts'
export { feedApi } from './feed.api.ts'
export {
  type ItemListing,
  itemListingSchema,
  type ItemQuery,
  itemQuerySchema,
  itemStatusFilters,
} from './item-listing.schema.ts'
export type { IndexData, ItemCard, LabelLink } from './item-card.ts'
export { longDate, monthName, opening, readingMinutes, wordsIn } from './item.rules.ts'
export {
  type CollectionIndexSettings,
  collectionIndexSettingsSchema,
  type ItemSettings,
  itemSettingsSchema,
} from './item.schema.ts'
export {
  type Author,
  authorSchema,
  type Label,
  type LabelKind,
  labelKinds,
  labelLengths,
  labelSchema,
} from './label.schema.ts'
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
export { blocksInReadingOrder, readableText } from './readable-text.ts'
export {
  everyPart,
  fewParts,
  type ImageRatio,
  imageRatios,
  type ListParts,
  listPartsSchema,
} from './list-look.schema.ts'
