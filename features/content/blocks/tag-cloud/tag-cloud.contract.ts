import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { z } from 'zod'
import { exampleTerms, termsPropsSchema } from '../../contract/terms.schema.ts'

const names = messages('content.palette')

const props = termsPropsSchema.omit({ layout: true }).extend({
  of: z.enum(['tag', 'category']).default('tag'),
  counts: z.boolean().default(false),
  limit: z.number().int().min(1).max(500).default(40),
})
export type TagCloudProps = z.infer<typeof props>

const starts = props.parse({ collection: null })

export const tagCloudBlockContract = blockContract({
  type: 'tag-cloud',
  palette: {
    group: 'site',
    name: names.message('tag-cloud'),
  },
  props,
  starts,
  headings: ({ heading }) => (heading === '' ? [] : [2]),
  size: { w: 8, h: 4 },
  examples: {
    tags: { props: starts, data: exampleTerms },
    counted: { props: { ...starts, counts: true, heading: 'Topics' }, data: exampleTerms },
    empty: { shows: 'nothing', props: starts, data: { terms: [], isChosen: false } },
  },
})
