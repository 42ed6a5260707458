import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { z } from 'zod'
import { exampleMonths, exampleTerms, termKinds, termsPropsSchema } from '../../contract/terms.schema.ts'

const names = messages('content.palette')

const props = termsPropsSchema.extend({ by: z.enum(termKinds).default('month') })
export type ArchiveProps = z.infer<typeof props>

const starts = props.parse({ collection: null })

export const archiveBlockContract = blockContract({
  type: 'archive',
  palette: {
    group: 'site',
    name: names.message('archive'),
  },
  props,
  starts,
  headings: ({ heading }) => (heading === '' ? [3] : [2, 3]),
  size: { w: 8, h: 6 },
  examples: {
    months: { props: { ...starts, heading: 'Archive' }, data: exampleMonths },
    categories: { props: { ...starts, by: 'category', layout: 'columns' }, data: exampleTerms },
    empty: { shows: 'nothing', props: starts, data: { terms: [], isChosen: false } },
  },
})
