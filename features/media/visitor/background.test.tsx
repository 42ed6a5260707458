import { expect, test } from 'vitest'
import { renderMarkup } from '#platform/render/server'
import { exampleAsset, exampleVideo } from '../contract/example-assets.ts'
import { Background } from './background.tsx'

const shown = (options: { image?: boolean; video?: boolean }) =>
  renderMarkup(
    <Background
      image={options.image ? exampleAsset : null}
      video={options.video ? exampleVideo : null}
      focalPoint={null}
      eager={false}
      page={{ language: 'nl', editing: false }}
    />,
    { bundleOf: () => '/video-loop.js', runsOwnerCode: false, prefix: 'p' },
  )

test('a video behind a section is silent, starts by no attribute, and is hidden from screen readers; the image stays until it plays', () => {
  const { html, islands } = shown({ image: true, video: true })
  expect([...islands]).toEqual(['video-loop'])
  expect(html.indexOf('<picture>')).toBeLessThan(html.indexOf('<video'))
  expect(html).toMatch(/<video [^>]*aria-hidden="true"[^>]*>/)
  expect(html).toMatch(/muted=""/)
  expect(html).not.toMatch(/autoplay|controls/i)
  expect(html).toContain('Video pauzeren')
})

test('a section without an image or a video has no background', () => {
  expect([shown({}).html, shown({ image: true }).islands.size]).toEqual(['', 0])
})
