import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { exampleAsset, exampleVideo } from '../../contract/example-assets.ts'
import { videoFits } from './video.rules.ts'

const names = messages('media.palette')

const props = z.object({
  /** A video of the library. */
  asset: idSchema.nullable(),
  /** For an external video: the address of its page, or its provider's HTML, from which only the address is used. */
  url: z.string().max(4000).default(''),
  html: z.string().max(20_000).default(''),
  poster: idSchema.nullable().default(null),
  /** A WebVTT file of the library with captions for people who do not hear. */
  captions: idSchema.nullable().default(null),
  title: text(300).default(''),
  caption: text(1000).default(''),
  /**
   * `player` shows controls. `loop` repeats without sound and controls, and is paused for visitors who prefer less
   * motion.
   */
  mode: z.enum(['player', 'loop']).default('player'),
  ratio: z.number().min(0.3).max(5).nullable().default(null),
  /** Null means that it was not set, and has the effect of `none`. */
  fit: z.enum(videoFits).nullable().default(null),
})
export type VideoProps = z.infer<typeof props>

const starts: VideoProps = props.parse({ asset: null })
const own = { ...starts, asset: exampleVideo.id, title: 'The ridge in winter' }
const nothing = { asset: null, poster: null, captions: null }

export const videoBlockContract = blockContract({
  type: 'video',
  palette: {
    group: 'media',
    name: names.message('video'),
    keywords: names.message('video.keywords'),
  },
  props,
  starts,
  size: { w: 14, h: 9 },
  examples: {
    player: {
      props: { ...own, poster: exampleAsset.id, caption: 'Filmed in one morning.' },
      data: { asset: exampleVideo, poster: exampleAsset, captions: null },
    },
    loop: { props: { ...own, mode: 'loop', fit: 'fill' }, data: { asset: exampleVideo, poster: null, captions: null } },
    address: {
      props: { ...starts, url: 'https://vimeo.com/76979871', poster: exampleAsset.id, title: 'The ridge in winter' },
      data: { ...nothing, poster: exampleAsset },
    },
    html: {
      props: {
        ...starts,
        html: '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
        fit: 'fit',
      },
      data: nothing,
    },
    invalid: { onCanvas: 'a note to the owner', props: { ...starts, html: '<p>No video</p>' }, data: nothing },
    imageAlone: {
      shows: 'nothing',
      props: { ...starts, poster: exampleAsset.id },
      data: { ...nothing, poster: exampleAsset },
    },
    empty: { shows: 'nothing', props: starts, data: nothing },
  },
})
