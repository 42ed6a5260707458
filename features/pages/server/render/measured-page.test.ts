import { expect, test } from 'vitest'
import { enumerations } from '#platform/contract'
import { measuredPageOf } from './measured-page.ts'
import type { RenderedPage } from './render-page.tsx'

const page = (kind: RenderedPage['kind'], collectionId: string | null) =>
  measuredPageOf({
    kind,
    collectionId,
    pageContext: { documentId: 'd1', pageType: enumerations.pageTypes.page } as RenderedPage['pageContext'],
  })

test('an index and its items name one collection, and the items alone are items', () => {
  expect(page('collection', 'c1')).toMatchObject({ collectionId: 'c1', itemId: null, contentSource: 'c', pageId: 'd1' })
  expect(page('post', 'c1')).toMatchObject({ collectionId: 'c1', itemId: 'd1', contentSource: 'i', pageId: 'd1' })
  expect(page('page', null)).toMatchObject({ collectionId: null, itemId: null, contentSource: null, pageId: 'd1' })
})
