import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'
import { albumBlock } from './album.block.ts'
import { albumBlockContract } from './album.contract.ts'

const shown = (name: string) =>
  renderView(exampleElement({ block: albumBlock, example: albumBlockContract.examples[name] as never }))

test('tracks are a list in their order, each with the player of the browser, which fetches nothing before a click', () => {
  const { html, islands } = shown('plain')
  expect(html.match(/<li>/g)).toHaveLength(3)
  expect(html.match(/<audio [^>]*preload="none"/g)).toHaveLength(2)
  expect(html).not.toContain(' download')
  expect([...islands]).toEqual([])
})

test('C9.29 an album of sixty tracks is shown whole, and one of sixty-one is invalid', () => {
  const tracks = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: newId(), asset: null, title: `Track ${at + 1}`, length: '' }))
  const props = { ...albumBlockContract.starts, tracks: tracks(60) }
  const { html } = renderView(exampleElement({ block: albumBlock, example: { props, data: { photos: {} } } as never }))
  expect(html).toContain('Track 60')
  expect(albumBlockContract.props.safeParse({ ...props, tracks: tracks(61) }).success).toBe(false)
})

test('a track is downloaded where the owner offers it, and the link says which', () => {
  expect(shown('download').html).toContain('aria-label="Download Two o’clock"')
})
