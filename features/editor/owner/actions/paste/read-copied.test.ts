import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { apply, emptyDocument } from '#platform/document'
import { insertedSection } from '../../base/arrange.ts'
import { blocksMark, textOfBlocks, textOfSection } from '../copy-blocks.ts'
import { readCopied } from './read-copied.ts'

const site = newId()
const empty = emptyDocument(newId(), 'page')
const section = insertedSection(empty, null, { name: 'Prices' })
const page = apply(empty, section.operation).document

test('a copied section is read back as it was, and blocks alone are none', () => {
  const text = textOfSection(page, section.id, site)
  expect(readCopied(text ?? '')).toMatchObject({ site, roots: [], section: { id: section.id, name: 'Prices' } })
  expect([textOfSection(page, null, site), textOfBlocks(page, [newId()], site)]).toEqual([null, null])
})

test.each([
  ['broken off', '{"roots":['],
  ['without blocks', '{"roots":[],"blocks":[]}'],
  ['with a root that is missing', `{"roots":["${newId()}"],"blocks":[]}`],
  ['with a section that is none', '{"roots":[],"blocks":[],"section":{"id":"a"}}'],
])('a copy that is %s is unreadable', (_, json) => {
  expect(readCopied(blocksMark + json)).toBe('unreadable')
})

test('a text of another program is no copy', () => {
  expect(readCopied('Fresh bread')).toBe(null)
})
