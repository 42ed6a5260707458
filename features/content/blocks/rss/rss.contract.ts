import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'

const props = z.object({
  collection: idSchema.nullable(),
  /** Empty: our own words. */
  label: text(200).default(''),
})
export type RssProps = z.infer<typeof props>

const starts = props.parse({ collection: null })
const data = { title: 'News', path: '/feed/news', isChosen: true }

export const rssBlockContract = blockContract({
  type: 'rss',
  props,
  starts,
  size: { w: 5, h: 1 },
  examples: {
    feed: { props: { ...starts, collection: '65a1f0c2e4b0a1b2c3d4e5aa' }, data },
    labelled: { props: { collection: '65a1f0c2e4b0a1b2c3d4e5aa', label: 'Follow the bakery' }, data },
    empty: { props: starts, data: { title: '', path: null, isChosen: false } },
  },
})
