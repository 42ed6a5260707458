import { text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'

export const termKinds = ['tag', 'category', 'author', 'month'] as const
export type TermKind = (typeof termKinds)[number]

/** A tag, category, author or month, with the path and the number of its items. */
export interface Term {
  name: string
  path: string
  count: number
  /** For months: `2026`. */
  group: string
}

export interface TermsData {
  terms: readonly Term[]
  isChosen: boolean
}

/** Props of every block that lists terms of a collection. */
export const termsPropsSchema = z.object({
  collection: idSchema.nullable(),
  heading: text(200).default(''),
  /** Whether each term shows its number. */
  counts: z.boolean().default(true),
  order: z.enum(['name', 'count']).default('name'),
  limit: z.number().int().min(1).max(500).default(100),
  layout: z.enum(['list', 'inline', 'columns']).default('list'),
})
export type TermsProps = z.infer<typeof termsPropsSchema>

const termsStarts: TermsProps = termsPropsSchema.parse({ collection: null })

const tags = ['Rye', 'Sourdough', 'Holidays', 'The mill', 'Recipes']
export const exampleTerms: TermsData = {
  isChosen: true,
  terms: tags.map((name, at) => ({
    name,
    path: `/news/tag/${name.toLowerCase().replace(' ', '-')}`,
    count: [14, 31, 4, 9, 22][at] ?? 1,
    group: '',
  })),
}
export const exampleMonths: TermsData = {
  isChosen: true,
  terms: [
    ...['November', 'September', 'June'].map((name, at) => ({
      name: `${name} 2026`,
      path: `/news?month=2026-0${9 - at}`,
      count: 4 - at,
      group: '2026',
    })),
    ...['December', 'April'].map((name, at) => ({
      name: `${name} 2025`,
      path: `/news?month=2025-0${4 + at}`,
      count: 3 + at,
      group: '2025',
    })),
  ],
}

/** Props, starts and examples of a block that lists the terms of one kind. */
export function termsBlock(data: TermsData) {
  return {
    props: termsPropsSchema,
    starts: termsStarts,
    headings: ({ heading }: TermsProps) => (heading === '' ? [3] : [2, 3]),
    size: { w: 6, h: 5 },
    examples: {
      list: { props: termsStarts, data },
      inline: { props: { ...termsStarts, layout: 'inline' as const, counts: false }, data },
      empty: { shows: 'nothing' as const, props: termsStarts, data: { terms: [], isChosen: false } },
    },
  }
}
