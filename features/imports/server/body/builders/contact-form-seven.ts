import { decodeEntities } from '../../read/decode-entities.ts'
import { formMarkup } from '../form-markup.ts'
import { withPlainQuotes } from '../shortcodes.ts'

type Field = Parameters<typeof formMarkup>[0]['fields'][number]

/** Kinds of the tags of a template. The other tags are hidden, or questions against robots. */
const kinds: Readonly<Record<string, string>> = {
  text: 'text',
  email: 'email',
  url: 'website',
  tel: 'phone',
  number: 'number',
  range: 'number',
  date: 'date',
  textarea: 'textarea',
  select: 'select',
  checkbox: 'checkbox',
  radio: 'radio',
  acceptance: 'checkbox',
  file: 'file',
}
const longestTemplate = 200_000
const longestLabel = 500
const acceptanceEnd = '[/acceptance]'
const tag = /\[([a-z_]{1,40})(\*?)((?:\s[^[\]]*)?)\]/g

/** Converts the template of a form of Contact Form 7: HTML with a tag in brackets for each field. */
export function contactFormMarkup(name: string, template: string): string {
  const text = withPlainQuotes(template.slice(0, longestTemplate))
  const fields: Field[] = []
  let button = ''
  let labelFrom = 0
  const lastEnd = text.lastIndexOf(acceptanceEnd)
  for (const match of text.matchAll(tag)) {
    const [written, type = '', star, inside = ''] = match
    const { words, values } = partsOf(inside)
    const before = lastLine(text.slice(labelFrom, match.index))
    labelFrom = match.index + written.length
    if (type === 'submit') button = values[0] ?? ''
    const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
    if (kind === undefined) continue
    const hasPlaceholder = words.includes('placeholder') || words.includes('watermark')
    const firstIsLabel = words.includes('first_as_label')
    const end = type === 'acceptance' && labelFrom <= lastEnd ? text.indexOf(acceptanceEnd, labelFrom) : labelFrom
    const agreed = lastLine(text.slice(labelFrom, end).replace(/\s+/g, ' '))
    labelFrom = end
    fields.push({
      kind,
      label: agreed || before || (hasPlaceholder ? values[0] : '') || titleOf(words[0] ?? ''),
      // An acceptance has to be given unless its tag says otherwise.
      isRequired: star === '*' || (type === 'acceptance' && !words.includes('optional')),
      options: ['select', 'checkbox', 'radio'].includes(type) ? values.slice(firstIsLabel ? 1 : 0).map(shownPart) : [],
    })
  }
  return formMarkup({ name, button, fields })
}

/** The words and the quoted values of a tag. */
function partsOf(inside: string): { words: string[]; values: string[] } {
  const words: string[] = []
  const values: string[] = []
  for (const [, double, single, word] of inside.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)) {
    if (word === undefined) values.push(decodeEntities(double ?? single ?? ''))
    else words.push(word)
  }
  return { words, values }
}

/** `Sales|sales@shop.example` shows `Sales`, and tells the plug-in where to send the answer. */
const shownPart = (value: string): string => value.split('|')[0] ?? ''

/** `your-email` is how a field without a label is named. */
function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of a field is the last line before its tag. */
function lastLine(html: string): string {
  const broken = html.replace(/<\/?(?:label|p|div|h\d|br)(?:[\s/][^<>]*)?>/gi, '\n')
  const lines = plain(broken).split('\n')
  const line = lines.map((each) => each.trim()).findLast((each) => each !== '') ?? ''
  const [label = ''] = line.slice(0, longestLabel).split(/ ?(?:\*|\(required\))/i)
  return label.trim().replace(/:$/, '')
}

const plain = (html: string): string => decodeEntities(html.replace(/<[^<>]*>/g, ''))
