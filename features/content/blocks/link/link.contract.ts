import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'
import { exampleAsset } from '#features/media/contract'

const names = messages('content.palette')

const props = z.object({
  link: z
    .object({ href: z.string().max(1000), newWindow: z.boolean().default(false) })
    .nullable()
    .default(null),
  /** Empty for the page's own title. */
  title: text(200).default(''),
  words: text(600).default(''),
  image: idSchema.nullable().default(null),
  look: z.enum(['card', 'row', 'plain']).default('card'),
})
export type LinkProps = z.infer<typeof props>

const starts: LinkProps = props.parse({})
const shown: LinkProps = { ...starts, link: { href: '/about', newWindow: false } }
const data = {
  path: '/about',
  title: 'Who bakes here',
  words: 'Five bakers, one oven, and a bench in front of the window.',
  image: exampleAsset,
}

export const linkBlockContract = blockContract({
  type: 'link',
  palette: {
    group: 'site',
    name: names.message('link'),
    keywords: names.message('link.keywords'),
  },
  props,
  starts,
  headings: () => [3],
  size: { w: 8, h: 8 },
  examples: {
    card: { props: shown, data },
    row: { props: { ...shown, look: 'row' }, data },
    plain: { props: { ...shown, look: 'plain', title: 'Elsewhere' }, data: { ...data, image: null } },
    empty: { shows: 'nothing', props: starts, data: { path: null, title: '', words: '', image: null } },
  },
})
