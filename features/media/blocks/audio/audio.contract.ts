import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { exampleAudio } from '../../contract/example-assets.ts'

const names = messages('media.palette')

const props = z.object({
  asset: idSchema.nullable(),
  title: text(300).default(''),
  author: text(300).default(''),
  /** Shows a link to the file. */
  download: z.boolean().default(false),
})
export type AudioProps = z.infer<typeof props>

const starts: AudioProps = props.parse({ asset: null })
const shown = { ...starts, asset: exampleAudio.id, title: 'Episode 4: The night shift', author: 'Korenbloem' }
const data = { asset: exampleAudio }

export const audioBlockContract = blockContract({
  type: 'audio',
  palette: {
    group: 'media',
    name: names.message('audio'),
    keywords: names.message('audio.keywords'),
  },
  props,
  starts,
  size: { w: 12, h: 3 },
  examples: {
    plain: { props: shown, data },
    download: { props: { ...shown, author: '', download: true }, data },
    empty: { shows: 'nothing', props: starts, data: { asset: null } },
  },
})
