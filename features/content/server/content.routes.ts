import type { OwnerContext } from '#platform/context'
import { on } from '#platform/http'
import { authorApi, contentApi, feedApi, labelApi } from '../contract/index.ts'
import { authorsOf } from './authors.queries.ts'
import { changeAuthor } from './change-author.ts'
import { changeCollection } from './change-collection.ts'
import { createAuthor } from './create-author.ts'
import { createCollection } from './create-collection.ts'
import { createItem } from './create-item.ts'
import { createLabel } from './create-label.ts'
import { deleteCollection } from './delete-collection.ts'
import { deleteItems } from './delete-items.ts'
import { collectionFeed, siteFeed } from './feed.ts'
import { labelItems } from './label-items.ts'
import { labelsOf } from './labels.queries.ts'
import { listCollections } from './list-collections.ts'
import { listItems } from './list-items.ts'
import { mergeLabels } from './merge-labels.ts'
import { moveItems } from './move-items.ts'
import { publishItems, unpublishItems } from './publish-items.ts'
import { removeAuthor } from './remove-author.ts'
import { removeLabel } from './remove-label.ts'
import { renameLabel } from './rename-label.ts'
import { reorderItem } from './reorder-item.ts'
import { robots, siteMap, siteMapPart } from './site-map.ts'

export const contentRoutes = [
  on(contentApi.collections, listCollections),
  on(contentApi.createCollection, createCollection),
  on(contentApi.changeCollection, changeCollection),
  on(contentApi.deleteCollection, deleteCollection),
  on(contentApi.items, listItems),
  on(contentApi.createItem, (ctx: OwnerContext, { id, title }) =>
    createItem(ctx, { collectionId: id, settings: { title } }),
  ),
  on(contentApi.publishItems, publishItems),
  on(contentApi.unpublishItems, unpublishItems),
  on(contentApi.deleteItems, deleteItems),
  on(contentApi.moveItems, moveItems),
  on(contentApi.reorderItem, reorderItem),
  on(contentApi.labelItems, labelItems),
  on(labelApi.labels, (ctx: OwnerContext, { collectionId }) => labelsOf(ctx, collectionId)),
  on(labelApi.create, createLabel),
  on(labelApi.rename, renameLabel),
  on(labelApi.merge, mergeLabels),
  on(labelApi.remove, removeLabel),
  on(authorApi.authors, authorsOf),
  on(authorApi.create, createAuthor),
  on(authorApi.change, changeAuthor),
  on(authorApi.remove, removeAuthor),
  on(feedApi.site, siteFeed),
  on(feedApi.collection, collectionFeed),
  on(feedApi.siteMap, siteMap),
  on(feedApi.siteMapPart, siteMapPart),
  on(feedApi.robots, robots),
]
