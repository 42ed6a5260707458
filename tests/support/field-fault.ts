import { DomUtils, parseDocument } from 'htmlparser2'

const { findOne, getAttributeValue, getElementById, textContent } = DomUtils

/**
 * Returns the sentence beside a field that is marked as wrong, as its page ties it to the field. Null: the field is not
 * marked, or its sentence is missing.
 */
export function fieldFault(html: string, name: string): string | null {
  const { children } = parseDocument(html)
  const field = findOne(
    (element) => getAttributeValue(element, 'name') === name && getAttributeValue(element, 'aria-invalid') === 'true',
    children,
  )
  const id = field ? (getAttributeValue(field, 'aria-describedby') ?? '').split(' ').at(-1) : undefined
  const sentence = id ? getElementById(id, children) : null
  return sentence ? textContent(sentence) : null
}
