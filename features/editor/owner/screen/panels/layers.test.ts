import { expect, test } from 'vitest'
import type { BlockContract } from '#platform/block'
import { newId } from '#platform/contract'
import { apply, emptyDocument, headed } from '#platform/document'
import { insertedBlock, insertedSection } from '../../base/arrange.ts'
import { canvasBlocks } from '../../base/blocks.ts'
import { chosenByLayers, foundLayers, isLayerChosen, layerBuilder } from './layers.ts'

const textContract = (): BlockContract => {
  const block = canvasBlocks.get('html')
  if (!block) throw new Error('The text block comes with the editor.')
  return block.contract
}

const words = { language: 'en', section: 'Section', group: 'Group', turn: 0 } as const

function page() {
  const empty = emptyDocument(newId(), 'page')
  const section = insertedSection(empty, null)
  let document = apply(empty, section.operation).document
  const ids = ['Rye', 'Spelt', 'White'].map((title, y) => {
    const at = { y: y * 4 }
    const block = insertedBlock(document, section.id, textContract(), { text: headed(2, title) }, at)
    document = apply(document, block.operation).document
    return block.id
  })
  return { document, ids }
}

test('an unchanged row stays the same while another is edited', () => {
  const { document, ids } = page()
  const build = layerBuilder()
  const before = build(document, words)
  const operation = { kind: 'placeBlock' as const, id: ids[1] ?? '', name: 'Grain' }
  const after = build(apply(document, operation).document, words)
  const rows = (layers: typeof before) => layers[0]?.children ?? []
  expect(rows(after).map((row, at) => row === rows(before)[at])).toEqual([true, false, true])
  expect(rows(after)[1]?.label).toBe('Grain')
  expect(build(document, words)[0]?.children[0]).toBe(rows(before)[0])
})

test('a search shows the rows that contain its words, and their sections', () => {
  const { document } = page()
  const found = foundLayers(layerBuilder()(document, words), 'SPELT')
  expect(found.map(({ children }) => children.map(({ words: text }) => text))).toEqual([['Spelt']])
  expect(foundLayers(layerBuilder()(document, words), 'oats')).toEqual([])
})

test('the menu of a row is that of the selection where the row belongs to it', () => {
  const { document, ids } = page()
  const [first = '', second = '', third = ''] = ids
  const section = document.blocks[first]?.section ?? ''
  const chosen = { blocks: [first, second], section }
  expect([first, third, section].map((id) => isLayerChosen(document, id, chosen))).toEqual([true, false, false])
  expect(isLayerChosen(document, section, { blocks: [], section })).toBe(true)
  expect(chosenByLayers(document, [section])).toEqual({ blocks: [], section })
  expect(chosenByLayers(document, [second, third])).toEqual({ blocks: [second, third], section })
})
