import { messages } from '#platform/i18n'
import { blockContract, text } from '#platform/block'
import { paragraphs } from '#platform/document'
import { z } from 'zod'

const names = messages('comments.palette')

const props = z.object({
  /** Empty for a default heading with the number of comments. */
  heading: text(200).default(''),
})
export type CommentsProps = z.infer<typeof props>

const starts = props.parse({})
const documentId = '65a1f0c2e4b0a1b2c3d4e5f6'
const data = {
  count: 3,
  writing: null,
  threads: [
    {
      id: '65a1f0c2e4b0a1b2c3d4e701',
      name: 'Aletta',
      website: '',
      date: '2026-03-04T09:12:00.000Z',
      dateText: '4 March 2026',
      isByOwner: false,
      body: paragraphs('My grandmother had the same starter. Hers was called Trijntje.'),
      replies: [
        {
          id: '65a1f0c2e4b0a1b2c3d4e702',
          name: 'Nora de Wit',
          website: 'https://korenbloem.example',
          date: '2026-03-04T11:40:00.000Z',
          dateText: '4 March 2026',
          body: paragraphs('Then they may be cousins.'),
          isByOwner: true,
          replies: [],
        },
      ],
    },
    {
      id: '65a1f0c2e4b0a1b2c3d4e703',
      name: '',
      website: '',
      date: '2026-03-07T20:05:00.000Z',
      dateText: '7 March 2026',
      isByOwner: false,
      body: paragraphs('How much rye do you use?', 'And for how long does it rest?'),
      replies: [],
    },
  ],
}

export const commentsBlockContract = blockContract({
  type: 'comments',
  flag: 'comments',
  palette: {
    group: 'social',
    name: names.message('comments'),
  },
  props,
  starts,
  headings: () => [2, 3],
  size: { w: 16, h: 6 },
  examples: {
    thread: { props: starts, data },
    headed: { props: { heading: 'What readers say' }, data },
    none: { shows: 'nothing', props: starts, data: { count: 0, threads: [], writing: null } },
    first: { props: starts, data: { count: 0, threads: [], writing: { by: 'everyone', documentId } } },
    open: { props: starts, data: { ...data, writing: { by: 'everyone', documentId } } },
    members: { props: starts, data: { ...data, writing: { by: 'members', documentId } } },
  },
})
