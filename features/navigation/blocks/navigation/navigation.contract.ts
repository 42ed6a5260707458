import { messages } from '#platform/i18n'
import { blockContract, controlText, linkSchema } from '#platform/block'
import { z } from 'zod'

const names = messages('navigation.palette')

const menuLayouts = ['words', 'list', 'drawer'] as const

const props = z.object({
  /** Name of the menu: `main`, `footer`. */
  tree: z.string().min(1).max(60).default('main'),
  layout: z.enum(['row', 'column']).default('row'),
  align: z.enum(['start', 'center', 'end']).default('end'),
  /** Screens on which the entries are behind a button. */
  collapse: z.enum(['phone', 'always', 'never']).default('phone'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  /**
   * Layout of the menu behind the button: large text over the whole window, a list with lines, or a drawer at the side.
   */
  menu: z.enum(menuLayouts).default('words'),
  /** Elements besides the entries, if the site has them. */
  shows: z
    .object({
      search: z.boolean(),
      account: z.boolean(),
      contact: z.boolean(),
      hours: z.boolean(),
      social: z.boolean(),
    })
    .default({ search: true, account: true, contact: true, hours: true, social: true }),
  /** The button at the bottom of the menu; hidden without a label. */
  action: z.object({ label: controlText(60), link: linkSchema }).prefault({ label: '', link: { href: '' } }),
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

const around = {
  title: 'Korenbloem',
  logo: null,
  places: [{ label: 'Sign in', href: '/account', sign: 'account' as const }],
  phone: '+31 15 123 4567',
  email: 'brood@korenbloem.example',
  address: ['Vlietkade 12', '2611 AB Delft'],
  hours: [{ days: 'Tue – Sat', hours: '8:00–17:00' }],
  social: [{ id: '1', service: 'instagram' as const, href: 'https://instagram.example/korenbloem', label: '' }],
}

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
    row: { props: starts, data: { links, around: null } },
    list: {
      props: { ...starts, menu: 'list', action: { label: 'Order a cake', link: { href: '/order', newWindow: false } } },
      data: { links, around },
    },
    drawer: { props: { ...starts, menu: 'drawer' }, data: { links, around } },
    column: {
      props: { ...starts, tree: 'footer', layout: 'column', align: 'start', collapse: 'never', size: 'small' },
      data: { links, around: null },
    },
    button: { props: { ...starts, collapse: 'always' }, data: { links, around } },
    empty: { shows: 'nothing', props: starts, data: { links: [], around: null } },
  },
})
