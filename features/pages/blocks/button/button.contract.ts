import { z } from 'zod'
import { blockContract, linkSchema, text } from '#platform/blocks'

const props = z.object({
  label: text(200),
  link: linkSchema,
  /** `site`: as the site's styles say. */
  look: z.enum(['site', 'solid', 'outline', 'underline']).default('site'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  align: z.enum(['start', 'center', 'end', 'fill']).default('start'),
  /** Opens the file of the link instead of following it. */
  download: z.boolean().default(false),
})
export type ButtonProps = z.infer<typeof props>

const starts: ButtonProps = props.parse({ label: '', link: { href: '' } })
const order = { ...starts, label: 'Order a cake', link: { href: '/order', newWindow: false } }

export const buttonBlockContract = blockContract({
  type: 'button',
  props,
  starts,
  size: { w: 5, h: 1 },
  examples: {
    solid: { props: { ...order, look: 'solid' } },
    outline: { props: { ...order, look: 'outline', size: 'large' } },
    underline: { props: { ...order, look: 'underline', size: 'small' } },
    fill: { props: { ...order, align: 'fill' } },
    away: { props: { ...order, label: 'Tickets', align: 'center', link: { href: 'https://tickets.example/alps', newWindow: true } } },
    empty: { props: starts },
  },
})
