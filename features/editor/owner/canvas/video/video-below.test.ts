import { expect, test } from 'vitest'
import type { BlockContract } from '#platform/block'
import { newId } from '#platform/contract'
import { apply, type Document, emptyDocument, headed, paragraphs } from '#platform/document'
import { insertedBlock, insertedSection } from '../../base/arrange.ts'
import { canvasBlocks } from '../../base/blocks.ts'
import { videoBelow } from './video-below.ts'

const textContract = (): BlockContract => {
  const block = canvasBlocks.get('html')
  if (!block) throw new Error('The text block comes with the editor.')
  return block.contract
}

const address = 'https://vimeo.com/76979871'

function afterPasting(text: object): Document {
  const empty = emptyDocument(newId(), 'page')
  const section = insertedSection(empty, null)
  const withSection = apply(empty, section.operation).document
  const block = insertedBlock(withSection, section.id, textContract(), { text })
  const document = apply(withSection, block.operation).document
  const video = videoBelow(document, block.id, address)
  return video ? apply(document, video.operation).document : document
}

const blocksOf = ({ blocks }: Document) =>
  Object.values(blocks).map(({ type, place, props }) => ({ type, row: place.desktop.y, url: props['url'] }))

test('a video appears below the text at once, without the code that draws videos', () => {
  const document = afterPasting(headed(2, 'Rye', 'How it rises'))
  const [text, video] = blocksOf(document)
  expect(text).toMatchObject({ type: 'html', row: 0 })
  expect(video).toEqual({ type: 'video', row: textContract().size.h, url: address })
})

test('where the text holds only its address, the video takes its place', () => {
  expect(blocksOf(afterPasting(paragraphs('')))).toEqual([{ type: 'video', row: 0, url: address }])
})
