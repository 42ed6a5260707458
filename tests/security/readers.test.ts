import { expect, test } from 'vitest'
import { careless, needless, serverCode } from './readers.ts'

const owners = 'for owners, who see everything of their site'
const writes = 'writes, and shows nothing'
/**
 * Whatever else reads published content asks who may see it. To add a file here is to say that none of it reaches
 * visitors.
 */
const allowed = {
  'features/catalog/server/exchange/catalog-imports.ts': owners,
  'features/catalog/server/exchange/find-present.ts': owners,
  'features/catalog/server/images/fetch-images.ts': writes,
  'features/catalog/server/products/set-product-status.ts': writes,
  'features/catalog/server/sheet/sheet-rows.ts': owners,
  'features/comments/blocks/comments/comments.loader.ts': 'the comments of the page that it stands on',
  'features/comments/server/comments.queries.ts': 'by ids that its callers have to have asked for',
  'features/content/server/collections/change-collection.ts': writes,
  'features/content/server/collections/move-addresses.job.ts': writes,
  'features/content/server/items/first-post-step.ts': owners,
  'features/content/server/items/list-items.ts': owners,
  'features/content/server/items/on-items-removed.ts': writes,
  'features/content/server/items/rewrite-items.job.ts': writes,
  'features/navigation/server/navigation.queries.ts':
    'menus name what their owner put into them, so that members find it',
  'features/pages/server/addresses/homepage.ts': writes,
  'features/pages/server/documents/asset-uses.ts': owners,
  'features/pages/server/documents/linked-sections.ts': owners,
  'features/pages/server/documents/version-at.ts': owners,
  'features/pages/server/publish/show-revision.ts': writes,
  'features/pages/server/publish/write-revision.ts': writes,
  'features/pages/server/render/site-look.ts': owners,
  'features/imports/server/website/website.ts': owners,
  'features/search/server/link-targets.ts': owners,
  'features/reviews/server/export-reviews.ts': owners,
  'features/reviews/server/add-reviews.ts': writes,
  'features/reviews/server/moderate-reviews.ts': owners,
  'features/reviews/server/personal-reviews.ts': 'in the own file of whoever wrote it',
  'features/reviews/server/photos/prepare-photo.job.ts': writes,
  'features/reviews/server/photos/remove-photos.ts': owners,
  'features/reviews/server/requests.queries.ts': 'whether whoever bought it has answered',
  'features/content/server/items/on-access-changed.ts': 'names the tags of pages that change',
  'features/search/server/keep-subjects.ts': writes,
}
const files = await serverCode()

test('all code that reads published content checks access, or is known to show it to no visitor', () => {
  expect(careless(files, allowed)).toEqual([])
  expect(needless(files, allowed)).toEqual([])
})
