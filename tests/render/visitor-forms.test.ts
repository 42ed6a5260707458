import { parseDocument, DomUtils } from 'htmlparser2'
import { expect, test } from 'vitest'
import { renderMarkup } from '#platform/render/server'
import { everyExample, exampleElement } from '#support/block-examples'

const { getElementsByTagName, getAttributeValue, hasAttrib } = DomUtils
const examples = everyExample.map((shownExample) => {
  const { html } = renderMarkup(exampleElement(shownExample), {
    bundleOf: () => '/x.js',
    runsOwnerCode: true,
    prefix: 'p',
  })
  return { title: shownExample.title, document: parseDocument(html) }
})
type Element = ReturnType<typeof getElementsByTagName>[number]
const limits = ['required', 'pattern', 'min', 'max', 'minlength', 'step']
const types = ['email', 'url', 'number', 'date', 'time', 'datetime-local', 'month', 'week']

/** Whether a browser would answer a wrong value of this field in its own words. */
function isChecked(field: Element): boolean {
  return (
    limits.some((name) => hasAttrib(field, name)) ||
    (field.name === 'input' && types.includes(getAttributeValue(field, 'type') ?? ''))
  )
}
const formsOf = (document: (typeof examples)[number]['document']) => getElementsByTagName('form', document)
const checkedFields = (form: Element) =>
  ['input', 'select', 'textarea'].flatMap((name) => getElementsByTagName(name, form.children)).filter(isChecked)

test('no form of a visitor lets the browser report wrong fields', () => {
  const checked = examples.flatMap(({ title, document }) =>
    formsOf(document)
      .filter((form) => checkedFields(form).length > 0)
      .map((form) => ({ title, action: getAttributeValue(form, 'action'), isOurs: hasAttrib(form, 'novalidate') })),
  )
  expect(new Set(checked.map(({ action }) => action)).size).toBeGreaterThan(12)
  expect(checked.filter(({ isOurs }) => !isOurs)).toEqual([])
})

test('every sentence that a field of a form names is on the page', () => {
  const missing = examples.flatMap(({ title, document }) =>
    formsOf(document)
      .flatMap((form) => checkedFields(form))
      .flatMap((field) => (getAttributeValue(field, 'aria-describedby') ?? '').split(' ').filter(Boolean))
      .filter((id) => !DomUtils.getElementById(id, document.children))
      .map((id) => `${title}: ${id}`),
  )
  expect(missing).toEqual([])
})
