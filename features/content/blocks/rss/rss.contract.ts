import { messages } from '#platform/i18n'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'

const names = messages('content.palette')

const props = z.object({
  collection: idSchema.nullable(),
  /** Empty for our default label. */
  label: text(200).default(''),
})
export type RssProps = z.infer<typeof props>

const starts = props.parse({ collection: null })
const data = { title: 'News', path: '/feed/news', isChosen: true }

export const rssBlockContract = blockContract({
  type: 'rss',
  palette: {
    group: 'site',
    name: names.message('rss'),
    keywords: names.message('rss.keywords'),
  },
  props,
  starts,
  size: { w: 5, h: 1 },
  examples: {
    feed: { props: { ...starts, collection: '65a1f0c2e4b0a1b2c3d4e5aa' }, data },
    labelled: { props: { collection: '65a1f0c2e4b0a1b2c3d4e5aa', label: 'Follow the bakery' }, data },
    empty: { shows: 'nothing', props: starts, data: { title: '', path: null, isChosen: false } },
  },
})
