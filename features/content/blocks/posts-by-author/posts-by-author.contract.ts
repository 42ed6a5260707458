import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { exampleTerms, termsBlock } from '../../contract/terms.schema.ts'

const names = messages('content.palette')

export const postsByAuthorBlockContract = blockContract({
  type: 'posts-by-author',
  palette: {
    group: 'site',
    name: names.message('posts-by-author'),
  },
  ...termsBlock(exampleTerms),
})
