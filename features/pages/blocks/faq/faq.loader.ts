import { plainText } from '#platform/document'
import { type BlockLoader, jsonForHtml } from '#platform/render/server'
import type { FaqData, FaqProps } from './faq.contract.ts'

/** Questions and answers as search engines read them (schema.org, FAQPage). */
export const loadFaqs: BlockLoader<FaqProps, FaqData> = async (_ctx, blocks) =>
  new Map(blocks.map(({ id, props }) => [id, { data: { jsonLd: jsonLdOf(props) }, tags: [] }]))

function jsonLdOf({ questions, tellsSearch }: FaqProps): string {
  const mainEntity = questions.flatMap(({ question, answer }) => {
    const text = plainText(answer).trim()
    return question.trim() === '' || text === ''
      ? []
      : [{ '@type': 'Question', name: question.trim(), acceptedAnswer: { '@type': 'Answer', text } }]
  })
  if (!tellsSearch || mainEntity.length === 0) return ''
  return jsonForHtml({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity })
}
