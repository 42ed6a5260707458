import { block } from '#platform/render/server'
import css from '../../visitor/term-list.css?inline'
import { postsByMonthBlockContract } from './posts-by-month.contract.ts'
import { loadPostsByMonth } from './posts-by-month.loader.ts'
import { PostsByMonthView } from './posts-by-month.view.tsx'

export const postsByMonthBlock = block({
  contract: postsByMonthBlockContract,
  loader: loadPostsByMonth,
  view: PostsByMonthView,
  css,
})
