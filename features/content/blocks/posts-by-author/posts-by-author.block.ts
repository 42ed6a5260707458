import { block } from '#platform/render/server'
import css from '../../visitor/term-list.css?inline'
import { postsByAuthorBlockContract } from './posts-by-author.contract.ts'
import { loadPostsByAuthor } from './posts-by-author.loader.ts'
import { PostsByAuthorView } from './posts-by-author.view.tsx'

export const postsByAuthorBlock = block({
  contract: postsByAuthorBlockContract,
  loader: loadPostsByAuthor,
  view: PostsByAuthorView,
  css,
})
