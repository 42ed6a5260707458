import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, controlText, linkSchema, text } from '#platform/block'
import { askStyles } from './button.rules.ts'

const names = messages('pages.palette')

/** A question or message before the link is followed. */
const askSchema = z.object({
  style: z.enum(askStyles),
  title: controlText(120).default(''),
  message: controlText(600),
  /** Empty for our default label. */
  confirm: controlText(60).default(''),
  reject: controlText(60).default(''),
  /** Link of `reject`; null without one. */
  otherwise: linkSchema.nullable().default(null),
})

const props = z.object({
  label: text(200),
  link: linkSchema,
  /** `site` follows the site's styles. */
  look: z.enum(['site', 'solid', 'outline', 'underline']).default('site'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
  align: z.enum(['start', 'center', 'end', 'fill']).default('start'),
  /** Opens the file of the link instead of following it. */
  download: z.boolean().default(false),
  ask: askSchema.nullable().default(null),
})
export type ButtonProps = z.infer<typeof props>

const starts: ButtonProps = props.parse({ label: '', link: { href: '' } })
const order = { ...starts, label: 'Order a cake', link: { href: '/order', newWindow: false } }

export const buttonBlockContract = blockContract({
  type: 'button',
  palette: {
    group: 'basic',
    name: names.message('button'),
    keywords: names.message('button.keywords'),
  },
  props,
  starts,
  hasImages: false,
  size: { w: 5, h: 1 },
  examples: {
    solid: { props: { ...order, look: 'solid' } },
    outline: { props: { ...order, look: 'outline', size: 'large' } },
    underline: { props: { ...order, look: 'underline', size: 'small' } },
    fill: { props: { ...order, align: 'fill' } },
    away: {
      props: {
        ...order,
        label: 'Tickets',
        align: 'center',
        link: { href: 'https://tickets.example/alps', newWindow: true },
      },
    },
    asks: {
      props: {
        ...order,
        label: 'The wine list',
        ask: {
          style: 'confirm-or-reject',
          title: 'One question first',
          message: 'Are you eighteen or older?',
          confirm: 'Yes',
          reject: 'Not yet',
          otherwise: { href: '/lemonade', newWindow: false },
        },
      },
    },
    empty: { shows: 'nothing', props: starts },
  },
})
