import { z } from 'zod'
import { exampleAsset } from '#features/media/contract'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'

const names = messages('navigation.palette')

export const folderLooks = ['grid', 'list', 'covers'] as const

const props = z.object({
  /** A menu entry with entries below it. */
  folder: idSchema.nullable().default(null),
  heading: text(200).default(''),
  look: z.enum(folderLooks).default('grid'),
  columns: z.number().int().min(2).max(4).default(3),
  images: z.boolean().default(true),
  words: z.boolean().default(true),
})
export type FolderProps = z.infer<typeof props>

const starts: FolderProps = props.parse({})
const shown: FolderProps = { ...starts, folder: '65a1f0c2e4b0a1b2c3d4f400', heading: 'About the bakery' }
const entries = [
  { id: '65a1f0c2e4b0a1b2c3d4f401', title: 'Who bakes here', words: 'Five bakers, one oven.', image: exampleAsset },
  { id: '65a1f0c2e4b0a1b2c3d4f402', title: 'The mill', words: 'Where the flour comes from.', image: exampleAsset },
  { id: '65a1f0c2e4b0a1b2c3d4f403', title: 'Find us', words: '', image: null },
].map((entry, at) => ({ ...entry, href: `/page-${at}`, newWindow: false }))
const data = { entries, isChosen: true }

export const folderBlockContract = blockContract({
  type: 'folder',
  palette: {
    group: 'site',
    name: names.message('folder'),
    keywords: names.message('folder.keywords'),
  },
  props,
  starts,
  headings: ({ heading }) => (heading === '' ? [2] : [2, 3]),
  size: { w: 24, h: 10 },
  examples: {
    grid: { props: shown, data },
    list: { props: { ...shown, look: 'list', heading: '' }, data },
    covers: { props: { ...shown, look: 'covers', columns: 2 }, data },
    words: { props: { ...shown, images: false, words: false }, data },
    empty: { shows: 'nothing', props: starts, data: { entries: [], isChosen: false } },
  },
})
