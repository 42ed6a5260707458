import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { apply, type Document, emptyDocument, headed, paragraphs } from '#platform/document'
import { canvas as textBlock } from '../../../../features/pages/blocks/html/html.canvas.ts'
import { insertedBlock, insertedSection } from '../../editor/arrange.ts'
import { videoBelow } from './video-below.ts'

const address = 'https://vimeo.com/76979871'

function afterPasting(text: object): Document {
  const empty = emptyDocument(newId(), 'page')
  const section = insertedSection(empty, null)
  const withSection = apply(empty, section.operation).document
  const block = insertedBlock(withSection, section.id, textBlock.contract, { text })
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
  expect(video).toEqual({ type: 'video', row: textBlock.contract.size.h, url: address })
})

test('where the text holds only its address, the video takes its place', () => {
  expect(blocksOf(afterPasting(paragraphs('')))).toEqual([{ type: 'video', row: 0, url: address }])
})
