import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { z } from 'zod'

const names = messages('navigation.palette')

const props = z.object({
  /** Name of the menu: `main`, `footer`. */
  tree: z.string().min(1).max(60).default('main'),
  layout: z.enum(['row', 'column']).default('row'),
  align: z.enum(['start', 'center', 'end']).default('end'),
  /** When the entries stand behind a button. */
  collapse: z.enum(['phone', 'always', 'never']).default('phone'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
})
export type NavigationProps = z.infer<typeof props>

const starts = props.parse({})
const leaf = (id: number, label: string, href: string) => ({
  id: `65a1f0c2e4b0a1b2c3d4e80${id}`,
  label,
  href,
  documentId: null,
  newWindow: false,
  children: [],
})
const links = [
  leaf(1, 'Bread', '/bread'),
  {
    ...leaf(2, 'Visit', ''),
    href: null,
    children: [leaf(3, 'Opening hours', '/hours'), leaf(4, 'How to get here', '/route')],
  },
  leaf(5, 'News', '/news'),
  { ...leaf(6, 'Order', 'https://order.example'), newWindow: true },
]

export const navigationBlockContract = blockContract({
  type: 'navigation',
  palette: {
    group: 'site',
    name: names.message('navigation'),
    keywords: names.message('navigation.keywords'),
  },
  props,
  starts,
  size: { w: 16, h: 1 },
  examples: {
    row: { props: starts, data: { links } },
    column: {
      props: { ...starts, tree: 'footer', layout: 'column', align: 'start', collapse: 'never', size: 'small' },
      data: { links },
    },
    button: { props: { ...starts, collapse: 'always' }, data: { links } },
    empty: { shows: 'nothing', props: starts, data: { links: [] } },
  },
})
