import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n'
import { everyExample, exampleElement, type ShownExample } from '#support/block-examples'

/** Returns the hint that an owner reads in an empty block, on the canvas of a site in this language. */
function hintOf(shownExample: ShownExample, language: Language, ownerLanguage?: Language): string {
  const html = renderToString(
    exampleElement(shownExample, { editing: true, language, ...(ownerLanguage && { ownerLanguage }) }),
  )
  return /<p class="[\w-]+-empty">(.*?)<\/p>/.exec(html)?.[1] ?? ''
}

const hinting = everyExample
  .map((shown) => ({ ...shown, example: { ...shown.example, props: shown.block.contract.starts } }))
  .filter(({ block, example }) => block.contract.palette !== null && (example.data === undefined || isNothing(example)))
  .filter((shown) => hintOf(shown, 'nl') !== '')

/** Data as a loader answers it for a block that nobody has filled. */
function isNothing({ data }: ShownExample['example']): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).every((value) => !value || isEmpty(value))
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && Object.keys(value ?? {}).length === 0
}

test('many blocks have hints', () => {
  expect(new Set(hinting.map(({ block }) => block.contract.type)).size).toBeGreaterThan(10)
})

test.each(hinting)('$title: its hint is in the language of the owner, not that of the site', (shown) => {
  const hint = hintOf(shown, 'nl', 'de')
  expect(hint).toBe(hintOf(shown, 'de'))
  expect(hint).not.toBe(hintOf(shown, 'nl'))
})
