import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { exampleAsset } from '../../contract/example-assets.ts'

const names = messages('media.palette')

const props = z.object({
  /** Null shows the text. */
  asset: idSchema.nullable().default(null),
  /** Empty uses the site's title. */
  text: text(200).default(''),
  /** Height of the image in pixels, on a wide screen. */
  height: z.number().int().min(16).max(240).default(40),
  align: z.enum(['start', 'center', 'end']).default('start'),
})
export type LogoProps = z.infer<typeof props>

const starts: LogoProps = props.parse({})
const data = { asset: null }

export const logoBlockContract = blockContract({
  type: 'logo',
  palette: {
    group: 'site',
    name: names.message('logo'),
  },
  props,
  starts,
  size: { w: 6, h: 2 },
  examples: {
    title: { props: starts, data },
    words: { props: { ...starts, text: 'Lichtval', align: 'center' }, data },
    image: { props: { ...starts, asset: exampleAsset.id, height: 64 }, data: { asset: exampleAsset } },
  },
})
