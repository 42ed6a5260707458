import type { FormPiece } from '#platform/block'
import { decodeEntities } from '../read/decode-entities.ts'
import { scalarText } from '../scalar-text.ts'

/** Name of the marked shortcode of a page builder's form. */
export const formMark = 'quoin-form'

const mostFields = 200
const mostOptions = 200

/** Returns the form that `formMarkup` wrote. */
export function markedForm(attributes: ReadonlyMap<string, string>, content: string): FormPiece {
  const fields: unknown = JSON.parse(content)
  return {
    kind: 'form',
    name: attributes.get('name') ?? '',
    fields: (Array.isArray(fields) ? fields.slice(0, mostFields) : []).map(fieldOf),
    button: attributes.get('button') ?? '',
    thanks: attributes.get('thanks') ?? '',
  }
}

function fieldOf(value: unknown): FormPiece['fields'][number] {
  const field = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const options: unknown[] = Array.isArray(field.options) ? field.options : []
  return {
    kind: scalarText(field.kind) || 'text',
    label: decodeEntities(scalarText(field.label)),
    description: scalarText(field.description),
    isRequired: field.isRequired === true,
    options: options
      .slice(0, mostOptions)
      .map((option) => decodeEntities(scalarText(option)).trim())
      .filter((option) => option !== ''),
  }
}
