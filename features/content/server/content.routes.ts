import type { OwnerContext } from '#platform/context'
import { llmsText } from './feeds/llms-text.ts'
import { securityText } from './feeds/security-text.ts'
import { on } from '#platform/http'
import { authorApi, contentApi, feedApi, labelApi } from '../contract/index.ts'
import { authorsOf } from './authors/authors.queries.ts'
import { beginItem } from './items/begin-item.ts'
import { changeAddress } from './items/change-address.ts'
import { changeAuthor } from './authors/change-author.ts'
import { changeCollection } from './collections/change-collection.ts'
import { createAuthor } from './authors/create-author.ts'
import { createCollection } from './collections/create-collection.ts'
import { createLabel } from './labels/create-label.ts'
import { deleteCollection } from './collections/delete-collection.ts'
import { deleteItems } from './items/delete-items.ts'
import { collectionFeed, siteFeed } from './feeds/feed.ts'
import { labelItems } from './labels/label-items.ts'
import { labelsOf } from './labels/labels.queries.ts'
import { listCollections } from './collections/list-collections.ts'
import { listItems } from './items/list-items.ts'
import { mergeLabels } from './labels/merge-labels.ts'
import { moveItems } from './items/move-items.ts'
import { publishItems, unpublishItems } from './items/publish-items.ts'
import { removeAuthor } from './authors/remove-author.ts'
import { removeLabel } from './labels/remove-label.ts'
import { renameLabel } from './labels/rename-label.ts'
import { reorderItem } from './items/reorder-item.ts'
import { robots, siteMap, siteMapPart } from './feeds/site-map.ts'

export const contentRoutes = [
  on(contentApi.collections, listCollections),
  on(contentApi.createCollection, createCollection),
  on(contentApi.changeCollection, changeCollection),
  on(contentApi.deleteCollection, deleteCollection),
  on(contentApi.items, listItems),
  on(contentApi.createItem, beginItem),
  on(contentApi.changeAddress, changeAddress),
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
  on(feedApi.llms, llmsText),
  on(feedApi.security, securityText),
]
