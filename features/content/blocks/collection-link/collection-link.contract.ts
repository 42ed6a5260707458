import { messages } from '#platform/i18n'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'

const names = messages('content.palette')

const props = z.object({
  collection: idSchema.nullable(),
  /** Empty for the title of the collection. */
  label: text(200).default(''),
  look: z.enum(['link', 'title', 'button']).default('link'),
  align: z.enum(['start', 'center', 'end']).default('start'),
})
export type CollectionLinkProps = z.infer<typeof props>

const starts = props.parse({ collection: null })
const shown: CollectionLinkProps = { ...starts, collection: '65a1f0c2e4b0a1b2c3d4e5aa' }
const data = { title: 'News', path: '/news', isChosen: true }

export const collectionLinkBlockContract = blockContract({
  type: 'collection-link',
  palette: {
    group: 'site',
    name: names.message('collection-link'),
  },
  props,
  starts,
  headings: ({ look }) => (look === 'title' ? [2] : []),
  size: { w: 6, h: 1 },
  examples: {
    link: { props: shown, data },
    title: { props: { ...shown, look: 'title' }, data },
    button: { props: { ...shown, look: 'button', label: 'Read the news' }, data },
    empty: { shows: 'nothing', props: starts, data: { title: '', path: null, isChosen: false } },
  },
})
