import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { pageContextOf } from '#support/page-context'
import { renderView } from '#support/render-view'
import { faqBlock } from './faq.block.ts'
import { type FaqProps, faqBlockContract } from './faq.contract.ts'
import { loadFaqs } from './faq.loader.ts'

const { folded } = faqBlockContract.examples
const props = folded?.props as FaqProps
const loaded = async (change: Partial<FaqProps> = {}) =>
  (await loadFaqs({} as never, [{ id: 'b1', props: { ...props, ...change } }] as never, {} as never)).get('b1')?.data
    .jsonLd ?? ''
const shown = (jsonLd: string, change: Partial<FaqProps> = {}) =>
  renderView(
    exampleElement({ block: faqBlock, example: { props: { ...props, ...change }, data: { jsonLd } } as never }),
  )

test('search engines get questions with their answers, and none without an answer', async () => {
  const [first] = props.questions
  const open = {
    id: '65a1f0c2e4b0a1b2c3d4f499',
    question: 'Open?',
    answer: { type: 'doc', content: [{ type: 'paragraph' }] },
  }
  const jsonLd = await loaded({ questions: [first, open] as FaqProps['questions'] })
  expect(JSON.parse(jsonLd)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Can I order for tomorrow?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, until three in the afternoon. Cakes need two days.' },
      },
    ],
  })
  expect(await loaded({ tellsSearch: false })).toBe('')
})

test('a question cannot end the script around it', async () => {
  const [first] = props.questions
  const jsonLd = await loaded({ questions: [{ ...first, question: '</script><b>' }] as FaqProps['questions'] })
  expect(jsonLd).not.toContain('</script')
})

test('without scripts questions unfold one at a time, and the data for search engines is beside them', async () => {
  const { html, islands } = shown(await loaded())
  expect(html.match(/<details name="faq-/g)).toHaveLength(3)
  expect(html).toContain('"@type":"FAQPage"')
  expect([...islands]).toEqual([])
  expect(shown('', { layout: 'open' }).html).not.toContain('<details')
  expect(pageContextOf.editing).toBe(false)
})
