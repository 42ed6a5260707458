import { z } from 'zod'
import { blockContract, text } from '#platform/blocks'
import { idSchema } from '#platform/contract'
import { exampleAsset, exampleVideo } from '../../contract/example-assets.ts'

const props = z.object({
  /** A film of the library. A film elsewhere is an embed. */
  asset: idSchema.nullable(),
  poster: idSchema.nullable().default(null),
  /** A WebVTT file of the library: what is said, for those who do not hear it. */
  captions: idSchema.nullable().default(null),
  title: text(300).default(''),
  caption: text(1000).default(''),
  /** `player`: with controls. `loop`: without sound or controls, again and again; still for those who want less motion. */
  mode: z.enum(['player', 'loop']).default('player'),
  ratio: z.number().min(0.3).max(5).nullable().default(null),
})
export type VideoProps = z.infer<typeof props>

const starts: VideoProps = props.parse({ asset: null })

export const videoBlockContract = blockContract({
  type: 'video',
  props,
  starts,
  size: { w: 14, h: 9 },
  examples: {
    player: {
      props: { ...starts, asset: exampleVideo.id, poster: exampleAsset.id, title: 'The ridge in winter', caption: 'Filmed in one morning.' },
      data: { asset: exampleVideo, poster: exampleAsset, captions: null },
    },
    loop: {
      props: { ...starts, asset: exampleVideo.id, mode: 'loop', title: 'Snow on the ridge' },
      data: { asset: exampleVideo, poster: null, captions: null },
    },
    empty: { props: starts, data: { asset: null, poster: null, captions: null } },
  },
})
