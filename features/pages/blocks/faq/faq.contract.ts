import { z } from 'zod'
import { blockContract, richText, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { paragraphs } from '#platform/document'
import { messages } from '#platform/i18n'

const names = messages('pages.palette')

export const questionsAtMost = 100

const props = z.object({
  questions: z
    .array(z.object({ id: idSchema, question: text(300).default(''), answer: richText() }))
    .max(questionsAtMost)
    .default([]),
  layout: z.enum(['folded', 'open', 'columns']).default('folded'),
  /** Whether search engines may show the questions and answers among their results. */
  tellsSearch: z.boolean().default(true),
})
export type FaqProps = z.infer<typeof props>

export interface FaqData {
  /** Structured data for search engines, escaped for a script element; empty when there is none. */
  jsonLd: string
}

const starts: FaqProps = props.parse({})
const question = (n: number, words: string, answer: string) => ({
  id: `65a1f0c2e4b0a1b2c3d4f40${n}`,
  question: words,
  answer: paragraphs(answer),
})
const questions = [
  question(1, 'Can I order for tomorrow?', 'Yes, until three in the afternoon. Cakes need two days.'),
  question(2, 'Do you bake without gluten?', 'No. There is flour in the air of our bakery.'),
  question(3, 'Where can I park a cargo bike?', 'In front of the window, beside the bench.'),
]

export const faqBlockContract = blockContract({
  type: 'faq',
  number: 938,
  palette: {
    group: 'layout',
    name: names.message('faq'),
    keywords: names.message('faq.keywords'),
  },
  props,
  starts,
  hasImages: false,
  headings: ({ questions }) => questions.map(() => 3),
  size: { w: 16, h: 9 },
  examples: {
    folded: { props: { ...starts, questions }, data: { jsonLd: '' } },
    open: { props: { ...starts, questions, layout: 'open' }, data: { jsonLd: '' } },
    columns: { props: { ...starts, questions, layout: 'columns' }, data: { jsonLd: '' } },
    empty: { shows: 'nothing', props: starts, data: { jsonLd: '' } },
  },
})
