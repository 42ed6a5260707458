import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { exampleAsset } from '../../contract/example-assets.ts'

const names = messages('media.palette')

const props = z.object({
  /** Address of a page of a provider we know. */
  url: z.string().max(4000).default(''),
  /**
   * The owner's own HTML instead of an address. It runs on public hosts only, and storing it needs the code-injection
   * permission.
   */
  html: z.string().max(200_000).default(''),
  title: text(300).default(''),
  caption: text(1000).default(''),
  /** Image shown until the visitor requests the player. */
  poster: idSchema.nullable().default(null),
  /** Ratio of width to height; null uses that of the provider. */
  ratio: z.number().min(0.3).max(5).nullable().default(null),
})
export type EmbedProps = z.infer<typeof props>

const starts: EmbedProps = props.parse({})
const none = { poster: null }

export const embedBlockContract = blockContract({
  type: 'embed',
  palette: {
    group: 'media',
    name: names.message('embed'),
    keywords: names.message('embed.keywords'),
  },
  props,
  starts,
  size: { w: 14, h: 9 },
  runsCode: ({ html }) => html.trim() !== '',
  examples: {
    video: {
      props: { ...starts, url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'Big Buck Bunny' },
      data: none,
    },
    poster: {
      props: {
        ...starts,
        url: 'https://vimeo.com/76979871',
        title: 'The ridge in winter',
        poster: exampleAsset.id,
        caption: 'Filmed in one morning.',
      },
      data: { poster: exampleAsset },
    },
    sound: { props: { ...starts, url: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC' }, data: none },
    map: {
      props: { ...starts, url: 'https://www.openstreetmap.org/#map=15/52.3676/4.9041', title: 'Our shop' },
      data: none,
    },
    unknown: { props: { ...starts, url: 'https://example.com/an/article', title: 'An article about us' }, data: none },
    unreadable: { shows: 'nothing', props: { ...starts, url: 'not an address' }, data: none },
    html: { props: { ...starts, html: '<p>Owner’s own</p>' }, data: none },
    empty: { shows: 'nothing', props: starts, data: none },
  },
})
