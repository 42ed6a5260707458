import { messages } from '#platform/i18n'
import { blockContract, text } from '#platform/block'
import { z } from 'zod'

const names = messages('checkout.palette')

const props = z.object({
  look: z.enum(['icon', 'words', 'both']).default('icon'),
  /** Empty for our default label. */
  label: text(60).default(''),
})
export type CartLinkProps = z.infer<typeof props>
const starts = props.parse({})

/** Link to the cart with the number of its items. */
export const cartLinkBlockContract = blockContract({
  type: 'cart-link',
  number: 906,
  palette: {
    group: 'commerce',
    name: names.message('cart-link'),
    keywords: names.message('cart-link.keywords'),
  },
  props,
  starts,
  size: { w: 2, h: 2 },
  examples: {
    icon: { props: starts },
    words: { props: { look: 'words', label: '' } },
    both: { props: { look: 'both', label: 'Bag' } },
  },
})
