import { block } from '#platform/render/server'
import css from '../../visitor/term-list.css?inline'
import { postsByCategoryBlockContract } from './posts-by-category.contract.ts'
import { loadPostsByCategory } from './posts-by-category.loader.ts'
import { PostsByCategoryView } from './posts-by-category.view.tsx'

export const postsByCategoryBlock = block({
  contract: postsByCategoryBlockContract,
  loader: loadPostsByCategory,
  view: PostsByCategoryView,
  css,
})
