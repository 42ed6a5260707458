import { messages } from '#platform/i18n'
import { exampleAsset } from '#features/media/contract'
import { blockContract, controlText } from '#platform/block'
import { z } from 'zod'

const names = messages('search.palette')

const props = z.object({
  /** Empty uses the default text. */
  placeholder: controlText(200).default(''),
  button: controlText(60).default(''),
  look: z.enum(['field', 'line', 'icon']).default('field'),
  /** Shows results under the field while the visitor types. */
  preview: z.boolean().default(true),
})
export type SearchProps = z.infer<typeof props>

const starts = props.parse({})
const results = {
  query: 'rye',
  count: 12,
  corrected: null,
  popular: [],
  words: null,
  page: 1,
  pages: 2,
  results: [
    {
      path: '/news/two-nights',
      title: [
        { text: 'Why our ', isHit: false },
        { text: 'rye', isHit: true },
        { text: ' rests for two nights', isHit: false },
      ],
      text: [
        { text: 'Time does what kneading cannot: acid, aroma, and a crumb of ', isHit: false },
        { text: 'rye', isHit: true },
        { text: ' that keeps …', isHit: false },
      ],
      product: null,
    },
    {
      path: '/bread',
      title: [{ text: 'Our bread', isHit: false }],
      text: [
        { text: 'Wheat, spelt and ', isHit: false },
        { text: 'rye', isHit: true },
        { text: '.', isHit: false },
      ],
      product: { image: { asset: exampleAsset, focalPoint: null }, price: 'from €4.20', before: '€4.80' },
    },
  ],
}

export const searchBlockContract = blockContract({
  type: 'search',
  palette: {
    group: 'site',
    name: names.message('search'),
  },
  props,
  starts,
  size: { w: 10, h: 1 },
  examples: {
    field: { props: starts, data: null },
    line: { props: { ...starts, look: 'line', placeholder: 'What are you looking for?' }, data: null },
    icon: { props: { ...starts, look: 'icon' }, data: null },
    results: { props: starts, data: results },
    plain: { props: { ...starts, preview: false }, data: null },
    otherSpelling: { props: starts, data: { ...results, corrected: 'bread' } },
    nothingFound: { props: starts, data: { ...results, results: [], count: 0, pages: 1 } },
    foundInVain: {
      props: starts,
      data: {
        ...results,
        results: [],
        count: 0,
        pages: 1,
        popular: [
          {
            path: '/bread/rye',
            title: 'Rye loaf',
            image: exampleAsset,
            focalPoint: null,
            price: '€4.20',
            before: '€4.80',
          },
        ],
        words: { title: 'Not on our shelf', text: 'Ask us at the counter.', image: exampleAsset },
      },
    },
  },
})
