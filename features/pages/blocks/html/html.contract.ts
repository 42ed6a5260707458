import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, richText } from '#platform/block'
import { type RichTextNode, headed, paragraphs } from '#platform/document'
import { highlightDirections, highlightTypes } from './html.rules.ts'

const names = messages('pages.palette')

const props = z.object({
  text: richText(),
  /** Animation of marked words when they become visible; null without one. */
  highlight: z
    .object({ type: z.enum(highlightTypes).default('draw'), direction: z.enum(highlightDirections).default('left') })
    .nullable()
    .default(null),
  /** Whether numbers in headings and strong words count up when they become visible. */
  counts: z.boolean().default(false),
})
export type HtmlProps = z.infer<typeof props>

/** The text block. Its name is that of the platform contract; it contains rich text and never HTML. */
export const htmlBlockContract = blockContract({
  type: 'html',
  palette: {
    group: 'basic',
    name: names.message('html'),
    keywords: names.message('html.keywords'),
  },
  props,
  starts: { text: paragraphs(''), highlight: null, counts: false },
  hasImages: false,
  size: { w: 14, h: 4 },
  examples: {
    prose: {
      props: {
        text: headed(
          2,
          'Bread takes a night',
          'We mix the dough at six in the evening and leave it alone until four. Nothing we could add does what those ten hours do.',
          'Then it goes into the oven, forty loaves at a time, and by half past six the first people stand at the door.',
        ),
        highlight: null,
        counts: false,
      },
    },
    numbers: { props: { text: headed(2, '12.500 loaves', 'Every week.'), highlight: null, counts: true } },
    everything: {
      props: {
        text: { type: 'doc', content: everything() },
        highlight: { type: 'draw', direction: 'left' },
        counts: false,
      },
    },
    empty: { props: { text: paragraphs(''), highlight: null, counts: false } },
  },
})

function everything(): RichTextNode[] {
  const text = (words: string, ...marks: string[]): RichTextNode => ({
    type: 'text',
    text: words,
    marks: marks.map((type) => ({ type })),
  })
  const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
  const item = (words: string): RichTextNode => ({ type: 'list_item', content: [paragraph(text(words))] })
  const cell = (type: string, words: string): RichTextNode => ({ type, content: [paragraph(text(words))] })
  const row = (type: string, ...words: string[]): RichTextNode => ({
    type: 'table_row',
    content: words.map((word) => cell(type, word)),
  })
  const link: RichTextNode = {
    type: 'text',
    text: 'an ordinary link',
    marks: [{ type: 'link', attrs: { href: '/contact' } }],
  }
  return [
    { type: 'heading', attrs: { level: 2 }, content: [text('Everything a text may hold')] },
    paragraph(
      text('Plain words, '),
      text('strong', 'strong'),
      text(' and '),
      text('slanted', 'em'),
      text(' ones, '),
      link,
      text(', a '),
      text('mark', 'highlight'),
      text(' and H'),
      text('2', 'sub'),
      text('O.'),
    ),
    { type: 'bullet_list', content: [item('Rye with caraway'), item('Spelt'), item('White tin loaf')] },
    { type: 'ordered_list', content: [item('Mix'), item('Wait'), item('Bake')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('What people say')] },
    { type: 'blockquote', content: [paragraph(text('The only reason I get up before seven.'))] },
    {
      type: 'code_block',
      attrs: { language: 'text' },
      content: [{ type: 'text', text: 'flour 1000\nwater  720\nsalt    20' }],
    },
    {
      type: 'table',
      content: [
        row('table_header', 'Loaf', 'Weight', 'Price'),
        row('table_cell', 'Rye', '800 g', '€ 4.20'),
        row('table_cell', 'Spelt', '650 g', '€ 3.90'),
      ],
    },
    { type: 'horizontal_rule' },
    paragraph(text('And a last line.', 'small')),
  ]
}
