import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'
import { exampleAsset, exampleAudio } from '../../contract/example-assets.ts'

const names = messages('media.palette')

/** C9.29 */
export const tracksAtMost = 60

const props = z.object({
  title: text(200).default(''),
  artist: text(200).default(''),
  cover: idSchema.nullable().default(null),
  tracks: z
    .array(
      z.object({
        id: idSchema,
        asset: idSchema.nullable().default(null),
        title: text(200).default(''),
        /** Duration such as 3:42. */
        length: z.string().max(12).default(''),
      }),
    )
    .max(tracksAtMost)
    .default([]),
  download: z.boolean().default(false),
})
export type AlbumProps = z.infer<typeof props>

const starts: AlbumProps = props.parse({})
const track = (n: number, title: string, length: string, asset: string | null = exampleAudio.id) => ({
  id: `65a1f0c2e4b0a1b2c3d4f50${n}`,
  asset,
  title,
  length,
})
const shown = {
  ...starts,
  title: 'Songs of the night shift',
  artist: 'Korenbloem',
  cover: exampleAsset.id,
  tracks: [track(1, 'Two o’clock', '3:42'), track(2, 'Flour in the air', '4:05'), track(3, 'First tram', '2:58', null)],
}
const data = { photos: { [exampleAsset.id]: exampleAsset, [exampleAudio.id]: exampleAudio } }

export const albumBlockContract = blockContract({
  type: 'album',
  palette: {
    group: 'media',
    name: names.message('album'),
    keywords: names.message('album.keywords'),
  },
  props,
  starts,
  headings: ({ title }) => (title === '' ? [] : [3]),
  size: { w: 18, h: 10 },
  examples: {
    plain: { props: shown, data },
    download: { props: { ...shown, cover: null, download: true }, data },
    empty: { shows: 'nothing', props: starts, data: { photos: {} } },
  },
})
