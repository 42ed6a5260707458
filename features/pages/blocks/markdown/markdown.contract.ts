import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { headingsOfMarkdown, wordsOfMarkdown } from './markdown.rules.ts'

const names = messages('pages.palette')

const props = z.object({ source: text(200_000) })
export type MarkdownProps = z.infer<typeof props>

const source = `## How to store a loaf

Never in the fridge. *Cut side down*, on a board, under a cloth; it keeps **four days**.

- [x] Let it cool first
- [ ] Then slice

| Loaf  | Keeps    |
| ----- | -------- |
| Rye   | a week   |
| Spelt | two days |

> Old bread is not hard. No bread, that is hard.

\`\`\`text
toast at 180 °C
\`\`\`

More at [our recipes](/recipes), or ~~call~~ write us.[^1]

[^1]: We answer within a day.`

export const markdownBlockContract = blockContract({
  type: 'markdown',
  palette: {
    group: 'code',
    name: names.message('markdown'),
  },
  props,
  starts: { source: '' },
  words: ({ source }) => wordsOfMarkdown(source),
  headings: ({ source }) => headingsOfMarkdown(source),
  hasImages: false,
  size: { w: 14, h: 6 },
  examples: {
    everything: { props: { source } },
    html: {
      props: {
        source:
          'HTML is <b>text</b> here, and so is <script>alert(1)</script>. [A link that runs](javascript:alert(1)) leads nowhere.',
      },
    },
    empty: { shows: 'nothing', props: { source: '' } },
  },
})
