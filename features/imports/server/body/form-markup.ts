import type { FormPiece } from '#platform/block'
import { formMark } from './marked-form.ts'
import { markShortcode } from './shortcode-pieces.ts'

type Field = Omit<FormPiece['fields'][number], 'description'> & { description?: string }

interface Form {
  name?: string
  button?: string
  thanks?: string
  fields: readonly Field[]
}

/** Returns a form of a page builder as an element of the text, which keeps its place; '' for one without fields. */
export function formMarkup({ name = '', button = '', thanks = '', fields }: Form): string {
  if (fields.length === 0) return ''
  const attributes = new Map([
    ['name', name],
    ['button', button],
    ['thanks', thanks],
  ])
  return `\n\n${markShortcode({ name: formMark, attributes, content: JSON.stringify(fields) })}\n\n`
}
