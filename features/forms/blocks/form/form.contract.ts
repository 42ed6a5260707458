import { blockContract, controlText, linkSchema, text } from '#platform/block'
import { messages } from '#platform/i18n'
import { z } from 'zod'
import { mostFields, mostRecipients } from '../../contract/form.rules.ts'
import { formFieldSchema } from '../../contract/form-field.schema.ts'

const names = messages('forms.palette')

const props = z.object({
  /** What the inbox and emails call it. */
  name: z.string().max(200).default(''),
  fields: z.array(formFieldSchema).max(mostFields),
  /** Empty: “Send”. */
  submitLabel: controlText(100).default(''),
  align: z.enum(['start', 'center', 'stretch']).default('start'),
  /** Stands in place of the form once it is sent; empty: our own words. */
  thanks: text(4000).default(''),
  /** Follows the thanks; its scripts run (C4.29). Storing it needs the code-injection permission. */
  thanksHtml: z.string().max(50_000).default(''),
  /** Where a visitor is led instead of being thanked. */
  redirect: linkSchema.nullable().default(null),
  /** Who is told by email; nobody named: the owner of the site. */
  recipients: z.array(z.email().max(254)).max(mostRecipients).default([]),
  /** Small print below the fields. */
  disclaimer: text(4000).default(''),
})
export type FormProps = z.infer<typeof props>

const starts: FormProps = props.parse({
  fields: [
    { id: '000000000000000000009001', kind: 'name', title: '', required: true },
    { id: '000000000000000000009002', kind: 'email', title: '', required: true },
    { id: '000000000000000000009003', kind: 'textarea', title: '', required: true },
  ],
})
const field = (kind: string, at: number, more: object = {}) => ({
  id: `00000000000000000000a${String(at).padStart(3, '0')}`,
  kind,
  title: '',
  ...more,
})

export const formBlockContract = blockContract({
  type: 'form',
  palette: { group: 'basic', name: names.message('form'), keywords: names.message('form.keywords') },
  props,
  starts,
  hasImages: false,
  size: { w: 12, h: 10 },
  examples: {
    contact: { props: starts },
    everyKind: {
      props: props.parse({
        name: 'Order a cake',
        fields: [
          field('text', 1, {
            title: 'Your company',
            description: 'If you order for one.',
            placeholder: 'Quay Street Ltd',
          }),
          field('textarea', 2, { title: 'What should be written on it?', maxLength: 200 }),
          field('number', 3, { title: 'How many guests?' }),
          field('website', 4),
          field('currency', 5, { title: 'Your budget', currencySymbol: '€' }),
          field('password', 6),
          field('twitter', 7),
          field('date', 8, { title: 'When is the party?', required: true }),
          field('time', 9),
          field('address', 10),
          field('phone', 11, { showCountryCode: true }),
          field('section', 12, { title: 'Taste', description: 'Tell us what you like.', underline: true }),
          field('radio', 13, { title: 'Filling', options: ['Cream', 'Jam'], required: true }),
          field('checkbox', 14, { title: 'Allergies', options: ['Nuts', 'Milk', 'Gluten'] }),
          field('select', 15, { title: 'Collect from', options: ['Quay Street', 'Mill Lane'] }),
          field('likert', 16, { title: 'How did we do?', options: ['The taste was good', 'It was on time'] }),
          field('hidden', 17, { key: 'source', value: 'website' }),
        ],
        submitLabel: 'Order',
        align: 'stretch',
        disclaimer: 'We keep your answers for one year.',
      }),
    },
    empty: {
      shows: 'nothing',
      props: props.parse({ fields: [] }),
    },
  },
  runsCode: ({ thanksHtml }) => thanksHtml.trim() !== '',
})
