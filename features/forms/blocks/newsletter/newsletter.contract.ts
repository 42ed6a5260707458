import { blockContract, controlText, linkSchema, text } from '#platform/block'
import { messages } from '#platform/i18n'
import { idSchema } from '#platform/contract'
import { z } from 'zod'

const names = messages('forms.palette')

const props = z.object({
  title: text(200).default(''),
  text: text(2000).default(''),
  /** C3.120: mailing list that new subscribers join; null until one is chosen. */
  listId: idSchema.nullable().default(null),
  /** C3.120: new subscribers confirm by email before anything is sent to them. */
  isDoubleOptIn: z.boolean().default(true),
  asksName: z.boolean().default(false),
  /** Empty: “Sign up”. */
  submitLabel: controlText(100).default(''),
  /** Text shown in place of the form; empty uses the default. */
  thanks: text(2000).default(''),
  thanksHtml: z.string().max(50_000).default(''),
  redirect: linkSchema.nullable().default(null),
  disclaimer: text(2000).default(''),
})
export type NewsletterProps = z.infer<typeof props>

/** Whether the list that was chosen is there. */
export interface NewsletterData {
  hasList: boolean
}

const starts: NewsletterProps = props.parse({})
const chosen = { ...starts, listId: '65a1f0c2e4b0a1b2c3d4e5f6' }

export const newsletterBlockContract = blockContract({
  type: 'newsletter',
  palette: { group: 'basic', name: names.message('newsletter'), keywords: names.message('newsletter.keywords') },
  props,
  starts,
  hasImages: false,
  headings: ({ title }) => (title === '' ? [] : [3]),
  size: { w: 12, h: 5 },
  examples: {
    plain: { props: chosen, data: { hasList: true } },
    named: {
      props: {
        ...chosen,
        title: 'News from the bakery',
        text: 'Once a month: what we bake, and when.',
        asksName: true,
        disclaimer: 'You can unsubscribe at any time.',
      },
      data: { hasList: true },
    },
    empty: { props: starts, data: { hasList: false }, shows: 'nothing' },
  },
  runsCode: ({ thanksHtml }) => thanksHtml.trim() !== '',
})
