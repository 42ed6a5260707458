import type { FormPiece, Piece } from '#platform/block'
import { type Element, findElement, hasClass, htmlTree, textIn as wordsOf } from '../html-tree.ts'
import { listIn, settingsIn, settingsOf, textIn } from './json.ts'

const mostFields = 200

/** Converts a form from its settings, which are JSON in a script beside it. */
export function formPieces(block: Element): Piece[] {
  const script = findElement(block.children, (element) => hasClass(element, 'sqs-form-block-context'))
  const settings = settingsIn(script ? wordsOf(script.children) : '')
  const fields = listIn(settings.formFields).slice(0, mostFields).map(fieldOf)
  const heading = findElement(block.children, (element) => /^h[1-6]$/.test(element.name))
  const title = heading ? wordsOf(heading.children).trim() : ''
  const thanks = textIn(settingsOf(settings.formSubmissionMessage).html)
  const form: FormPiece = {
    kind: 'form',
    name: textIn(settings.formName) || title,
    fields: fields.length > 0 ? fields : [emailField],
    button: textIn(settings.formSubmitButtonText),
    thanks: wordsOf(htmlTree(thanks)).trim(),
  }
  return [form]
}

const emailField = { kind: 'email', label: '', description: '', isRequired: true, options: [] }

function fieldOf(value: unknown): FormPiece['fields'][number] {
  const field = settingsOf(value)
  return {
    kind: textIn(field.type) || 'text',
    label: textIn(field.title),
    description: textIn(field.description),
    isRequired: field.required === true,
    options: listIn(field.options).map(textIn),
  }
}
