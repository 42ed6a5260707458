import { block } from '#platform/render/server'
import { collectionLinkBlockContract } from './collection-link.contract.ts'
import css from './collection-link.css?inline'
import { loadCollectionLinks } from './collection-link.loader.ts'
import { CollectionLinkView } from './collection-link.view.tsx'

export const collectionLinkBlock = block({
  contract: collectionLinkBlockContract,
  loader: loadCollectionLinks,
  view: CollectionLinkView,
  css,
})
