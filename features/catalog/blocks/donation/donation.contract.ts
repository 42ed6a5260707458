import { messages } from '#platform/i18n'
import { blockContract, controlText } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { exampleDonation } from '../../contract/donation.schema.ts'
import { exampleStoreSettings } from '../example-products.contract.ts'

const names = messages('catalog.palette')

const props = z.object({
  donation: idSchema.nullable().default(null),
  /** `form` shows the amounts; `button` opens the checkout, which shows them. */
  layout: z.enum(['form', 'button']).default('form'),
  showsTitle: z.boolean().default(true),
  showsDescription: z.boolean().default(true),
  /** Empty uses the default label. */
  button: controlText(60).default(''),
})
export type DonationProps = z.infer<typeof props>

const starts = props.parse({})
const chosen = { ...starts, donation: exampleDonation.id }

export const donationBlockContract = blockContract({
  type: 'donation',
  palette: {
    group: 'commerce',
    name: names.message('donation'),
    keywords: names.message('donation.keywords'),
  },
  props,
  starts,
  headings: ({ showsTitle }) => (showsTitle ? [2] : []),
  size: { w: 10, h: 6 },
  examples: {
    form: { props: chosen, data: { donation: exampleDonation, storeSettings: exampleStoreSettings } },
    once: {
      props: chosen,
      data: {
        donation: { ...exampleDonation, recurring: [], allowsOtherAmount: false },
        storeSettings: exampleStoreSettings,
      },
    },
    button: {
      props: { ...chosen, layout: 'button', button: 'Give' },
      data: { donation: exampleDonation, storeSettings: exampleStoreSettings },
    },
    empty: {
      onCanvas: 'a note to the owner',
      props: starts,
      data: { donation: null, storeSettings: exampleStoreSettings },
    },
  },
})
