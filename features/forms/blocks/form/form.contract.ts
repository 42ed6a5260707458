import { blockContract, controlText, linkSchema, text } from '#platform/block'
import { messages } from '#platform/i18n'
import { z } from 'zod'
import { captchaChoices, mostFields, mostRecipients } from '../../contract/form.rules.ts'
import { blockFieldSchema } from '../../contract/block-field.schema.ts'

const names = messages('forms.palette')

const props = z.object({
  /** Name of the form in the inbox and in emails. */
  name: z.string().max(200).default(''),
  fields: z.array(blockFieldSchema).max(mostFields),
  /** Empty: “Send”. */
  submitLabel: controlText(100).default(''),
  align: z.enum(['start', 'center', 'stretch']).default('start'),
  /** Text shown once the form is sent; empty uses the default. */
  thanks: text(4000).default(''),
  /** HTML after the thanks, whose scripts run (C4.29). Storing it needs the code-injection permission. */
  thanksHtml: z.string().max(50_000).default(''),
  /** Page that opens after the form was sent, instead of the thanks. */
  redirect: linkSchema.nullable().default(null),
  /** Recipients of email notices; when empty, the owner of the site. */
  recipients: z.array(z.email().max(254)).max(mostRecipients).default([]),
  /** Small print below the fields. */
  disclaimer: text(4000).default(''),
  validates: z.boolean().default(true),
  remembers: z.boolean().default(false),
  /** How the form keeps out automated submissions. */
  captcha: z.enum(captchaChoices).default('doubt'),
  /** Time at which the form closes by itself; null for never. */
  closesAt: z.iso.datetime().nullable().default(null),
  /** Number of submissions after which it closes; 0: never. */
  mostSubmissions: z.int().min(0).max(1_000_000).default(0),
  /** Text shown in place of a closed form; empty uses the default. */
  closedText: text(2000).default(''),
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
  headings: () => [3],
  size: { w: 12, h: 10 },
  examples: {
    contact: { props: starts, data: { isClosed: false } },
    everyKind: {
      data: { isClosed: false },
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
          field('file', 18, { title: 'A drawing of the cake', maxFiles: 2 }),
          field('rating', 19, { title: 'How did you find us?' }),
          field('matrix', 30, {
            title: 'When can you collect it?',
            rows: ['Friday', 'Saturday'],
            options: ['Morning', 'Afternoon'],
            many: true,
          }),
          field('calculation', 31, { title: 'Price', formula: '{How many guests?} * 4.5', unit: '€' }),
          field('signature', 32, { title: 'Your signature' }),
        ],
        submitLabel: 'Order',
        align: 'stretch',
        disclaimer: 'We keep your answers for one year.',
      }),
    },
    steps: {
      data: { isClosed: false },
      props: props.parse({
        name: 'Workshop',
        remembers: true,
        fields: [
          field('name', 20, { required: true }),
          field('email', 21, { required: true, prefill: 'email' }),
          field('step', 22, { title: 'Your visit' }),
          field('radio', 23, { title: 'Do you come alone?', options: ['Yes', 'No'] }),
          field('number', 24, {
            title: 'With how many?',
            required: true,
            shownIf: { field: '00000000000000000000a023', test: 'is', value: 'No' },
          }),
        ],
      }),
    },
    checked: {
      data: { isClosed: false, captcha: { provider: 'turnstile', siteKey: '1x00000000000000000000AA' } },
      props: props.parse({ ...starts, captcha: 'turnstile' }),
    },
    closed: {
      onCanvas: 'open, for whoever works on it',
      data: { isClosed: true },
      props: props.parse({ ...starts, closedText: 'The workshop is full.' }),
    },
    empty: {
      shows: 'nothing',
      data: { isClosed: false },
      props: props.parse({ fields: [] }),
    },
  },
  runsCode: ({ thanksHtml }) => thanksHtml.trim() !== '',
})
