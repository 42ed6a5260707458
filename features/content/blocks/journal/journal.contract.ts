import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { z } from 'zod'
import { exampleIndex } from '../../contract/example-items.ts'
import { imageRatioSchema, listPartsSchema, noParts } from '../../contract/list-look.schema.ts'

const names = messages('content.palette')

/** `feature`: the newest large, the others beside and below; `river`: one column; `ledger`: dates and titles only. */
export const journalLayouts = ['feature', 'river', 'ledger'] as const

const props = z.object({
  layout: z.enum(journalLayouts).default('feature'),
  parts: listPartsSchema.default({ ...noParts, image: true, excerpt: true, date: true, categories: true }),
  ratio: imageRatioSchema.default('landscape'),
  /** Whether the collection's title is shown above. */
  heading: z.boolean().default(true),
})
export type JournalProps = z.infer<typeof props>

const starts = props.parse({})

export const journalBlockContract = blockContract({
  type: 'journal',
  palette: {
    group: 'site',
    name: names.message('journal'),
  },
  props,
  starts,
  headings: ({ heading }) => (heading ? [1, 2] : [2]),
  size: { w: 24, h: 12 },
  examples: {
    feature: { props: starts, data: exampleIndex },
    river: { props: { ...starts, layout: 'river' }, data: exampleIndex },
    ledger: { props: { ...starts, layout: 'ledger' }, data: exampleIndex },
    tag: { props: starts, data: { ...exampleIndex, choice: { kind: 'tag', name: 'Rye' } } },
    empty: { props: starts, data: { ...exampleIndex, items: [], pages: 1, next: null } },
  },
})
