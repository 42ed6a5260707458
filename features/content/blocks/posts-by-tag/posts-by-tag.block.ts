import { block } from '#platform/render/server'
import css from '../../visitor/term-list.css?inline'
import { postsByTagBlockContract } from './posts-by-tag.contract.ts'
import { loadPostsByTag } from './posts-by-tag.loader.ts'
import { PostsByTagView } from './posts-by-tag.view.tsx'

export const postsByTagBlock = block({
  contract: postsByTagBlockContract,
  loader: loadPostsByTag,
  view: PostsByTagView,
  css,
})
